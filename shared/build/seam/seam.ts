import webpack, { type WebpackPluginInstance } from 'webpack'
import { closureOf, type Declarations } from './declarationTree.ts'
import { type Names, notGiven } from './notGiven.ts'
import { GIVEN_NAMES } from '../sharing.ts'
import { type Copy, type Takes, takesOf } from './takes.ts'

const SEAM = 'seam.json'

/** Only types of our own packages are compared; third-party packages are guarded by their ranges. */
const OURS = '@aldergate/'

/** A bundled copy, with the names that it uses from our packages and from libraries. */
interface OwnCopy extends Copy {
  libraries: Names
}

/** The content of `seam.json`. */
interface Seam {
  ranges: Readonly<Record<string, string>>
  names: Names
  copies: Readonly<Record<string, OwnCopy>>
  libraries: Names
  given: Names
  declarations: Declarations
}

/**
 * Writes `seam.json` beside a production bundle, for promotion to read: what the build takes from our shared modules
 * and which of them it bundles, the declarations that it was compiled against, as returned by `declare`, what it uses
 * of libraries, and the libraries of which it provides only some names.
 */
export function describeSeam(
  declare: () => Promise<Declarations>,
  given: Names = {},
): WebpackPluginInstance {
  return {
    apply(compiler) {
      // Not in development, where builds follow every save and are not promoted.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('describeSeam', (compilation) => {
        let takes: Takes | undefined
        compilation.hooks.afterOptimizeDependencies.tap('describeSeam', () => {
          takes = takesOf(compilation)
        })
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
        compilation.hooks.processAssets.tapPromise({ name: 'describeSeam', stage }, async () => {
          const declarations = await declare()
          if (!takes) throw new Error('What a build takes is known before its files are.')
          const json = JSON.stringify(seamOf(takes, declarations, given))
          compilation.emitAsset(SEAM, new webpack.sources.RawSource(`${json}\n`))
        })
      })
    },
  }
}

export function seamOf(
  { ranges, names, copies }: Takes,
  declarations: Declarations,
  given: Names,
): Seam {
  const users = [names, ...Object.values(ours(copies)).map((copy) => copy.names)]
  const [missing] = users.flatMap((taken) => notGiven(GIVEN_NAMES, taken))
  if (missing) {
    throw new Error(
      `The host does not give ${missing.key}: ${missing.name}. Do without it, or name it in shared/build/sharing.ts and put the host live before this part.`,
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

function ours<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isOurs(key)))
}

function libraries<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !isOurs(key)))
}

function isOurs(key: string): boolean {
  return key.startsWith(OURS)
}
