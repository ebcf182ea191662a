/** @jest-environment jsdom */

import { eraseDataAtom } from '@aldergate/keeping'
import { createStore } from 'jotai'
import { createWork } from './work.atoms'

const FAILURE = 'A work could not be done'

interface Task {
  told: (share: number) => void
  signal?: AbortSignal
  resolve: (keep: () => void) => void
  reject: (error: Error) => void
}

/** A job whose progress and end a test controls. */
function openWork() {
  const store = createStore()
  const work = createWork<'one' | 'other'>(FAILURE)
  const tasks: Task[] = []
  const start = (kind: 'one' | 'other') =>
    store.set(
      work.startAtom,
      kind,
      ({ onProgress, signal }) =>
        new Promise((resolve, reject) => {
          tasks.push({ told: (share) => onProgress?.(share), signal, resolve, reject })
        }),
    )
  return { ...work, store, start, tasks, keep: jest.fn(), state: () => store.get(work.workAtom) }
}

it('tells how far it is until it is done, and keeps what came of it', async () => {
  const { start, state, tasks, keep } = openWork()
  expect(state()).toEqual({ status: 'idle' })
  const done = start('other')
  expect(state()).toMatchObject({ status: 'running', kind: 'other', share: 0 })
  tasks[0]?.told(0.5)
  expect(state()).toMatchObject({ status: 'running', kind: 'other', share: 0.5 })

  tasks[0]?.resolve(keep)
  await done
  expect(state()).toEqual({ status: 'finished', kind: 'other' })
  expect(keep).toHaveBeenCalledTimes(1)
})

it('ends when it is cancelled, and keeps nothing', async () => {
  const { store, start, state, cancelAtom, isRunningAtom, tasks, keep } = openWork()
  const done = start('one')
  expect(store.get(isRunningAtom)).toBe(true)
  store.set(cancelAtom)
  expect(tasks[0]?.signal?.aborted).toBe(true)
  expect(state()).toEqual({ status: 'cancelled' })

  tasks[0]?.told(0.9)
  tasks[0]?.resolve(keep)
  await done
  expect(state()).toEqual({ status: 'cancelled' })
  expect(store.get(isRunningAtom)).toBe(false)
  expect(keep).not.toHaveBeenCalled()
})

it('gives way to the next one, whatever it still says', async () => {
  const { start, state, tasks, keep } = openWork()
  const first = start('one')
  const second = start('other')
  expect(tasks[0]?.signal?.aborted).toBe(true)
  tasks[0]?.told(0.9)
  tasks[0]?.reject(new Error('Ended.'))
  await first
  expect(state()).toMatchObject({ status: 'running', kind: 'other', share: 0 })

  tasks[1]?.resolve(keep)
  await second
  expect(state()).toEqual({ status: 'finished', kind: 'other' })
  expect(keep).toHaveBeenCalledTimes(1)
})

it('says of which kind it was where it failed, and logs that', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { start, state, tasks } = openWork()
  const done = start('other')
  tasks[0]?.reject(new Error('No worker.'))
  await done
  expect(state()).toEqual({ status: 'failed', kind: 'other' })
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(FAILURE), expect.anything())
})

it('is as if it had never been once all data are erased', async () => {
  const { store, start, state, tasks, keep } = openWork()
  const done = start('one')
  store.set(eraseDataAtom)
  expect(state()).toEqual({ status: 'idle' })
  tasks[0]?.resolve(keep)
  await done
  expect(state()).toEqual({ status: 'idle' })
  expect(keep).not.toHaveBeenCalled()
})
