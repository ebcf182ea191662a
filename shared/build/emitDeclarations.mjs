import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { compilerOptions } from './compilerOptions.mjs'
import { resolveIn, specifiersIn } from './declarationTree.mjs'

/**
 * Compiles the declarations of shared modules and of all that they reach inside of their packages.
 * `entries` are source files by share key; paths of the result are relative to `root`. What functions do
 * is not checked, for that is done by `npm run types`. Throws when a type cannot be declared.
 */
export function emitDeclarations(entries, root) {
  const options = emitOptions()
  const standard = ts.createCompilerHost(options)
  const find = finderOf(options, standard)
  const host = {
    ...standard,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: find(text, from) })),
  }
  const program = ts.createProgram({ rootNames: rootNames(entries), options, host })
  const files = {}
  const sources = new Map()
  const { diagnostics } = program.emit(undefined, (file, text, _mark, _onError, [source]) => {
    const path = pathIn(root, file)
    files[path] = text
    sources.set(source.fileName, path)
  })
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, printing(root)))

  const declarations = { entries: {}, files }
  for (const [key, file] of Object.entries(entries)) {
    declarations.entries[key] = sources.get(ts.sys.realpath(file))
  }
  for (const [source, path] of sources) {
    for (const specifier of specifiersIn(files[path])) {
      if (resolveIn(declarations, path, specifier)) continue
      const found = find(specifier, source)
      if (!found) throw new Error(`${path} refers to "${specifier}", which has no types.`)
      // A module of ours that nobody shares, reached by its package's name.
      const target = sources.get(found.resolvedFileName)
      if (target) declarations.entries[specifier] = target
    }
  }
  return declarations
}

/** The entries, and the declarations by hand that lie in their packages, which nobody imports. */
function rootNames(entries) {
  const sources = Object.values(entries).map((file) => ts.sys.realpath(file))
  const folders = [...new Set(sources.map(packageFolder))]
  return [...sources, ...folders.flatMap(handmade)]
}

function packageFolder(file) {
  const folder = dirname(file)
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(folder)
}

function handmade(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : handmade(path)
    return entry.name.endsWith('.d.ts') ? [path] : []
  })
}

function emitOptions() {
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
 * Finds modules as usual, but takes packages of the workspace, which are links, for folders of ours: so they
 * are declared too, and a type that a package does not export by name is named by its file.
 */
function finderOf(options, host) {
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options)
  return (specifier, from) => {
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, host, cache)
    if (!resolvedModule || resolvedModule.resolvedFileName.includes('/node_modules/')) {
      return resolvedModule
    }
    const { resolvedFileName, extension } = resolvedModule
    return { resolvedFileName, extension, isExternalLibraryImport: false }
  }
}

function pathIn(root, file) {
  return relative(ts.sys.realpath(root), file).split(sep).join('/')
}

function printing(root) {
  return {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  }
}
