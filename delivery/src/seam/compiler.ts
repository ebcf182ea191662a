import { compilerOptions } from '@aldergate/build/compilerOptions'
import { resolveIn } from '@aldergate/build/declarationTree'
import { join } from 'node:path'
import ts from 'typescript'
import { refusal } from '../process/refusal.ts'
import { ROOT } from '../process/root.ts'
import { commonFiles } from './commonFiles.ts'
import type { Declarations } from './seam.ts'

/** One of the two sets of declarations. */
export type Side = 'offered' | 'used'

export interface Compiler {
  /** The file of a shared module in one of the sets, which has to contain it. */
  fileOf: (side: Side, key: string) => string
  /** Creates a program from the named files, and from in-memory sources by their paths. */
  programOf: (files: readonly string[], sources?: Readonly<Record<string, string>>) => ts.Program
}

const OPTIONS = compilerOptions()

/** Parsed once for all checks: the standard library, React and the other packages do not change meanwhile. */
const LIBRARIES = new Map<string, ts.SourceFile | undefined>()

/**
 * Compiles two sets of in-memory declarations side by side. Modules are resolved within their own set; files that both
 * have in common exist once; packages are resolved in this project.
 */
export function createCompiler(sets: Readonly<Record<Side, Declarations>>): Compiler {
  const common = commonFiles(sets.offered, sets.used)
  const packages = ts.createModuleResolutionCache(ROOT, (name) => name, OPTIONS)

  function placed(side: Side, path: string): string {
    return `/${common.has(path) ? 'offered' : side}/${path}`
  }

  function textOf(file: string): string | undefined {
    const [side, path] = placeOf(file)
    return side && sets[side].files[path]
  }

  function resolved(specifier: string, from: string): ts.ResolvedModuleFull | undefined {
    const [side, path] = placeOf(from)
    if (!side)
      return ts.resolveModuleName(specifier, from, OPTIONS, ts.sys, packages).resolvedModule
    const target = resolveIn(sets[side], path, specifier)
    if (target !== undefined) return declarations(placed(side, target))
    const { resolvedModule } = ts.resolveModuleName(
      specifier,
      join(ROOT, path),
      OPTIONS,
      ts.sys,
      packages,
    )
    // Unresolved modules would be `any`, which is assignable to everything; current sources may differ from the
    // published ones.
    if (resolvedModule?.resolvedFileName.includes('/node_modules/')) return resolvedModule
    throw refusal(unknownTypes(specifier, path))
  }

  return {
    fileOf: (side, key) => placed(side, sets[side].entries[key] ?? ''),
    programOf: (files, sources = {}) => {
      const standard = ts.createCompilerHost(OPTIONS)
      const inMemory = (file: string) => sources[file] ?? textOf(file)
      return ts.createProgram({
        rootNames: [...files, ...Object.keys(sources)],
        options: OPTIONS,
        host: {
          ...standard,
          getCurrentDirectory: () => ROOT,
          fileExists: (file) => inMemory(file) !== undefined || standard.fileExists(file),
          readFile: (file) => inMemory(file) ?? standard.readFile(file),
          getSourceFile: (file, options) => {
            const text = inMemory(file)
            if (text !== undefined) return ts.createSourceFile(file, text, options)
            if (!LIBRARIES.has(file)) LIBRARIES.set(file, standard.getSourceFile(file, options))
            return LIBRARIES.get(file)
          },
          resolveModuleNameLiterals: (literals, from) =>
            literals.map(({ text }) => ({
              // The sources of a check refer to files by their paths.
              resolvedModule: Object.hasOwn(sources, from)
                ? declarations(text)
                : resolved(text, from),
            })),
        },
      })
    },
  }
}

function declarations(file: string): ts.ResolvedModuleFull {
  return { resolvedFileName: file, extension: ts.Extension.Dts, isExternalLibraryImport: false }
}

/** Splits `/used/shared/ui/src/Button.d.ts` into the set and the path in it. */
function placeOf(file: string): [Side, string] | [undefined, string] {
  const [, side, ...path] = file.split('/')
  return side === 'offered' || side === 'used' ? [side, path.join('/')] : [undefined, file]
}

function unknownTypes(specifier: string, path: string): string {
  return (
    `${path} refers to types of "${specifier}", which are neither published with it nor installed ` +
    `here: run npm ci, then try again.`
  )
}
