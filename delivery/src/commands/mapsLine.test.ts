import { mapsFolder } from '../names/storePaths.ts'
import { handmadeRemote } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { mapsLine } from './mapsLine.ts'

const store = testStore()

it.each([
  [['page.js.map'], '1 map'],
  [['page.js.map', 'remoteEntry.js.map'], '2 maps'],
])('says where the source maps of a version are, and counts %j', async (files, count) => {
  const maps = Object.fromEntries(files.map((file) => [file, '{}']))
  const version = await store.publish(handmadeRemote(), maps)

  expect(await mapsLine(store.folder, 'trading', version)).toBe(
    `${mapsFolder(store.folder, 'trading', version)}  (${count})`,
  )
})

it('says of a version that has none why that may be', async () => {
  const version = await store.publish(handmadeRemote())

  expect(await mapsLine(store.folder, 'trading', version)).toMatch(
    /^no source maps: it was published/,
  )
})
