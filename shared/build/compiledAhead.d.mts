import type { WebpackPluginInstance } from 'webpack'

/** Lets the browser compile what runs at the start of a page while it comes. */
export function compiledAhead(): WebpackPluginInstance
