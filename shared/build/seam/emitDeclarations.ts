import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { compilerOptions } from '../compilerOptions.ts'
import { type Declarations, resolveIn, specifiersIn } from './declarationTree.ts'

/**
 * Compiles the declarations of shared modules and of all modules that they reach within their packages. `entries` are
 * source files by share key; paths of the result are relative to `root`. Function bodies are not checked: `npm run
 * types` does that. Throws when a type cannot be declared.
 */
export function emitDeclarations(
  entries: Readonly<Record<string, string>>,
  root: string,
): Declarations {
  const options = emitOptions()
  const standard = ts.createCompilerHost(options)
  const find = finderOf(options, standard)
  const host: ts.CompilerHost = {
    ...standard,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: find(text, from) })),
  }
  const program = ts.createProgram({ rootNames: rootNames(entries), options, host })
  const files: Record<string, string> = {}
  const sources = new Map<string, string>()
  const { diagnostics } = program.emit(undefined, (file, text, _mark, _onError, [source] = []) => {
    const path = pathIn(root, file)
    files[path] = text
    if (source) sources.set(source.fileName, path)
  })
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, printing(root)))

  const declared: Record<string, string> = {}
  const declarations = { entries: declared, files }
  for (const [key, file] of Object.entries(entries)) {
    const path = sources.get(realPath(file))
    if (path) declared[key] = path
  }
  for (const [source, path] of sources) {
    for (const specifier of specifiersIn(files[path] ?? '')) {
      if (resolveIn(declarations, path, specifier)) continue
      const found = find(specifier, source)
      if (!found) throw new Error(`${path} refers to "${specifier}", which has no types.`)
      // One of our modules that is not shared, imported by its package's name.
      const target = sources.get(found.resolvedFileName)
      if (target) declared[specifier] = target
    }
  }
  return declarations
}

/** The entries, and the handwritten declarations in their packages, which no module imports. */
function rootNames(entries: Readonly<Record<string, string>>): string[] {
  const sources = Object.values(entries).map(realPath)
  const folders = [...new Set(sources.map(packageFolder))]
  return [...sources, ...folders.flatMap(handmade)]
}

function packageFolder(file: string): string {
  const folder = dirname(file)
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(folder)
}

function handmade(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : handmade(path)
    return entry.name.endsWith('.d.ts') ? [path] : []
  })
}

function emitOptions(): ts.CompilerOptions {
  return {
    ...compilerOptions(),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    noCheck: true,
  }
}

/**
 * Resolves modules as usual, but treats linked workspace packages as our own folders, so that they are declared too,
 * and a type that a package does not export by name is referred to by its file.
 */
function finderOf(options: ts.CompilerOptions, host: ts.CompilerHost) {
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options)
  return (specifier: string, from: string): ts.ResolvedModuleFull | undefined => {
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, host, cache)
    if (!resolvedModule || resolvedModule.resolvedFileName.includes('/node_modules/')) {
      return resolvedModule
    }
    const { resolvedFileName, extension } = resolvedModule
    return { resolvedFileName, extension, isExternalLibraryImport: false }
  }
}

function pathIn(root: string, file: string): string {
  return relative(realPath(root), file).split(sep).join('/')
}

/** The real path of a link; the compiler's types make `realpath` optional, which Node's system has. */
function realPath(path: string): string {
  return ts.sys.realpath?.(path) ?? path
}

function printing(root: string): ts.FormatDiagnosticsHost {
  return {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  }
}
