import { createHash } from 'node:crypto'
import webpack from 'webpack'
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js'

/** Stands in the runtime until the chunks have their final bytes. It survives any minifier as a string. */
const PLACEHOLDER = '@@integrity of the chunks@@'

const INTEGRITY_OF = `${webpack.RuntimeGlobals.require}.integrityOf`

/**
 * The table of hashes, and who loads the chunks: the document's script loader (`host/src/scripts`), which
 * heals what hangs or was cached wrong. Where there is none, webpack's own way remains.
 */
class ChunkLoadingRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const load = webpack.RuntimeGlobals.loadScript
    return `
${INTEGRITY_OF} = function (chunkId) {
  var table = ${JSON.stringify(PLACEHOLDER)}.split(" ");
  var place = table.indexOf(String(chunkId));
  if (place < 0) throw new Error("This build has no hash of chunk " + chunkId + ".");
  return table[place + 1];
};
var scripts = self.aldergateScripts;
if (scripts) ${load} = function (url, done, key, chunkId) {
  var file = url.replace(location.origin, "");
  var end = function (type) { return function () { done({ type: type, target: { src: file } }); }; };
  scripts.load({ url: file, integrity: ${INTEGRITY_OF}(chunkId) }).then(end("load"), end("error"));
};`
  }
}

/** What the browser must find in `bytes` before it runs them. */
function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
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
        LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          'chunkIntegrity',
          (source) => `${source}
script.crossOrigin = "anonymous";
script.integrity = ${INTEGRITY_OF}(chunkId);`,
        )
        compilation.hooks.runtimeRequirementInTree
          .for(webpack.RuntimeGlobals.loadScript)
          .tap('chunkIntegrity', (chunk) => {
            compilation.addRuntimeModule(chunk, new ChunkLoadingRuntimeModule())
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

function tableOf(compilation) {
  return [...compilation.chunks]
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) =>
      scriptsOf(chunk).map(
        (file) => `${chunk.id} ${integrityOf(compilation.getAsset(file).source.buffer())}`,
      ),
    )
    .join(' ')
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
