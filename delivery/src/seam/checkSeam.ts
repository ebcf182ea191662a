import { commonFiles } from './commonFiles.ts'
import type { Declarations, Names } from './seam.ts'

/** Why a used export cannot be taken from the provider. */
export interface Difference {
  /** The shared module, by its share key. */
  key: string
  /** The export, or a member of it; absent if the whole module is missing. */
  name?: string
  kind: 'missing' | 'changed'
  /** The compiler's message; empty if something is missing. */
  message: string
}

export interface SeamCheck {
  offered: Declarations
  /** The declarations that the build was compiled against. */
  used: Declarations
  /** The names that the build uses, by share key; `*` stands for every export that it was compiled against. */
  names: Names
}

/**
 * Compares the offered declarations with those that a build was compiled against: each name that the build uses has to
 * be assignable. Returns what is missing or incompatible. Equal declarations need no compiler.
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
  // The compiler takes a third of a second to load, and most promotions do not need it.
  const { compare } = await import('./compare.ts')
  return [...missing, ...compare({ offered, used, names }, known)]
}
