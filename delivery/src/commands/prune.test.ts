import fs, { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocked } from '../disk/lock.ts'
import { prune } from '../upkeep/prune.ts'
import { lockFile, releaseFile } from '../names/storePaths.ts'
import { storedVersions } from '../store/storedVersions.ts'
import { handmadeHost, handmadeRemote, newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { runDelivery } from '../testing/runDelivery.ts'
import { typeCommand } from '../testing/typeCommand.ts'

const store = testStore()
/** The versions of trading, in the order of publishing. */
let versions: string[]

beforeEach(async () => {
  await store.publish(handmadeHost())
  await store.type('promote', 'host')
  versions = []
  for (const text of ['1()', '2()', '3()', 'never promoted()', '5()']) {
    const files = { 'page.js': text, 'page.js.map': '{}' }
    versions.push(await store.publish(handmadeRemote(), files))
    if (text.length < 5) await store.type('promote', 'trading')
  }
  versions.push(await store.publish(handmadeRemote(), { 'page.js': 'waiting()' }))
})

function stored() {
  return storedVersions(store.folder, 'trading')
}

function at(...indices: number[]) {
  return indices.map((index) => versions[index] ?? '').sort()
}

it('keeps what was live of late, what is kept and what waits to be promoted', async () => {
  expect((await store.type('prune', '--dry-run')).stdout).toMatch(
    new RegExp(
      `^  trading {4}${versions[3]}\\n1 version \\(.+ MB\\), 0 left over: would be removed`,
    ),
  )
  expect(await stored()).toHaveLength(6)

  await store.type('prune')
  expect(await stored()).toEqual(at(0, 1, 2, 4, 5))
})

it('makes room on a full disk, which has none for a lock either', async () => {
  const [old] = at(0)
  const looked = await runDelivery(
    store.folder,
    ['prune', '--keep', '1', '--days', '0', '--dry-run'],
    'full:1',
  )
  expect(looked).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`  trading    ${old}\n`),
  })

  const pruned = await runDelivery(store.folder, ['prune', '--keep', '1', '--days', '0'], 'tight:1')
  expect(pruned).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`  trading    ${old}\n`),
  })
  expect(await stored()).toEqual(at(4, 5))
})

it('says what helps where not even source maps can make room', async () => {
  const pruned = await runDelivery(store.folder, ['prune', '--keep', '1', '--days', '0'], 'full:1')
  expect(pruned).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('free some kilobytes on it by hand, of what is not the store'),
  })
  expect(await stored()).toHaveLength(6)
})

it('never removes what a kept release names, nor what is live', async () => {
  await store.type('prune', '--keep', '2', '--days', '0')
  expect(await stored()).toEqual(at(2, 4, 5))
  // A composition's file is removed with its versions.
  expect(
    (await readdir(store.folder)).filter((name) => /^composition-.+json$/.test(name)),
  ).toHaveLength(2)

  await store.type('rollback', 'trading')
  await store.type('prune', '--keep', '1', '--days', '0')
  expect((await store.live())?.composition.trading).toBe(versions[2])
  expect(await stored()).toEqual(at(2, 5))
  expect(await readdir(store.path('trading'))).toEqual(
    [...at(2).flatMap((version) => [version, `${version}.maps`]), ...at(5), 'newest.json'].sort(),
  )
  expect((await store.type('verify')).code).toBe(0)
})

it('removes no more once another has taken its lock away, and the rest the next time', async () => {
  const { rename } = fs
  const moves = jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to)
    // Takes over the lock after the first version, as another machine does when this process was paused for long.
    await writeFile(
      lockFile(store.folder),
      JSON.stringify({ id: 'x', pid: 1, machine: 'elsewhere' }),
    )
  })
  const options = {
    store: store.folder,
    keeping: { releases: 1, days: 0 },
    now: new Date(),
    isDryRun: false,
  }
  const { removed } = await prune(options)
  moves.mockRestore()
  expect(removed).toHaveLength(1)
  expect(await stored()).toHaveLength(5)
  expect(await isLocked(store.folder)).toBe(true)

  await rm(lockFile(store.folder))
  expect((await prune(options)).removed).toHaveLength(3)
  expect(await stored()).toEqual(at(4, 5))
})

