/**
 * Does the jobs that its parent sends it, one after the other, and answers each with what became of it. It ends with
 * its parent, or when that lets go of it.
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
 * From a thread of its own: who builds what never ends does not hear that its parent is gone. Which one that is, is
 * known here: the thread may begin when it is gone already.
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
