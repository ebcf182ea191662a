import webpack from 'webpack'
import { closureOf } from './declarationTree.mjs'
import { notGiven } from './notGiven.mjs'
import { GIVEN_NAMES } from './sharing.mjs'
import { takesOf } from './takes.mjs'

const SEAM = 'seam.json'

/** Of what others publish, nobody compares types: the ranges guard it. */
const OURS = '@aldergate/'

/**
 * Writes `seam.json` beside a bundle for production, for promotion to read: what the build takes from our shared
 * modules and which of them it brings along, the declarations that it was compiled against, which `declare` gives,
 * what it takes of libraries, and of which libraries it gives some names alone.
 */
export function describeSeam(declare, given = {}) {
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
          const json = JSON.stringify(seamOf(takes, await declare(), given))
          compilation.emitAsset(SEAM, new webpack.sources.RawSource(`${json}\n`))
        })
      })
    },
  }
}

export function seamOf({ ranges, names, copies }, declarations, given) {
  const users = [names, ...Object.values(ours(copies)).map((copy) => copy.names)]
  const [missing] = users.flatMap((taken) => notGiven(GIVEN_NAMES, taken))
  if (missing) {
    throw new Error(
      `The host does not give ${missing.key}: ${missing.name}. Do without it, or name it in shared/build/sharing.mjs and put the host live before this part.`,
    )
  }
  const ownCopies = Object.entries(ours(copies)).map(([key, copy]) => [
    key,
    { ...copy, names: ours(copy.names), libraries: libraries(copy.names) },
  ])
  const keys = Object.keys(ours(ranges))
  const stranger = keys.find((key) => !Object.hasOwn(declarations.entries, key))
  if (stranger) throw new Error(`${stranger} is shared, but it is none of the shared entries.`)
  return {
    ranges: ours(ranges),
    names: ours(names),
    copies: Object.fromEntries(ownCopies),
    libraries: libraries(names),
    given,
    declarations: closureOf(declarations, keys),
  }
}

function ours(record) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isOurs(key)))
}

function libraries(record) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !isOurs(key)))
}

function isOurs(key) {
  return key.startsWith(OURS)
}
