import { spawn, type StdioOptions } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './root.ts'
import { refusal } from './refusal.ts'

export interface RunResult {
  isOk: boolean
  /** The output of the tool, if it was captured. */
  output: string
}

interface RunOptions {
  cwd?: string
  env?: Record<string, string | undefined>
  /** Captures the output instead of showing it. */
  isCaptured?: boolean
}

/**
 * Runs a tool of the repository, found in `node_modules/.bin` first, and waits for its end.
 * Refuses when the tool cannot be started or was stopped by a signal.
 */
export async function run(
  tool: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, isCaptured = false }: RunOptions = {},
): Promise<RunResult> {
  const stdio: StdioOptions = isCaptured ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(tool, args, {
    cwd,
    stdio,
    env: { ...process.env, PATH: toolPath(), ...env },
    // Windows starts the `.cmd` files of node_modules/.bin only through its shell.
    shell: process.platform === 'win32',
  })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))

  // Signals are passed on, so that no child process is left behind.
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward)
  process.on('SIGTERM', forward)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    }).catch((error: Error) => {
      throw refusal(`${tool} cannot be started (${error.message}): run npm ci, then try again.`)
    })
    if (code === null) throw refusal(`${tool} was stopped: run the command again.`)
    return { isOk: code === 0, output: Buffer.concat(chunks).toString().trim() }
  } finally {
    process.off('SIGINT', forward)
    process.off('SIGTERM', forward)
  }
}

function toolPath(): string {
  return `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
}
