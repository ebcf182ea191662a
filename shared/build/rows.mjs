/**
 * Returns the words of a row that stand for `import()` of a module: the module's id, and those of the chunks that it
 * comes in. In rows, a runtime says in a third of the bytes what webpack writes as a function for each module.
 */
export function broughtBy(block, { chunkGraph, moduleGraph }) {
  const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? []
  return [
    chunkGraph.getModuleId(moduleGraph.getModule(block.dependencies[0])),
    ...chunks.filter((chunk) => !chunk.hasRuntime()).map(({ id }) => id),
  ]
}

/** The code of a table, whose cells have no spaces and no strokes: a list of lists of texts. */
export function tableOf(rows) {
  const text = rows.map((words) => words.join(' ')).join('|')
  return `${JSON.stringify(text)}.split("|").map((row) => row.split(" "))`
}
