import type { WebpackPluginInstance } from 'webpack'

/** Takes what is shared in the stead of webpack's runtime: strict versions, by `^` or `~`. */
export function ownConsumes(): WebpackPluginInstance
