import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { compileMarkdown } from '../texts/markdown.ts'
import { compileMessages } from '../texts/texts.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/**
 * The esbuild plugin for files that are no scripts: it does the work of webpack's loaders for pages that are drawn once
 * and in English.
 */
const files: Plugin = {
  name: 'files',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.md$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(compileMarkdown(readFileSync(path, 'utf8')))}`,
    }))
    onLoad({ filter: /\.arb$/ }, ({ path, suffix }) => ({
      contents: suffix
        ? compileMessages(path, 'en')
        : `import en from './en.arb?messages'\nexport default { en }`,
      resolveDir: dirname(path),
    }))
    onLoad({ filter: /\.woff2$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(basename(path))}`,
    }))
    // Nothing is computed while a page is drawn: a worker's script is no part of it.
    onResolve({ filter: /\?source$/ }, ({ path }) => ({ path, namespace: 'worker' }))
    onLoad({ filter: /./, namespace: 'worker' }, () => ({ contents: `export default ''` }))
  },
}

/** A script for Node, and the files that it is made of. */
interface Bundled {
  code: string
  inputs: string[]
}

/**
 * Bundles everything that drawing takes into one script for Node: the pages, React's renderer and all that
 * they import. `contents` is its entry, as if it stood in `folder`. Returns the script and the files in it. It says
 * which one of ours it loads next.
 */
export async function bundleDrawing(folder: string, contents: string): Promise<Bundled> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder, sourcefile: 'drawing.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [files],
    logLevel: 'silent',
  })
  const inputs = Object.keys(metafile.inputs).map((input) => join(ROOT, input))
  const code = (outputFiles[0]?.text ?? '').replaceAll(/^\/\/ (.+)$/gm, (line, file: string) =>
    isOurs(file, metafile) ? `drawing.file = ${JSON.stringify(file)}; ${line}` : line,
  )
  return { code, inputs }
}

/** Whether a line that esbuild puts before each file names one of the house. */
function isOurs(file: string, { inputs }: Metafile): boolean {
  return Object.hasOwn(inputs, file) && !file.startsWith('node_modules/')
}
