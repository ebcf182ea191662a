import { resolveIn, specifiersIn } from '@aldergate/build/declarationTree'
import type { Declarations } from './seam.ts'

/**
 * The paths at which two sets of declarations are identical, including everything that they refer to. Types declared
 * there are the same type, even where types are compared by name and not by structure.
 */
export function commonFiles(some: Declarations, others: Declarations): ReadonlySet<string> {
  const common = new Set(
    Object.keys(some.files).filter((path) => some.files[path] === others.files[path]),
  )
  for (;;) {
    const unlike = [...common].filter((path) => !refersOnlyTo(common, path, some, others))
    if (unlike.length === 0) return common
    for (const path of unlike) common.delete(path)
  }
}

function refersOnlyTo(
  common: ReadonlySet<string>,
  path: string,
  some: Declarations,
  others: Declarations,
): boolean {
  return specifiersIn(some.files[path] ?? '').every((specifier) => {
    const target = resolveIn(some, path, specifier)
    if (target !== resolveIn(others, path, specifier)) return false
    return target === undefined || common.has(target)
  })
}
