import type { WebpackPluginInstance } from 'webpack'

/** Gives what is shared in the stead of webpack's runtime: each in one version, by one host. */
export function ownGives(): WebpackPluginInstance
