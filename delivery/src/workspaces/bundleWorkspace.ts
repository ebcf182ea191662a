import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration, type Stats, type WebpackPluginInstance } from 'webpack'
import { refusal } from '../process/refusal.ts'
import { type Provenance, PROVENANCE } from '../publishing/provenance.ts'
import { provenanceOf } from './provenance.ts'
import { reportOf } from './reportOf.ts'

/**
 * Bundles the workspace in `folder`, at most once per workspace in a process, and returns the warnings. Throws when it
 * fails, and then leaves no `remote.json`, which would mark `dist` as a build.
 */
export async function bundleWorkspace(folder: string): Promise<string> {
  process.chdir(folder)
  // Done first: if the build fails, no old files can be published in its place.
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  const file = pathToFileURL(join(folder, 'webpack.config.mjs')).href
  const { default: configuration } = (await import(file)) as { default: Configuration }
  const provenance = await provenanceOf(folder)
  const stats = await bundle(withPlugin(configuration, noteProvenance(folder, provenance)))
  const report = reportOf(stats, { colors: process.env.FORCE_COLOR === '1' })
  if (stats.hasErrors()) throw refusal(report)
  return stats.hasWarnings() ? report : ''
}

/** Writes the provenance before the description, since a description marks the build as complete. */
function noteProvenance(folder: string, provenance: Provenance): WebpackPluginInstance {
  return {
    apply(compiler) {
      if (compiler.options.mode !== 'production') return
      compiler.hooks.afterEmit.tapPromise({ name: 'provenance', stage: -1 }, () =>
        writeFile(join(folder, 'dist', PROVENANCE), `${JSON.stringify(provenance, null, 2)}\n`),
      )
    },
  }
}

function withPlugin(configuration: Configuration, plugin: WebpackPluginInstance): Configuration {
  return { ...configuration, plugins: [...(configuration.plugins ?? []), plugin] }
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
