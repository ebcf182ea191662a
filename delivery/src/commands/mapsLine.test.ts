import { mapsFolder } from '../names/storePaths.ts'
import {
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { mapsLine } from './mapsLine.ts'

let store: string

beforeEach(async () => {
  store = await newFolder()
})

afterEach(() => removeFolder(store))

it.each([
  [['page.js.map'], '1 map'],
  [['page.js.map', 'remoteEntry.js.map'], '2 maps'],
])('says where the source maps of a version are, and counts %j', async (files, count) => {
  const maps = Object.fromEntries(files.map((file) => [file, '{}']))
  const version = await publishHandmade(store, handmadeRemote(), maps)

  expect(await mapsLine(store, 'trading', version)).toBe(
    `${mapsFolder(store, 'trading', version)}  (${count})`,
  )
})

it('says of a version that has none why that may be', async () => {
  const version = await publishHandmade(store, handmadeRemote())

  expect(await mapsLine(store, 'trading', version)).toMatch(/^no source maps: it was published/)
})
