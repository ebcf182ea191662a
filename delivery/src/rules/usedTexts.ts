import { compilerOptions } from '@aldergate/build/compilerOptions'
import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../process/root.ts'
import { CHECKED } from './checked.ts'

/** The files, from the project's root, that use a key. */
type Users = Map<string, Set<string>>

/**
 * The catalogue folders `texts/`, from the project's root, with the used keys of each and the sources that use them.
 */
export type UsedTexts = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

interface Used {
  /** All keys of the catalogue. */
  keys: ReadonlySet<string>
  users: Users
  /** Whether some call may take any key, so that the keys are looked for as literals around the catalogue. */
  isOpen: boolean
}

/**
 * Finds the used texts by the compiler: at each call of a `Translate`, the type of the first argument gives the
 * possible keys, including `metric.${metric}` and keys from a table. `probes` are additional sources.
 */
export function usedTexts(probes: Readonly<Record<string, string>>): UsedTexts {
  const patterns = CHECKED.map((folder) => `${folder}/src/**/*.{ts,tsx}`)
  const sources = globSync(patterns, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|\.d\./.test(file))
    .map((file) => join(ROOT, file))
  const program = programOf(sources, probes)
  const checker = program.getTypeChecker()
  const files = [...sources, ...Object.keys(probes)].flatMap((file) => {
    const source = program.getSourceFile(file)
    return source && !source.isDeclarationFile ? [source] : []
  })
  const used = new Map<string, Used>()
  for (const file of files) {
    if (!/[Tt]ext|Translate/.test(file.text)) continue
    forEachCall(file, (call) => noteCall(call, checker, used))
  }
  for (const [folder, known] of used) {
    if (known.isOpen) noteLiterals(dirname(folder), files, known)
  }
  return new Map([...used].map(([folder, { users }]) => [relative(ROOT, folder), users]))
}

function programOf(sources: readonly string[], probes: Readonly<Record<string, string>>) {
  const options = compilerOptions()
  const host = ts.createCompilerHost(options)
  return ts.createProgram({
    rootNames: [...sources, ...Object.keys(probes)],
    options,
    host: {
      ...host,
      fileExists: (file) => Object.hasOwn(probes, file) || host.fileExists(file),
      directoryExists: () => true,
      readFile: (file) => probes[file] ?? host.readFile(file),
      getSourceFile: (file, language) => {
        const text = probes[file] ?? host.readFile(file)
        return text === undefined ? undefined : ts.createSourceFile(file, text, language, true)
      },
    },
  })
}

function forEachCall(node: ts.Node, note: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) note(node)
  ts.forEachChild(node, (child) => forEachCall(child, note))
}

function noteCall(call: ts.CallExpression, checker: ts.TypeChecker, used: Map<string, Used>): void {
  const [key] = call.arguments
  // Skips methods, React hooks and setters: most calls, and never translations.
  if (!key || !ts.isIdentifier(call.expression) || /^(use|set)[A-Z]/.test(call.expression.text)) {
    return
  }
  const { aliasSymbol, aliasTypeArguments } = checker.getTypeAtLocation(call.expression)
  const catalogue = aliasTypeArguments?.[0]
  const declaration = catalogue?.symbol?.declarations?.[0]
  if (aliasSymbol?.name !== 'Translate' || !declaration) return
  const folder = dirname(declaration.getSourceFile().fileName)
  const known = used.get(folder) ?? {
    keys: new Set(catalogue.getProperties().map(({ name }) => name)),
    users: new Map(),
    isOpen: false,
  }
  used.set(folder, known)
  const keys = ts.isStringLiteralLike(key) ? [key.text] : literalsOf(checker.getTypeAtLocation(key))
  if (keys.length > 1 && keys.length >= plainKeys(catalogue, checker)) known.isOpen = true
  else for (const each of keys) noteUser(known.users, each, call.getSourceFile())
}

function noteUser(users: Users, key: string, file: ts.SourceFile): void {
  const files = users.get(key) ?? new Set()
  users.set(key, files.add(relative(ROOT, file.fileName)))
}

function literalsOf(type: ts.Type): string[] {
  const members = type.isUnion() ? type.types : [type]
  return members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []))
}

/** The number of texts of a catalogue without placeholders. */
function plainKeys(catalogue: ts.Type, checker: ts.TypeChecker): number {
  return catalogue
    .getProperties()
    .filter((each) => checker.getTypeOfSymbol(each).flags & ts.TypeFlags.Never).length
}

/** Counts each string literal in a folder's sources that equals a key as a use of it. */
function noteLiterals(
  folder: string,
  files: readonly ts.SourceFile[],
  { keys, users }: Used,
): void {
  for (const file of files) {
    if (!file.fileName.startsWith(`${folder}/`)) continue
    const note = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
      if (ts.isStringLiteralLike(node) && keys.has(node.text)) noteUser(users, node.text, file)
      ts.forEachChild(node, note)
    }
    note(file)
  }
}
