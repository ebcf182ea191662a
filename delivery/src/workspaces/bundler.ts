import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate as afterWhatHasCome } from 'node:timers/promises'
import { beforeEnding } from '../process/beforeEnding.ts'
import type { RunResult } from '../process/run.ts'

/** Bundles a workspace, or makes the declarations of shared packages, which all production builds need. */
export type Job = { kind: 'bundle'; folder: string } | { kind: 'declare' }

/** A process that runs jobs one after another, so that loaded modules and compiled code are reused. */
export interface Bundler {
  /** Never rejects: a job that ends its process has failed, and the next one gets a new process. */
  run: (job: Job) => Promise<RunResult>
  /** Disconnects the process, and resolves once that has stored its compile cache. */
  end: () => Promise<void>
}

const BUNDLE = join(import.meta.dirname, 'bundle.ts')

/** Runs jobs with `env` added to the environment. The process starts with the first job. */
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
    // SIGKILL, because the child may be too busy to handle another signal.
    const forgetSignals = beforeEnding(() => started.kill('SIGKILL'))
    started.once('exit', () => {
      forgetSignals()
      child = undefined
    })
    return started
  }

  /** Returns the output since the last job, followed by this job's message. */
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
          // The child's output arrives through separate pipes, and may still be on its way.
          void afterWhatHasCome().then(() => settle(result))
        }
        function lose(code: number | null, signal: NodeJS.Signals | null): void {
          settle({ isOk: false, output: `The build ended by itself, with ${code ?? signal}.` })
        }
        asked.once('message', answer)
        asked.once('close', lose)
        // A child that cannot be reached has ended, and its `close` event reports that.
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
