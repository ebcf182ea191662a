import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../process/root.ts'

const FOLDER = join(ROOT, 'shared/ledger')

/** The entry of which each remote may bundle a copy of its own. */
const ARITHMETIC = join(FOLDER, 'src/index.ts')

interface Manifest {
  exports: Record<string, string>
  shares: Record<string, string>
}

/** The singleton entries of the ledger, shared by a page's remotes even if each has its own copy of the rest. */
function singletons(): string[] {
  const { exports, shares } = JSON.parse(
    readFileSync(join(FOLDER, 'package.json'), 'utf8'),
  ) as Manifest
  return Object.entries(exports).flatMap(([entry, file]) =>
    shares[entry] === 'singleton' ? [join(FOLDER, file)] : [],
  )
}

/** Returns the paths in a type's members, arguments and results at which a `Big` occurs. */
function bigsIn(checker: ts.TypeChecker, root: ts.Type, name: string): string[] {
  const seen = new Set<ts.Type>()
  const found: string[] = []
  function look(type: ts.Type, path: string) {
    if (seen.has(type)) return
    seen.add(type)
    if (type.symbol?.name === 'Big') found.push(path)
    else {
      if (type.isUnionOrIntersection()) type.types.forEach((part) => look(part, path))
      for (const argument of checker.getTypeArguments(type as ts.TypeReference))
        look(argument, path)
      for (const call of type.getCallSignatures()) {
        look(call.getReturnType(), `${path}()`)
        for (const taken of call.getParameters()) {
          look(checker.getTypeOfSymbol(taken), `${path}(${taken.name})`)
        }
      }
      for (const member of type.getProperties().filter(isOurs)) {
        look(checker.getTypeOfSymbol(member), `${path}.${member.name}`)
      }
    }
  }
  look(root, name)
  return found
}

/** Whether a member is declared by the project and not by a library. */
function isOurs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.every((each) => !each.getSourceFile().fileName.includes('/node_modules/'))
}

it('hands out no number of one copy of the ledger, which another copy would not know', () => {
  const entries = singletons()
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as {
    config: object
  }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const program = ts.createProgram([...entries, ARITHMETIC], { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  function bigsOf(entry: string): string[] {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    const exported = module ? checker.getExportsOfModule(module) : []
    return exported.flatMap((symbol) =>
      bigsIn(checker, checker.getTypeOfSymbol(symbol), symbol.name),
    )
  }

  expect(bigsOf(ARITHMETIC)).toEqual(expect.arrayContaining(['exact()', 'feeOf()']))
  expect(entries.length).toBeGreaterThan(2)
  expect(entries.flatMap(bigsOf)).toEqual([])
})
