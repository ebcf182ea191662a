import ts from 'typescript'

/** A value of a module: an export, or a member of one. */
export interface Member {
  /** `['theme', 'color']` */
  path: readonly string[]
  type: ts.Type
}

/** The exported values of a module, by name. Types are left out: they do not exist at run time. */
export function valuesOf(program: ts.Program, file: string): ReadonlyMap<string, ts.Type> {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const symbols = module ? checker.getExportsOfModule(module) : []
  const values = symbols.flatMap((symbol): [string, ts.Type][] => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return target.flags & ts.SymbolFlags.Value
      ? [[symbol.name, checker.getTypeOfSymbol(target)]]
      : []
  })
  return new Map(values)
}

/** The member at the end of a path, or the last one on the way that has a type of its own. */
export function memberAt(
  checker: ts.TypeChecker,
  values: ReadonlyMap<string, ts.Type>,
  [name = '', ...members]: readonly string[],
): Member | undefined {
  let type = values.get(name)
  if (!type) return undefined
  const path = [name]
  for (const member of members) {
    const property = checker.getPropertyOfType(type, member)
    if (!property) break
    type = checker.getTypeOfSymbol(property)
    path.push(member)
  }
  return { path, type }
}
