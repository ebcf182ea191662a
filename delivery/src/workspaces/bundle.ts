/**
 * Runs the jobs that its parent process sends, one after another, and answers each with its result. Ends with its
 * parent, or when that disconnects.
 */
import { declareShared } from '@aldergate/build/declareShared'
import { Worker } from 'node:worker_threads'
import { problemOf } from '../process/command.ts'
import type { RunResult } from '../process/run.ts'
import { bundleWorkspace } from './bundleWorkspace.ts'
import type { Job } from './bundler.ts'

process.on('message', (job: Job) => {
  void resultOf(job).then((result) => process.send?.(result))
})
process.once('disconnect', () => process.exit())
endWithParent()

/**
 * Ends the process when its parent is gone. In a thread of its own, because an endless build blocks the main thread.
 * The parent's id is read here: it may be gone when the thread starts.
 */
function endWithParent(): void {
  const watch = `
    const { workerData: parent } = require('node:worker_threads')
    setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500)`
  new Worker(watch, { eval: true, workerData: process.ppid }).unref()
}

async function resultOf(job: Job): Promise<RunResult> {
  try {
    if (job.kind === 'bundle') return { isOk: true, output: await bundleWorkspace(job.folder) }
    await declareShared()
    return { isOk: true, output: '' }
  } catch (error) {
    return { isOk: false, output: problemOf(error) }
  }
}
