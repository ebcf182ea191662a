import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { deriveFromRelease } from '../documents/derive.ts'
import { liveRelease, readLive } from '../store/live.ts'
import { recordProblems } from '../upkeep/liveProblems.ts'
import { shownRelease } from '../store/shown.ts'
import {
  handmadeHost,
  handmadeRemote,
  handmadeRemoteNamed,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { promoteAsTester } from '../testing/promoteAsTester.ts'
import { runDelivery } from '../testing/runDelivery.ts'

let root: string
let store: string
let old: string
let next: string
let content: string

beforeAll(async () => {
  root = await newFolder()
  store = join(root, 'store')
  const host = await publishHandmade(store, handmadeHost())
  old = await publishHandmade(store, handmadeRemote())
  await promoteAsTester(store, { host, trading: old })
  next = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })
  content = await publishHandmade(store, handmadeRemoteNamed('content'))
})

afterAll(() => removeFolder(root))

async function storeCopy(name: string): Promise<string> {
  await cp(store, join(root, name), { recursive: true })
  return join(root, name)
}

/** A promotion that is killed at a moment, and what the store is then. */
async function killedAt(moment: number) {
  const copy = await storeCopy(`killed-${moment}`)
  const { code } = await runDelivery(
    copy,
    ['promote', 'trading', '--why', 'a wish'],
    `kill:${moment}`,
  )
  const live = await readLive(copy)
  const shown = await shownRelease(copy)
  const problems = await recordProblems(copy, live)

  // The page names one complete composition, and the next start of a server makes nothing live that was not.
  expect(shown).toMatchObject({
    release: live.release?.release,
    composition: live.release?.composition,
  })
  expect(await deriveFromRelease(copy)).toBe(live.release?.release)
  expect(await shownRelease(copy)).toEqual(shown)

  // The dead process's lock is no obstacle, and the next promotion has its own number.
  await promoteAsTester(copy, { content })
  const after = await liveRelease(copy)
  expect(after?.composition).toEqual({ ...live.release?.composition, content })
  expect(after?.after).toBe(live.release?.release)
  await removeFolder(copy)
  return { code, isLive: live.release?.composition.trading === next, problems }
}

it('loses nothing and shows nothing half, whenever a promotion is killed', async () => {
  const ends: Awaited<ReturnType<typeof killedAt>>[] = []
  while (ends.at(-1)?.code !== 0) {
    const { length } = ends
    ends.push(...(await Promise.all([killedAt(length + 1), killedAt(length + 2)])))
  }

  const killed = ends.filter(({ code }) => code === null)
  expect(killed.length).toBeGreaterThan(8)
  // Killed after the page was replaced, the release is live; killed between record and page, it is reported, and so
  // are files that already show it.
  expect(killed.some(({ isLive }) => isLive)).toBe(true)
  expect(new Set(killed.flatMap(({ problems }) => problems))).toEqual(
    new Set([
      expect.stringMatching(
        /^Release 2 \(.+: a wish\) never became live, because its promotion ended early: promote the same again, or leave it\.$/,
      ),
      expect.stringMatching(
        /^Release 2 \(.+: a wish\) never became live, .+ and some of what servers send is of it already: promote the same again, or take that back by npm run verify:store -- --repair\.$/,
      ),
    ]),
  )
  expect(ends.at(-1)?.isLive).toBe(true)
}, 60_000)

it('sends no file of a host that never became live, once another promotion has come', async () => {
  const root = [...handmadeHost().root, 'sw.js']
  const host = await publishHandmade(store, handmadeHost({ root }), { 'root/sw.js': 'work()' })
  const workersIn = async (copy: string) =>
    (await readdir(copy)).filter((name) => name.startsWith('sw.js'))

  // Killed as the files of the root are in place, and the page is not.
  const left = await mapLimited([8, 12, 16], 2, async (moment) => {
    const copy = await storeCopy(`root-${moment}`)
    await runDelivery(copy, ['promote', `host@${host}`], `kill:${moment}`)
    const before = await workersIn(copy)
    expect((await liveRelease(copy))?.composition.host).not.toBe(host)

    await promoteAsTester(copy, { content })
    expect({ moment, workers: await workersIn(copy) }).toEqual({ moment, workers: [] })
    await removeFolder(copy)
    return before
  })
  expect(left.flat()).toContain('sw.js')
}, 60_000)

it('answers a full disk with one sentence, and changes nothing', async () => {
  // The first write is the registry, the last but one the lock, the last the record.
  await mapLimited([1, 8, 9], 2, async (moment) => {
    const copy = await storeCopy(`full-${moment}`)
    const { code, stderr } = await runDelivery(copy, ['promote', 'trading'], `full:${moment}`)

    expect({ moment, code, stderr }).toEqual({
      moment,
      code: 1,
      stderr:
        'The disk is full, so nothing was changed: make room, by npm run prune:store for instance, ' +
        'then run the command again.\n',
    })
    expect(await readdir(join(copy, 'releases'))).toEqual(['000001.json', 'live.json'])
    expect((await shownRelease(copy))?.composition.trading).toBe(old)
    expect((await readdir(copy)).filter((name) => name.startsWith('.'))).toEqual([])
    await removeFolder(copy)
  })
}, 60_000)

it('tells of what is live as live and of nothing else, whichever of its moves fails once', async () => {
  // The failing moves are those of the record, of the page's files, of the page and of what follows.
  const ends = await mapLimited([1, 8, 15, 16, 17, 18, 19], 2, async (moment) => {
    const copy = await storeCopy(`failed-${moment}`)
    const { code } = await runDelivery(copy, ['promote', 'trading'], `fail:${moment}`)
    const [live, shown] = [await liveRelease(copy), await shownRelease(copy)]
    await removeFolder(copy)

    const isLive = live?.composition.trading === next
    expect({ moment, isTold: code === 0 }).toEqual({ moment, isTold: isLive })
    expect(shown?.composition).toEqual(live?.composition)
    return isLive
  })
  expect(new Set(ends)).toEqual(new Set([true, false]))
}, 60_000)
