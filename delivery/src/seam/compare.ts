import type { Difference, SeamCheck } from './checkSeam.ts'
import { createCompiler, type Compiler } from './compiler.ts'
import { explain, type Misfit } from './explain.ts'
import { memberAt, valuesOf } from './members.ts'

/** Checks the shared modules `keys` with the compiler, and returns what is missing or incompatible. */
export function compare(check: SeamCheck, keys: readonly string[]): Difference[] {
  const compiler = createCompiler({ offered: check.offered, used: check.used })
  const misfits = misfitsOf(compiler, keys, check.names)
  const changed = misfits.filter(({ isThere }) => isThere)
  const messages = explain(compiler, changed)
  return misfits.map((misfit) => ({
    key: misfit.key,
    name: misfit.path.join('.'),
    kind: misfit.isThere ? 'changed' : 'missing',
    message: messages[changed.indexOf(misfit)] ?? '',
  }))
}

/** The used values that the offered ones are not assignable to. */
function misfitsOf(
  compiler: Compiler,
  keys: readonly string[],
  names: SeamCheck['names'],
): (Misfit & { isThere: boolean })[] {
  const program = compiler.programOf(
    keys.flatMap((key) => [compiler.fileOf('offered', key), compiler.fileOf('used', key)]),
  )
  const checker = program.getTypeChecker()
  return keys.flatMap((key) => {
    const used = valuesOf(program, compiler.fileOf('used', key))
    const offered = valuesOf(program, compiler.fileOf('offered', key))
    const wanted = names[key] ?? []
    return (wanted.includes('*') ? [...used.keys()] : wanted).flatMap((name) => {
      // Below the depth of the types, only the closest typed ancestor can be compared.
      const old = memberAt(checker, used, name.split('.'))
      const path = old?.path ?? [name]
      const now = memberAt(checker, offered, path)
      const isThere = now?.path.length === path.length
      const fits = isThere && old && checker.isTypeAssignableTo(now.type, old.type)
      return fits ? [] : [{ key, path, isThere }]
    })
  })
}
