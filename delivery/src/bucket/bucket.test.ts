import { join } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { newBucket } from '../testing/testBucket.ts'
import type { Bucket } from './bucket.ts'

let folder: string
let bucket: Bucket

beforeEach(async () => {
  folder = await newFolder()
  bucket = await newBucket(join(folder, 'bucket'))
})

afterEach(() => removeFolder(folder))

it('gives back what was written, to the byte', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256))

  expect(await bucket.read('versions/trading/one')).toBeUndefined()
  expect(await bucket.create('versions/trading/one', bytes)).toBe(true)
  expect(bytes.equals((await bucket.read('versions/trading/one')) ?? Buffer.of())).toBe(true)
})

it('writes no object twice', async () => {
  expect(await bucket.create('live/000001', Buffer.from('the first'))).toBe(true)
  expect(await bucket.create('live/000001', Buffer.from('the second'))).toBe(false)
  expect(await bucket.create('live/000001', Buffer.from('the first'))).toBe(false)
  expect(String(await bucket.read('live/000001'))).toBe('the first')
})

it('lets one of many succeed who write the same object at once', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const wins = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        bucket.create(`live/00000${round}`, Buffer.from(`writer ${index}`)),
      ),
    )
    expect(wins.filter(Boolean)).toHaveLength(1)
    expect(String(await bucket.read(`live/00000${round}`))).toBe(`writer ${wins.indexOf(true)}`)
  }
})

it('lists what begins alike, in order, also more than a server lists at once', async () => {
  expect(await bucket.list('live/')).toEqual([])
  const keys = Array.from({ length: 1_003 }, (_, index) => `live/${String(index).padStart(6, '0')}`)
  await mapLimited(keys.toReversed(), 32, (key) => bucket.create(key, Buffer.from(key)))
  await bucket.create('lively', Buffer.from('another'))
  await bucket.create('published/trading/000001', Buffer.from('another'))

  expect(await bucket.list('live/')).toEqual(keys)
  expect(await bucket.list('published/')).toEqual(['published/trading/000001'])
}, 60_000)
