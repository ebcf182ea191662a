import { readFile, rm, writeFile } from 'node:fs/promises'
import { handmadeHost, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { deriveFromRelease } from '../documents/derive.ts'
import { readLive } from './live.ts'
import { recordProblems } from '../upkeep/liveProblems.ts'
import { locked } from '../disk/lock.ts'
import { readRelease } from './releases.ts'
import { liveFile, lockFile, releaseFile } from '../names/storePaths.ts'

const store = testStore()
let versions: Record<string, string>
let better: string

beforeEach(async () => {
  versions = {
    host: await store.publish(handmadeHost()),
    trading: await store.publish(handmadeRemote()),
  }
  better = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  await store.promote(versions)
  await store.promote({ trading: better })
})

it('is the release that the page shows', async () => {
  expect(await readLive(store.folder)).toMatchObject({
    release: { release: 2, composition: { trading: better } },
    next: 3,
    damaged: [],
    unfinished: [],
  })
})

it.each(['{"release":2,"compo', '', '{}', '{"release":7}'])(
  'goes on with what the page shows where the newest record is "%s", and says so',
  async (text) => {
    await writeFile(releaseFile(store.folder, 2), text)

    const live = await readLive(store.folder)
    expect(live).toMatchObject({
      release: { release: 2, composition: { ...versions, trading: better } },
      damaged: [2],
    })
    expect(await recordProblems(store.folder, live)).toEqual([
      `${releaseFile(store.folder, 2)} is damaged, and release 2 is live: ` +
        'mend it with npm run verify:store -- --repair.',
    ])
    expect(await deriveFromRelease(store.folder)).toBe(2)
    expect((await store.promote(versions)).release).toMatchObject({ release: 3, after: 2 })
  },
)

it('goes on with what the page shows where the newest record is lost, and says so', async () => {
  await rm(releaseFile(store.folder, 2))

  const live = await readLive(store.folder)
  expect(Date.now() - Date.parse(live.release?.when ?? '')).toBeLessThan(60_000)
  expect(live).toMatchObject({
    release: { release: 2, composition: { ...versions, trading: better } },
    damaged: [2],
    unfinished: [],
    next: 3,
  })
  expect(await recordProblems(store.folder, live)).toEqual([
    `${releaseFile(store.folder, 2)} is missing, and release 2 is live: ` +
      'mend it with npm run verify:store -- --repair.',
  ])
  expect(await deriveFromRelease(store.folder)).toBe(2)
})

it.each([
  ['damaged', (file: string) => writeFile(file, '')],
  ['lost', (file: string) => rm(file)],
])(
  'goes on with the last sound record where the newest is %s, and the page is lost too',
  async (_, harm) => {
    await harm(releaseFile(store.folder, 2))
    await rm(store.path('index.html'))

    expect(await readLive(store.folder)).toMatchObject({
      release: { release: 1 },
      damaged: [2],
      next: 3,
    })
    expect(await deriveFromRelease(store.folder)).toBe(1)
    expect((await store.promote({ trading: better })).release).toMatchObject({
      after: 1,
      composition: { trading: better },
    })
  },
)

it('knows from its note what was live when the page is lost, or an old one was put there', async () => {
  const page = store.path('index.html')
  const newest = await readFile(page, 'utf8')
  await rm(page)
  expect(await deriveFromRelease(store.folder)).toBe(2)

  await writeFile(page, newest.replaceAll('"release":2', '"release":1'))
  expect(await deriveFromRelease(store.folder)).toBe(2)
  expect(await readFile(page, 'utf8')).toBe(newest)
})

it('believes the page where the note is lost or damaged', async () => {
  for (const harm of [
    () => rm(liveFile(store.folder)),
    () => writeFile(liveFile(store.folder), '{'),
  ]) {
    await harm()
    expect((await readLive(store.folder)).release).toMatchObject({ release: 2 })
  }
})

it('takes the newest record of a store whose deliveries noted nothing', async () => {
  await rm(liveFile(store.folder))
  await rm(store.path('index.html'))
  for (const number of [1, 2]) {
    const { after, ...older } = JSON.parse(
      await readFile(releaseFile(store.folder, number), 'utf8'),
    )
    expect(after).toBe(number - 1)
    await writeFile(releaseFile(store.folder, number), JSON.stringify(older))
  }

  expect((await readLive(store.folder)).release).toMatchObject({ release: 2 })
})

it('takes a record that was never shown for no release, also the very first', async () => {
  await rm(liveFile(store.folder))
  await rm(store.path('index.html'))
  await rm(releaseFile(store.folder, 2))

  const live = await readLive(store.folder)
  expect(live).toMatchObject({ release: undefined, lost: undefined })
  expect(live.unfinished.map(({ release }) => release)).toEqual([1])
})

it('says of a promotion that it ended early only once nobody is at work any more, and on which machine somebody may be', async () => {
  const record = { ...(await readRelease(store.folder, 2)), release: 3, after: 2 }
  await writeFile(releaseFile(store.folder, 3), JSON.stringify(record))
  const live = await readLive(store.folder)

  await locked(store.folder, async () => {
    expect(await recordProblems(store.folder, live)).toEqual([])
  })
  await writeFile(lockFile(store.folder), JSON.stringify({ id: 'x', pid: 7, machine: 'elsewhere' }))
  expect(await recordProblems(store.folder, live)).toEqual([
    `Release 3 (a tester: a test) is not live. Process 7 on elsewhere holds ${lockFile(store.folder)}: it is at work, or was ` +
      'killed. If this is still said in ten seconds, promote the same again, or leave it.',
  ])
  await rm(lockFile(store.folder))
  expect(await recordProblems(store.folder, live)).toEqual([
    'Release 3 (a tester: a test) never became live, because its promotion ended early: ' +
      'promote the same again, or leave it.',
  ])
})

it('knows no more what is live where page and note are lost, and which release was at least', async () => {
  await writeFile(liveFile(store.folder), '')
  await writeFile(store.path('index.html'), '')

  const live = await readLive(store.folder)
  expect(live).toMatchObject({ release: undefined, lost: 1, unfinished: [], next: 3 })
  expect(await recordProblems(store.folder, live)).toEqual([
    `index.html and releases/live.json of ${store.folder} are both lost, so nobody knows which release is live: ` +
      'go on with the newest that is proved by npm run verify:store -- --repair.',
  ])
  await expect(store.promote(versions)).rejects.toThrow('are both lost')
})
