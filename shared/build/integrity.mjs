import { createHash } from 'node:crypto'
import webpack from 'webpack'

/** Stands in the runtime until the chunks have their final bytes. It survives any minifier as a string. */
const PLACEHOLDER = '@@integrity of the chunks@@'

/** Nothing of a hash can be compressed, and the entry stands before every page: the shortest that browsers check. */
const ALGORITHM = 'sha256'

/** Of its hashes in base64, without the sign that each of them ends with. */
const HASH_LENGTH = 43

const INTEGRITY_OF = `${webpack.RuntimeGlobals.require}.integrityOf`

/**
 * The table of hashes, and who loads the chunks in webpack's stead: the document's script loader
 * (`host/src/scripts`), which heals what hangs or was cached wrong.
 */
class ChunkLoadingRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const load = webpack.RuntimeGlobals.loadScript
    return `
${INTEGRITY_OF} = function (chunkId) {
  var table = ${JSON.stringify(PLACEHOLDER)}.split("|");
  var place = table[0].split(" ").indexOf(String(chunkId)) * ${HASH_LENGTH};
  if (place < 0) throw new Error("No hash of chunk " + chunkId + ".");
  return "${ALGORITHM}-" + table[1].slice(place, place + ${HASH_LENGTH}) + "=";
};
${load} = function (url, done, key, chunkId) {
  var file = url.replace(location.origin, "");
  var end = function (type) { return function () { done({ type: type, target: { src: file } }); }; };
  self.aldergateScripts.load({ url: file, integrity: ${INTEGRITY_OF}(chunkId) }).then(end("load"), end("error"));
};`
  }
}

/** What the browser must find in `bytes` before it runs them. */
function hashOf(bytes) {
  return createHash(ALGORITHM).update(bytes).digest('base64').slice(0, HASH_LENGTH)
}

/**
 * Lets a build load its own chunks only when their bytes are those that it was built with.
 * The table of hashes stands in the runtime (the entry), whose own integrity the registry holds.
 */
export function chunkIntegrity() {
  return {
    apply(compiler) {
      // There the files follow the sources, and an open page takes them as they are.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('chunkIntegrity', (compilation) => {
        compilation.hooks.runtimeRequirementInTree
          .for(webpack.RuntimeGlobals.loadScript)
          .tap('chunkIntegrity', (chunk) => {
            compilation.addRuntimeModule(chunk, new ChunkLoadingRuntimeModule())
            // Webpack's own loader stays out.
            return true
          })
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH
        compilation.hooks.processAssets.tap({ name: 'chunkIntegrity', stage }, () => {
          const table = tableOf(compilation)
          const runtimes = [...compilation.chunks].filter((chunk) => chunk.hasRuntime())
          const holders = runtimes.flatMap(scriptsOf).filter((file) => holds(compilation, file))
          if (table !== '' && holders.length === 0) {
            throw new Error('No runtime of this build has a place for the hashes of its chunks.')
          }
          for (const file of holders) {
            compilation.updateAsset(file, (source) => fillIn(source, table))
          }
        })
      })
    },
  }
}

function scriptsOf(chunk) {
  return [...chunk.files].filter((file) => file.endsWith('.js'))
}

/** The ids of all chunks, then, after a stroke, their hashes in the same order. */
function tableOf(compilation) {
  const chunks = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime())
  const files = chunks.flatMap((chunk) => scriptsOf(chunk).map((file) => ({ id: chunk.id, file })))
  if (files.length === 0) return ''
  const hashes = files.map(({ file }) => hashOf(compilation.getAsset(file).source.buffer()))
  return `${files.map(({ id }) => id).join(' ')}|${hashes.join('')}`
}

function holds(compilation, file) {
  return compilation.getAsset(file).source.source().toString().includes(PLACEHOLDER)
}

function fillIn(source, table) {
  const filled = new webpack.sources.ReplaceSource(source)
  const at = source.source().toString().indexOf(PLACEHOLDER)
  filled.replace(at, at + PLACEHOLDER.length - 1, table)
  return filled
}
