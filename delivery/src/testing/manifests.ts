import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parseAllDocuments } from 'yaml'
import { ROOT } from '../process/root.ts'

/** A manifest as Kubernetes reads it. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
}

const require = createRequire(__filename)

/** The manifests of a file. */
export function manifestsOf<Any extends Manifest>(file: string): Any[] {
  return parseAllDocuments(readFileSync(join(ROOT, file), 'utf8')).map((one) => one.toJS() as Any)
}

/** Returns the faults of a manifest by the API's schema of its kind; none when it is as it should be. */
export function schemaProblems(manifest: Manifest): string[] {
  const { kind } = manifest
  const models = require(moduleOf(manifest)) as Record<
    string,
    new (data: Manifest) => { validate: () => void }
  >
  const Model = models[kind]
  if (!Model) return [`there is no ${kind} in ${manifest.apiVersion}`]
  try {
    new Model(manifest).validate()
    return []
  } catch (error) {
    return (error as Error).message.split(', ')
  }
}

/** The words of manifests that the API does not know, and would pass over. The compiler finds them: what it is given literally may have no other. */
export function unknownWords(manifests: readonly Manifest[]): string[] {
  const source = manifests
    .map((manifest, index) => {
      const type = `import('${moduleOf(manifest)}').I${manifest.kind}`
      return `export const m${index}: ${type} = ${JSON.stringify(manifest)}`
    })
    .join('\n')
  const path = join(ROOT, 'delivery/manifests.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.fileExists = (file) => file === path || fileExists(file)
  host.readFile = (file) => (file === path ? source : readFile(file))
  host.getSourceFile = (file, version, ...rest) =>
    file === path
      ? ts.createSourceFile(file, source, version)
      : getSourceFile(file, version, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([path], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

/** `apps/v1` is a module of the schemas; `v1` alone and `networking.k8s.io/v1` are others. */
function moduleOf({ apiVersion }: Manifest): string {
  return `kubernetes-models/${apiVersion}`
}
