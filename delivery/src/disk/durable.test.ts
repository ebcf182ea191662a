import { open, readdir, rename } from 'node:fs/promises'
import { handmadeHost, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { readFolder } from './readFolder.ts'
import { createExclusively } from './durable.ts'

const store = testStore()

/** Counts how often the disk is asked to keep what was written. */
async function countSyncs(): Promise<jest.SpyInstance> {
  const handle = await open(store.folder)
  const prototype = Object.getPrototypeOf(handle) as { sync: () => Promise<void> }
  await handle.close()
  return jest.spyOn(prototype, 'sync')
}

it('has the disk keep each file of a version and of a release before anybody relies on it', async () => {
  const syncs = await countSyncs()
  const host = await store.publish(handmadeHost())
  const trading = await store.publish(handmadeRemote())
  const published = [...(await readFolder(store.folder)).keys()].length
  expect(syncs.mock.calls.length).toBeGreaterThanOrEqual(published)

  syncs.mockClear()
  await store.promote({ host, trading })
  const promoted = [...(await readFolder(store.folder)).keys()].length - published
  expect(syncs.mock.calls.length).toBeGreaterThanOrEqual(promoted)
  syncs.mockRestore()
})

it('creates a file once, whole, and for one of those who try at once', async () => {
  const file = store.path('releases/000001.json')
  const tries = await Promise.all(['a', 'b', 'c', 'd'].map((text) => createExclusively(file, text)))

  expect(tries.filter(Boolean)).toHaveLength(1)
  expect(await readdir(store.path('releases'))).toEqual(['000001.json'])
})

it('takes a fault of the disk for no file that is there already', async () => {
  const file = store.path('a/file')
  await createExclusively(store.path('a'), 'a file in its way')

  await expect(createExclusively(file, 'x')).rejects.toThrow('EEXIST')
  await rename(store.path('a'), store.path('b'))
})
