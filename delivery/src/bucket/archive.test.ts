import { gzipSync } from 'node:zlib'
import { pack, unpack } from './archive.ts'

const FILES = new Map([
  ['index.html.br', Buffer.from([0, 255, 10])],
  ['blog/~a b.html', Buffer.from('<p>é</p>')],
  ['index.html', Buffer.of()],
])

it('gives back files in their order, to the byte', async () => {
  const { bytes, hash } = await pack(FILES)

  expect([...(await unpack(bytes, 'here', hash))]).toEqual([...FILES])
})

it('has another hash for other bytes, another name or another order', async () => {
  const all = [
    FILES,
    new Map([...FILES].reverse()),
    new Map([...FILES, ['index.html', Buffer.of(1)]]),
    new Map([...FILES, ['more', Buffer.of()]]),
  ]
  const hashes = await Promise.all(all.map(async (files) => (await pack(files)).hash))

  expect(new Set(hashes).size).toBe(all.length)
})

const SENTENCE = 'here is damaged: remove it, and publish and promote the same again.'

it('refuses what is damaged, and what is sound and something else', async () => {
  const { bytes } = await pack(FILES)
  const other = await pack(new Map())

  await expect(unpack(Buffer.of(), 'here')).rejects.toThrow(SENTENCE)
  await expect(unpack(bytes.subarray(0, -1), 'here')).rejects.toThrow(SENTENCE)
  await expect(unpack(gzipSync('{"a":1}'), 'here')).rejects.toThrow(SENTENCE)
  await expect(unpack(bytes, 'here', other.hash)).rejects.toThrow(SENTENCE)
})

it.each(['../up', '/etc/passwd', 'a/../../b', '.hidden', 'a//b', 'C:\\x', 'a/.b', ''])(
  'refuses a file at "%s", which would lead elsewhere',
  async (path) => {
    const bytes = gzipSync(JSON.stringify({ [path]: 'AA==' }))

    await expect(unpack(bytes, 'here')).rejects.toThrow(SENTENCE)
  },
)
