import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate as afterWhatHasCome } from 'node:timers/promises'
import type { RunResult } from '../process/run.ts'

/** To bundle a workspace, or to make the declarations of shared, which all builds for production need. */
export type Job = { kind: 'bundle'; folder: string } | { kind: 'declare' }

/** A process that does one job after the other: what it has loaded and learned to run fast, it has for the next one. */
export interface Bundler {
  /** Never throws: a job that ends its process has failed, and the next one has another. */
  run: (job: Job) => Promise<RunResult>
  /** Lets go of the process, and resolves once that has put away what it has learned. */
  end: () => Promise<void>
}

const BUNDLE = join(import.meta.dirname, 'bundle.ts')

/** Has jobs done with `env` beside the variables of this process. It begins with the first one. */
export function createBundler(env: NodeJS.ProcessEnv): Bundler {
  let child: ChildProcess | undefined
  let printed: Buffer[] = []

  function start(): ChildProcess {
    const started = fork(BUNDLE, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    started.stdout?.on('data', (chunk: Buffer) => printed.push(chunk))
    started.stderr?.on('data', (chunk: Buffer) => printed.push(chunk))
    const endings = (['SIGINT', 'SIGTERM'] as const).map((signal) => {
      const end = () => {
        // It may be too busy to be told.
        started.kill('SIGKILL')
        // As it would have been: the listener that keeps this process alive is gone.
        process.kill(process.pid, signal)
      }
      process.once(signal, end)
      return () => process.off(signal, end)
    })
    started.once('exit', () => {
      for (const forget of endings) forget()
      child = undefined
    })
    return started
  }

  /** Returns what was printed since the last job, followed by the message of this one. */
  function outputWith(said: string): string {
    const output = [Buffer.concat(printed).toString(), said].map((each) => each.trim())
    printed = []
    return output.filter(Boolean).join('\n')
  }

  return {
    run: (job) =>
      new Promise((resolve) => {
        const asked = (child ??= start())
        function settle({ isOk, output }: RunResult): void {
          asked.off('message', answer)
          asked.off('close', lose)
          resolve({ isOk, output: outputWith(output) })
        }
        function answer(result: RunResult): void {
          // What it has printed comes by a way of its own.
          void afterWhatHasCome().then(() => settle(result))
        }
        function lose(code: number | null, signal: NodeJS.Signals | null): void {
          settle({ isOk: false, output: `The build ended by itself, with ${code ?? signal}.` })
        }
        asked.once('message', answer)
        asked.once('close', lose)
        // Who cannot be reached has ended, which is told above.
        asked.send(job, () => undefined)
      }),
    async end() {
      if (!child) return
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
