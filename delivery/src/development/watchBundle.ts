/**
 * Bundles one workspace for development in a process of its own, and again whenever a source is saved: `node
 * watchBundle.ts <folder> <output> [--once]`. Sends its `Progress` to the parent process.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'
import { sayProblem } from '../process/say.ts'
import { reportOf } from '../workspaces/reportOf.ts'
import type { Progress } from './progress.ts'

/** Debounces saves: an editor writes a file in several steps. */
const QUIET_MS = 40

const [folder = '', output = '', once] = process.argv.slice(2)
process.chdir(folder)

try {
  const file = pathToFileURL(join(folder, 'webpack.config.mjs')).href
  const { default: configuration } = (await import(file)) as { default: Configuration }
  watch({ ...configuration, output: { ...configuration.output, path: output } })
} catch (error) {
  tell({ status: 'failed', report: placedMessage(error) })
}

function watch(configuration: Configuration): void {
  const compiler = webpack(configuration)
  if (!compiler) throw new Error('webpack gave no compiler.')
  let start = performance.now()
  const begin = () => {
    start = performance.now()
    tell({ status: 'building' })
  }
  compiler.hooks.watchRun.tap('watchBundle', begin)
  compiler.watch({ aggregateTimeout: QUIET_MS }, (problem, stats) => {
    if (problem || !stats) tell({ status: 'failed', report: String(problem) })
    else tell(progressOf(stats, performance.now() - start))
    if (once) end(compiler)
  })
  // Closing the compiler stores its cache for the next start.
  process.once('SIGTERM', () => end(compiler))
  process.once('SIGINT', () => end(compiler))
  process.once('disconnect', () => end(compiler))
}

function progressOf(stats: Stats, ms: number): Progress {
  const report = reportOf(stats)
  if (stats.hasErrors()) return { status: 'failed', report }
  return { status: 'built', hash: stats.hash ?? '', ms, report: stats.hasWarnings() ? report : '' }
}

function end(compiler: Compiler): void {
  compiler.close((problem) => {
    if (problem) sayProblem(String(problem))
    process.exit()
  })
}

/**
 * The message of a build error. For a file that cannot be parsed, Node puts its path, line and text into the stack
 * only.
 */
function placedMessage(error: unknown): string {
  const text = error instanceof Error ? error.stack : undefined
  return (text ?? String(error)).replace(/\n {4}at .*/s, '').trim()
}

function tell(progress: Progress): void {
  if (process.connected) process.send?.(progress)
}
