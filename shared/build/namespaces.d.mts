import type { WebpackPluginInstance } from 'webpack'

/** Shows a library of CommonJS as a namespace, in the stead of webpack's runtime. */
export function ownNamespaces(): WebpackPluginInstance
