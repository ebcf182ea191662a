import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { isLocked, locked } from './lock.ts'
import { lockFile, releasesFolder } from '../names/storePaths.ts'

let store: string

beforeEach(async () => {
  store = await newFolder()
  await mkdir(releasesFolder(store))
})

afterEach(() => removeFolder(store))

it('lets one after the other do its work, and leaves nothing behind', async () => {
  let atWork = 0
  let most = 0
  const work = () =>
    locked(store, async () => {
      atWork += 1
      most = Math.max(most, atWork)
      expect(await isLocked(store)).toBe(true)
      await wait(5)
      atWork -= 1
    })
  await Promise.all(Array.from({ length: 8 }, work))

  expect(most).toBe(1)
  expect(await isLocked(store)).toBe(false)
  expect(await readdir(releasesFolder(store))).toEqual([])
})

it('is free again after a failure', async () => {
  await expect(locked(store, () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await locked(store, () => Promise.resolve('done'))).toBe('done')
})

it('takes over at once from a process of this machine that has ended', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await locked(store, async () => {
    const own = JSON.parse(await readFile(lockFile(store), 'utf8')) as object
    await writeFile(lockFile(store), JSON.stringify({ ...own, id: 'another', pid }))
  })
  expect(await isLocked(store)).toBe(false)

  const start = performance.now()
  expect(await locked(store, (isHeld) => isHeld())).toBe(true)
  expect(performance.now() - start).toBeLessThan(5_000)
})

it('waits for another machine, until that one has not moved for a while', async () => {
  await writeFile(lockFile(store), JSON.stringify({ id: 'x', pid: 1, machine: 'elsewhere' }))
  expect(await isLocked(store)).toBe(true)
  const start = performance.now()

  await locked(store, () => Promise.resolve(), { patienceMs: 100 })

  expect(performance.now() - start).toBeGreaterThan(99)
  expect(await readdir(releasesFolder(store))).toEqual([])
})

it('waits ten seconds for another machine that does not move', async () => {
  await writeFile(lockFile(store), JSON.stringify({ id: 'x', pid: 1, machine: 'elsewhere' }))
  // Each look at the clock is a second after the one before.
  let clock = 0
  const now = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000))

  await locked(store, () => Promise.resolve())
  now.mockRestore()

  const seenAt = 2_000
  expect(clock - seenAt).toBeGreaterThan(10_000)
  expect(clock - seenAt).toBeLessThan(12_000)
})

it('tells a process that was paused for too long that the lock is another’s, and leaves it to that one', async () => {
  await locked(store, async (isHeld) => {
    await writeFile(lockFile(store), JSON.stringify({ id: 'x', pid: 1, machine: 'elsewhere' }))
    expect(await isHeld()).toBe(false)
  })

  expect(await isLocked(store)).toBe(true)
})
