import { open, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import { readFolder } from './readFolder.ts'
import { createExclusively } from './durable.ts'

let store: string

beforeEach(async () => {
  store = await newFolder()
})

afterEach(() => removeFolder(store))

/** Counts how often the disk is asked to keep what was written. */
async function countSyncs(): Promise<jest.SpyInstance> {
  const handle = await open(store)
  const prototype = Object.getPrototypeOf(handle) as { sync: () => Promise<void> }
  await handle.close()
  return jest.spyOn(prototype, 'sync')
}

it('has the disk keep each file of a version and of a release before anybody relies on it', async () => {
  const syncs = await countSyncs()
  const host = await publishHandmade(store, handmadeHost())
  const trading = await publishHandmade(store, handmadeRemote())
  const published = [...(await readFolder(store)).keys()].length
  expect(syncs.mock.calls.length).toBeGreaterThanOrEqual(published)

  syncs.mockClear()
  await promoteVersions({ store, versions: { host, trading }, who: 'a tester', why: 'a test' })
  const promoted = [...(await readFolder(store)).keys()].length - published
  expect(syncs.mock.calls.length).toBeGreaterThanOrEqual(promoted)
  syncs.mockRestore()
})

it('creates a file once, whole, and for one of those who try at once', async () => {
  const file = join(store, 'releases/000001.json')
  const tries = await Promise.all(['a', 'b', 'c', 'd'].map((text) => createExclusively(file, text)))

  expect(tries.filter(Boolean)).toHaveLength(1)
  expect(await readdir(join(store, 'releases'))).toEqual(['000001.json'])
})

it('takes a fault of the disk for no file that is there already', async () => {
  const file = join(store, 'a/file')
  await createExclusively(join(store, 'a'), 'a file in its way')

  await expect(createExclusively(file, 'x')).rejects.toThrow('EEXIST')
  await rename(join(store, 'a'), join(store, 'b'))
})
