import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Progress } from './progress.ts'

interface KeepBuiltOptions {
  /** The folder of the workspace. */
  folder: string
  output: string
  /** Builds only once, for workspaces that are not being edited. */
  isOnce: boolean
  onProgress: (progress: Progress) => void
}

/** A build that a separate process keeps up to date. */
export interface KeptBuild {
  /** Restarts the process, which reads its configuration only once. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const WATCH = join(import.meta.dirname, 'watchBundle.ts')

/** Builds a workspace for development, and again whenever one of its sources is saved. */
export function keepBuilt({ folder, output, isOnce, onProgress }: KeepBuiltOptions): KeptBuild {
  let isStopping = false
  let child = start()

  function start(): ChildProcess {
    onProgress({ status: 'building' })
    let hasTold = false
    const started = fork(WATCH, [folder, output, ...(isOnce ? ['--once'] : [])], {
      env: { ...process.env, NODE_ENV: 'development' },
    })
    started.on('message', (progress: Progress) => {
      hasTold = progress.status !== 'building'
      if (started === child) onProgress(progress)
    })
    started.on('exit', (code) => {
      if (isStopping || hasTold) return
      onProgress({ status: 'failed', report: `The build ended by itself, with code ${code}.` })
    })
    return started
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    isStopping = true
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }

  return {
    stop,
    async restart() {
      await stop()
      isStopping = false
      child = start()
    },
  }
}
