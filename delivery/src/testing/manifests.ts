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

/** Returns the violations of the API's schema for a manifest's kind. */
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

/**
 * The properties of manifests that the API does not know and would ignore. The compiler finds them, because object
 * literals may have no excess properties.
 */
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

/** Maps an API version to the module of its schemas, such as `apps/v1`, `v1` and `networking.k8s.io/v1`. */
function moduleOf({ apiVersion }: Manifest): string {
  return `kubernetes-models/${apiVersion}`
}
