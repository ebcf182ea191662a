import type { WebpackPluginInstance } from 'webpack'

/** Loads chunks by the document's script loader, in the stead of webpack's runtime. */
export function ownChunkLoading(): WebpackPluginInstance
