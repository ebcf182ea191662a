import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { handmadeHost, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { chainProblems } from './chain.ts'
import { readRelease } from './releases.ts'
import { liveFile, releaseFile } from '../names/storePaths.ts'

const store = testStore()

beforeEach(async () => {
  await store.promote({
    host: await store.publish(handmadeHost()),
    trading: await store.publish(handmadeRemote()),
  })
  for (const page of ['better()', 'best()', 'last()']) {
    await store.promote({ trading: await store.publish(handmadeRemote(), { 'page.js': page }) })
  }
})

async function rewrite(number: number, change: (record: object) => object) {
  const file = releaseFile(store.folder, number)
  const record = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify(change(record)))
}

it('binds each record to the one before, and all to their store', async () => {
  const records = await Promise.all([1, 2, 3, 4].map((number) => readRelease(store.folder, number)))

  expect(records.map(({ before }) => before)).toEqual([
    undefined,
    ...records.slice(1).map(() => expect.stringMatching(/^sha384-/)),
  ])
  expect(new Set(records.map(({ chain }) => chain))).toEqual(new Set([expect.any(String)]))
  expect(await chainProblems(store.folder)).toEqual([])
})

it('finds a record that was rewritten, and says which', async () => {
  await rewrite(2, (record) => ({ ...record, who: 'somebody else' }))

  expect(await chainProblems(store.folder)).toEqual([
    `${releaseFile(store.folder, 2)} was rewritten after release 3 had followed it: ` +
      'restore it from a copy of the store.',
  ])
})

it.each([
  ['damaged', (file: string) => writeFile(file, '{')],
  ['missing', (file: string) => rm(file)],
])('is whole again once a promotion has followed a live record that was %s', async (loss, harm) => {
  const file = releaseFile(store.folder, 4)
  await harm(file)

  const { release, warnings } = await store.promote({
    trading: await store.publish(handmadeRemote(), { 'page.js': 'after all()' }),
  })
  expect(release).toMatchObject({ release: 5, after: 4 })
  expect(warnings).toEqual([
    expect.stringMatching(`^${file} was ${loss}: .*written anew from what the page shows.$`),
  ])
  expect(await chainProblems(store.folder)).toEqual([])
})

it('finds a record that is lost', async () => {
  await rename(releaseFile(store.folder, 2), `${releaseFile(store.folder, 2)}.aside`)

  expect(await chainProblems(store.folder)).toEqual([
    `${releaseFile(store.folder, 2)} is missing, and release 3 follows it: restore it from a copy of the store.`,
  ])
})

it('finds a link that was taken out of the newest record', async () => {
  await rewrite(4, (record) => ({ ...record, before: undefined }))

  expect(await chainProblems(store.folder)).toEqual([
    expect.stringContaining(`${releaseFile(store.folder, 4)} does not say which record it follows`),
  ])
})

it('begins where it begins: older records have no link, and the first that has one binds them', async () => {
  for (const number of [2, 3, 4]) await rm(releaseFile(store.folder, number))
  for (const later of [liveFile(store.folder), store.path('index.html')]) await rm(later)
  await rewrite(1, (record) => ({ ...record, chain: undefined, after: undefined }))
  expect(await chainProblems(store.folder)).toEqual([])

  const trading = await store.publish(handmadeRemote(), { 'page.js': 'new()' })
  await writeFile(
    releaseFile(store.folder, 2),
    JSON.stringify({ ...(await readRelease(store.folder, 1)), release: 2 }),
  )
  await store.promote({ trading })
  expect(await chainProblems(store.folder)).toEqual([])
  await rewrite(2, (record) => ({ ...record, who: 'somebody else' }))
  expect(await chainProblems(store.folder)).toHaveLength(1)
})

it('keeps the name by which browsers know the store where an older page was put back that has none', async () => {
  const { chain } = await readRelease(store.folder, 4)
  const page = store.path('index.html')
  await rewrite(1, (record) => ({ ...record, chain: undefined }))
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll('"release":4', '"release":1'))
  await rm(liveFile(store.folder))

  const { release, replaced } = await store.promote({
    trading: await store.publish(handmadeRemote(), { 'page.js': 'new()' }),
  })
  expect(replaced?.release).toBe(1)
  expect(release).toMatchObject({ release: 5, chain })
})
