import type { AsyncDependenciesBlock, Chunk, Compilation } from 'webpack'

/** The id of a chunk or of a module. */
export type Id = Chunk['id']

/**
 * Returns the table cells that replace the `import()` of a module: the module's id, and those of its chunks. A table
 * takes a third of the bytes of the functions that webpack generates per module.
 */
export function broughtBy(
  block: AsyncDependenciesBlock,
  { chunkGraph, moduleGraph }: Compilation,
): Id[] {
  const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? []
  const [dependency] = block.dependencies
  const module = dependency && moduleGraph.getModule(dependency)
  if (!module) throw new Error('An import() of a shared module leads to no module.')
  return [
    chunkGraph.getModuleId(module),
    ...chunks.filter((chunk) => !chunk.hasRuntime()).map(({ id }) => id),
  ]
}

/** The code of a table as a list of lists of strings; no cell may contain a space or `|`. */
export function tableOf(rows: readonly (readonly Id[])[]): string {
  const text = rows.map((words) => words.join(' ')).join('|')
  return `${JSON.stringify(text)}.split("|").map((row) => row.split(" "))`
}
