import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { compileMarkdown } from '../texts/markdown.ts'
import { compileMessages } from '../texts/texts.ts'

/** The name of the entry, which is no file. */
const ENTRY = 'drawing.mjs'

/** The place of an error in the entry, where nobody can mend it. */
const PLACE_IN_ENTRY = /^\S*drawing\.mjs:\d+:\d+: ERROR: /gm

const ROOT = resolve(import.meta.dirname, '../../..')

/**
 * The esbuild plugin for files that are not scripts: it does what webpack's loaders do, for pages that are prerendered
 * once and in English.
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
    // No worker runs during prerendering, so its script is left out.
    onResolve({ filter: /\?source$/ }, ({ path }) => ({ path, namespace: 'worker' }))
    onLoad({ filter: /./, namespace: 'worker' }, () => ({ contents: `export default ''` }))
  },
}

/** A script for Node, and the files that it was bundled from. */
interface Bundled {
  code: string
  inputs: string[]
}

/**
 * Bundles everything that prerendering needs into one script for Node: the pages, React's renderer and all their
 * imports. `contents` is the entry, as if it were a file in `folder`. Returns the script and its files. The script
 * announces which of our files it loads next.
 */
export async function bundleDrawing(folder: string, contents: string): Promise<Bundled> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder, sourcefile: ENTRY },
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
  }).catch((error: Error) => {
    throw new Error(error.message.replaceAll(PLACE_IN_ENTRY, ''))
  })
  const inputs = Object.keys(metafile.inputs).map((input) => join(ROOT, input))
  const code = (outputFiles[0]?.text ?? '').replaceAll(/^\/\/ (.+)$/gm, (line, file: string) =>
    isOurs(file, metafile) ? `drawing.file = ${JSON.stringify(file)}; ${line}` : line,
  )
  return { code, inputs }
}

/** Whether a comment that esbuild writes before each file names one of ours. */
function isOurs(file: string, { inputs }: Metafile): boolean {
  return Object.hasOwn(inputs, file) && !file.startsWith('node_modules/')
}
