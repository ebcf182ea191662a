import { commonFiles } from './commonFiles.ts'
import type { Declarations, Names } from './seam.ts'

/** Why something that is used cannot be taken from who offers it. */
export interface Difference {
  /** The shared module, by its share key. */
  key: string
  /** The export, or a member of it; none when the whole module is missing. */
  name?: string
  kind: 'missing' | 'changed'
  /** The misfit in the compiler's words; empty when something is missing. */
  message: string
}

export interface SeamCheck {
  offered: Declarations
  /** The declarations that the build was compiled against. */
  used: Declarations
  /** The names that the build uses, by share key; `*` is every export that it was compiled against. */
  names: Names
}

/**
 * Compares what is offered with what a build was compiled against: each name that the build uses must be
 * assignable. Returns what is missing or does not fit. Equal declarations need no compiler.
 */
export async function checkSeam({ offered, used, names }: SeamCheck): Promise<Difference[]> {
  const common = commonFiles(offered, used)
  const keys = Object.keys(names).filter((key) => {
    const path = used.entries[key]
    return path === undefined || path !== offered.entries[key] || !common.has(path)
  })
  const known = keys.filter((key) => Object.hasOwn(offered.entries, key))
  const missing = keys
    .filter((key) => !known.includes(key))
    .map((key): Difference => ({ key, kind: 'missing', message: '' }))
  if (known.length === 0) return missing
  // The compiler takes a third of a second to load: most promotions do without.
  const { compare } = await import('./compare.ts')
  return [...missing, ...compare({ offered, used, names }, known)]
}
