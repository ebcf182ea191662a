import type { WebpackPluginInstance } from 'webpack'

/** The function of the runtime that says what a chunk's bytes have to be. */
export const INTEGRITY_OF: string

/** Lets a build load its own chunks only when their bytes are right; `holderNames` are chunks that hold hashes of others. */
export function chunkIntegrity(holderNames?: readonly string[]): WebpackPluginInstance
