import type ts from 'typescript'

/** The options of every workspace, for whoever asks the compiler by its API. Browser code knows no types of Node. */
export function compilerOptions(): ts.CompilerOptions
