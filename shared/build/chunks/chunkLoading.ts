import webpack, { type Chunk, type Compilation, type WebpackPluginInstance } from 'webpack'
import JsonpChunkLoadingRuntimeModule from 'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js'
import { INTEGRITY_OF } from './integrity.ts'

const { RuntimeGlobals } = webpack

/**
 * Features of webpack's runtime that our builds do not need and this one lacks: a build that requires one is refused.
 */
const UNKNOWN = [
  'onChunksLoaded',
  'baseURI',
  'prefetchChunkHandlers',
  'preloadChunkHandlers',
] as const

/**
 * Replaces webpack's chunk loading, which adds code that loads before every page and uses script tags directly, by the
 * document's script loader (`host/src/scripts`), which recovers from hanging requests and corrupt caches. Nothing of a
 * failed chunk is kept, so the next request retries.
 */
export function ownChunkLoading(): WebpackPluginInstance {
  return {
    apply(compiler) {
      // In development, hot updates need webpack's own loading.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('ownChunkLoading', (compilation) => {
        compilation.hooks.runtimeModule.tap('ownChunkLoading', (module, chunk) => {
          if (!(module instanceof JsonpChunkLoadingRuntimeModule)) return
          module.generate = () => generate(compilation, chunk)
        })
      })
    },
  }
}

function generate({ chunkGraph, outputOptions }: Compilation, chunk: Chunk): string {
  const asked = chunkGraph.getTreeRuntimeRequirements(chunk)
  const unknown = UNKNOWN.find((name) => asked.has(RuntimeGlobals[name]))
  if (unknown) throw new Error(`chunkLoading.ts does not know how to do ${unknown}.`)
  const hasFile = (each: Chunk) =>
    chunkGraph.getChunkModulesIterableBySourceType(each, 'javascript')
  const without = [...chunk.getAllAsyncChunks()].filter((each) => !hasFile(each))
  const there = Object.fromEntries([chunk, ...without].map(({ id }) => [id, 1]))
  const list = `self[${JSON.stringify(outputOptions.chunkLoadingGlobal)}]`
  return `
const there = ${JSON.stringify(there)};
const coming = {};
const bring = async (chunkId) => {
  const url = (${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(chunkId)).replace(location.origin, "");
  try {
    await self.aldergateScripts.load({ url, integrity: ${INTEGRITY_OF}(chunkId) });
    if (!there[chunkId]) throw new Error(url + " ran, but is not that chunk.");
  } catch (cause) {
    delete coming[chunkId];
    const problem = new Error("Loading chunk " + chunkId + " failed: " + url, { cause });
    throw Object.assign(problem, { name: "ChunkLoadError", request: url });
  }
};
${RuntimeGlobals.ensureChunkHandlers}.j = (chunkId, promises) => {
  if (!there[chunkId]) promises.push(coming[chunkId] ??= bring(chunkId));
};
const arrive = ([ids, modules, runtime]) => {
  if (ids.every((id) => there[id])) return;
  Object.assign(${RuntimeGlobals.moduleFactories}, modules);
  runtime?.(${RuntimeGlobals.require});
  for (const id of ids) there[id] = 1;
};
const arrived = ${list} ??= [];
arrived.forEach(arrive);
arrived.push = arrive;`
}
