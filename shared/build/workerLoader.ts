import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { LoaderContext } from 'webpack'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * The webpack loader of `x.worker.ts?source`: the default export is the worker's script with all its imports. It is
 * thus part of a chunk, whose bytes are verified, instead of a separate file.
 */
export default async function workerLoader(this: LoaderContext<object>): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    minify: this.mode === 'production',
  })
  for (const input of Object.keys(metafile.inputs)) this.addDependency(resolve(ROOT, input))
  return `export default ${JSON.stringify(outputFiles[0]?.text)}`
}
