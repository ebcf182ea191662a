import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { LoaderContext } from 'webpack'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * The webpack loader of `x.worker.ts?source`: the default export is the script of a worker, all that it imports
 * included. So it travels in a chunk, whose bytes are checked as those of every other, and not beside them.
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