it('keeps by the days for which something was live, not by the day it became so', async () => {
  const days = 86_400_000
  const keeping = { releases: 1, days: 7 }
  const soon = new Date(Date.now() + 6 * days)
  const later = new Date(Date.now() + 8 * days)

  const options = { store: store.folder, keeping, isDryRun: true }
  expect((await prune({ ...options, now: soon })).removed).toMatchObject([{ version: versions[3] }])
  expect((await prune({ ...options, now: later })).removed).toHaveLength(4)
})

/** Lets a release have become live then. */
async function date(release: number, when: string) {
  const file = releaseFile(store.folder, release)
  const record = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...record, when }))
}

/** The versions that would be removed where one release is kept, and what was live within these days. */
async function removable(days: number) {
  const keeping = { releases: 1, days }
  const { removed } = await prune({ store: store.folder, keeping, now: new Date(), isDryRun: true })
  return removed.map(({ version }) => version).sort()
}

it('keeps what was live for long and until of late', async () => {
  for (const release of [1, 2, 3, 4]) await date(release, '2020-01-01T00:00:00.000Z')

  expect(await removable(7)).toEqual(at(0, 1, 3))
})

it('keeps what was live of late although a clock was set back for one promotion', async () => {
  await date(4, '2020-01-01T00:00:00.000Z')

  expect(await removable(30)).toEqual(at(3))
})

const AHEAD = '2099-01-01T00:00:00.000Z'

it('goes by the next release where a clock was ahead for one promotion', async () => {
  for (const release of [1, 2, 4]) await date(release, '2020-01-01T00:00:00.000Z')
  await date(3, AHEAD)

  expect(await removable(30)).toEqual(at(0, 1, 3))
})

it('keeps what was live until a release that a clock dated ahead', async () => {
  for (const release of [1, 2, 3, 4]) await date(release, '2020-01-01T00:00:00.000Z')
  await date(5, AHEAD)

  expect(await removable(30)).toEqual(at(0, 1, 3))
})

it('keeps what was live of late although a clock was ahead for one promotion, and set back for the next', async () => {
  const before = new Date(Date.now() - 40 * 86_400_000).toISOString()
  for (const release of [1, 2]) await date(release, before)
  await date(3, AHEAD)
  await date(4, '2020-01-01T00:00:00.000Z')

  expect(await removable(30)).toEqual(at(3))
})

it('says that a version is gone to whoever would go back to it', async () => {
  await store.type('prune', '--keep', '1', '--days', '0')

  const { code, stderr } = await store.type('rollback', 'trading')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^trading \S+ is not in the store: publish it with npm run publish:remote/)
})

it('removes what killed processes have left, once it is nobody’s for certain', async () => {
  const left = store.path('trading', '.0.1.0-0123456789ab.x.tmp')
  await mkdir(left)
  await writeFile(join(left, 'page.js'), 'half')
  await utimes(left, 0, 0)
  const options = { store: store.folder, keeping: { releases: 20, days: 30 }, isDryRun: false }

  expect((await prune({ ...options, now: new Date() })).leftovers).toEqual([])
  const later = new Date(Date.now() + 3_700_000)
  expect((await prune({ ...options, now: later })).leftovers).toEqual([left])
  expect(await readdir(store.path('trading'))).not.toContain('.0.1.0-0123456789ab.x.tmp')
})

it('says of an empty store that STORE may be mistyped, and puts nothing there', async () => {
  const empty = await newFolder()

  expect(await typeCommand(empty, 'prune')).toMatchObject({
    code: 1,
    stderr: `Nothing is in ${empty}: look whether STORE names what you mean.\n`,
  })
  expect(await readdir(empty)).toEqual([])
  await removeFolder(empty)
})
