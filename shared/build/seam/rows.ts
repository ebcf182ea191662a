import type { AsyncDependenciesBlock, Chunk, Compilation } from 'webpack'

/** The id of a chunk or of a module. */
export type Id = Chunk['id']

/**
 * Returns the words of a row that stand for `import()` of a module: the module's id, and those of the chunks that it
 * comes in. In rows, a runtime says in a third of the bytes what webpack writes as a function for each module.
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

/** The code of a table, whose cells have no spaces and no strokes: a list of lists of texts. */
export function tableOf(rows: readonly (readonly Id[])[]): string {
  const text = rows.map((words) => words.join(' ')).join('|')
  return `${JSON.stringify(text)}.split("|").map((row) => row.split(" "))`
}
