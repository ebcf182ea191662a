import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration, type Stats } from 'webpack'
import { refusal } from '../process/refusal.ts'
import { PROVENANCE } from '../store/provenance.ts'
import { provenanceOf } from './provenance.ts'

/**
 * Bundles the workspace in `folder`, which a process may do once for each, and returns its warnings. Throws when it
 * fails, and leaves no `remote.json` then that would make a build of `dist`.
 */
export async function bundleWorkspace(folder: string): Promise<string> {
  process.chdir(folder)
  // First of all: whatever fails from here on, nothing old is left to be published in its place.
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  const file = pathToFileURL(join(folder, 'webpack.config.mjs')).href
  const { default: configuration } = (await import(file)) as { default: Configuration }
  const provenance = await provenanceOf(folder)
  const stats = await bundle(configuration)
  const report = stats
    .toString({
      preset: 'errors-warnings',
      errorStack: false,
      colors: process.env.FORCE_COLOR === '1',
    })
    // A loader's stack is a part of what it says.
    .replaceAll(/\n +at .+/g, '')
  if (stats.hasErrors()) throw refusal(report)
  if (configuration.mode === 'production') {
    await writeFile(join(folder, 'dist', PROVENANCE), `${JSON.stringify(provenance, null, 2)}\n`)
  }
  return stats.hasWarnings() ? report : ''
}

function bundle(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler?.run((problem, stats) => {
      compiler.close((late) => {
        const error = problem ?? late
        if (error || !stats) reject(error ?? new Error('webpack gave no result.'))
        else resolve(stats)
      })
    })
  })
}
