import webpack from 'webpack'
import { closureOf } from './declarationTree.mjs'
import { notGiven } from './sharing.mjs'
import { takesOf } from './takes.mjs'

const SEAM = 'seam.json'

/** What others publish is guarded by its range alone. */
const OURS = '@aldergate/'

/**
 * Writes `seam.json` beside a bundle for production, for promotion to read: what the build takes from our shared
 * modules and which of them it brings along, and the declarations that it was compiled against, which
 * `declare` gives.
 */
export function describeSeam(declare) {
  return {
    apply(compiler) {
      // It follows the sources at every save, and nobody but its author sees it.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('describeSeam', (compilation) => {
        let takes
        compilation.hooks.afterOptimizeDependencies.tap('describeSeam', () => {
          takes = takesOf(compilation)
        })
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
        compilation.hooks.processAssets.tapPromise({ name: 'describeSeam', stage }, async () => {
          const json = JSON.stringify(seamOf(takes, await declare()))
          compilation.emitAsset(SEAM, new webpack.sources.RawSource(`${json}\n`))
        })
      })
    },
  }
}

function seamOf({ ranges, names, copies }, declarations) {
  const missing = notGiven(names)
  if (missing) {
    throw new Error(
      `The host does not give ${missing}. Do without it, or name it in shared/build/sharing.mjs and put the host live before this part.`,
    )
  }
  const ownCopies = Object.entries(ours(copies)).map(([key, copy]) => [
    key,
    { ...copy, names: ours(copy.names) },
  ])
  const keys = Object.keys(ours(ranges))
  const stranger = keys.find((key) => !Object.hasOwn(declarations.entries, key))
  if (stranger) throw new Error(`${stranger} is shared, but it is none of the shared entries.`)
  return {
    ranges: ours(ranges),
    names: ours(names),
    copies: Object.fromEntries(ownCopies),
    declarations: closureOf(declarations, keys),
  }
}

function ours(record) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key.startsWith(OURS)))
}
