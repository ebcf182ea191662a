import { join } from 'node:path'
import { serveStore } from '../server/serveStore.ts'
import { isSigned } from '../signing/signature.ts'
import { readLive } from '../store/live.ts'
import type { Composition } from '../store/release.ts'
import { newestVersion } from '../store/published.ts'
import { readRelease, releaseNumbers } from '../store/releases.ts'
import { shownRelease } from '../store/shown.ts'
import { verifyStore } from '../upkeep/verifyStore.ts'
import {
  handmadeHost,
  handmadeRemote,
  handmadeRemoteNamed,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { handmadeKey } from '../testing/handmadeKey.ts'
import { runDelivery } from '../testing/runDelivery.ts'
import { typeCommand } from '../testing/typeCommand.ts'
import { lose, newBucket, overwrite, promoteIn, publishIn } from '../testing/testBucket.ts'
import { pack, unpack } from './archive.ts'
import type { Bucket } from './bucket.ts'
import { pullAll } from './follow.ts'
import { entryKey, LIVE, shownKey, versionKey } from './keys.ts'
import { readEntry } from './liveEntry.ts'
import { onCopy } from './onCopy.ts'

let folder: string
let bucket: Bucket
let next = 0

beforeEach(async () => {
  folder = await newFolder()
  bucket = await newBucket(join(folder, 'bucket'))
})

afterEach(() => removeFolder(folder))

/** Another machine, which has seen nothing yet: what it finds is sound. */
async function seenElsewhere(of = bucket) {
  next += 1
  const store = join(folder, `machine-${next}`)
  await pullAll(of, store)
  const { release, unfinished } = await readLive(store)
  expect(await shownRelease(store)).toMatchObject({
    release: release?.release,
    composition: release?.composition,
  })
  expect(await verifyStore({ store })).toMatchObject({ problems: [] })
  return { store, release, unfinished }
}

it('puts live on one machine what another one sees, and goes back', async () => {
  const first = await publishIn(bucket)
  await promoteIn(bucket, first)
  const { trading = '' } = await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })

  const promoted = await runDelivery(bucket.address, ['promote', 'trading', '--why', 'a wish'])
  expect(promoted).toMatchObject({ code: 0, stdout: `trading ${trading} is live: release 2\n` })
  expect((await seenElsewhere()).release?.composition).toEqual({ ...first, trading })

  const back = await typeCommand(bucket.address, 'rollback', 'trading')
  expect(back).toMatchObject({ code: 0, stderr: '' })
  const { release } = await seenElsewhere()
  expect(release).toMatchObject({
    release: 3,
    composition: first,
    heldBack: { trading: [trading] },
  })

  const { stdout } = await typeCommand(bucket.address, 'history', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ isOk: true })
  expect(stdout).toContain('a wish')
  const status = await typeCommand(bucket.address, 'status')
  expect(status.stdout).toContain(`${first.trading}  (published: ${trading}), held back`)
}, 60_000)

it('loses none of four promotions on four machines at once', async () => {
  const names = ['content', 'dashboard', 'portfolio', 'strategy']
  const first = await publishIn(bucket)
  await promoteIn(bucket, first)
  const others = await publishIn(bucket, names.map(handmadeRemoteNamed))

  const ends = await Promise.all(
    names.map((name) => runDelivery(bucket.address, ['promote', name])),
  )

  expect(ends.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
    names.map(() => ({ code: 0, stderr: '' })),
  )
  const { store, release, unfinished } = await seenElsewhere()
  expect(release).toMatchObject({ release: 5, composition: { ...first, ...others } })
  expect(unfinished).toEqual([])
  expect(await releaseNumbers(store)).toEqual([1, 2, 3, 4, 5])
  const after = [2, 3, 4, 5].map(async (number) => (await readRelease(store, number)).after)
  expect(await Promise.all(after)).toEqual([1, 2, 3, 4])
}, 60_000)

/** Kills a promotion at its first write to a bucket, another one at its second, and so on until one ends by itself: whether each is live. */
async function killedAtEach(moment: 'before' | 'after', of: Bucket): Promise<boolean[]> {
  await promoteIn(of, await publishIn(of))
  const live: boolean[] = []
  for (;;) {
    const { trading } = await publishIn(of, [handmadeRemote()], {
      'page.js': `render(${live.length})`,
    })
    const fault = `${moment}:${live.length + 1}`
    const { code } = await runDelivery(of.address, ['promote', 'trading'], fault)
    const { release, unfinished } = await seenElsewhere(of)
    expect(unfinished).toEqual([])
    live.push(release?.composition.trading === trading)
    if (code !== null) return live
  }
}

it('shows a whole release, whichever write to the bucket a promotion is killed before or after', async () => {
  // Side by side, each with a bucket of its own: what takes time are the processes.
  const another = await newBucket(join(folder, 'another'))
  const [before, after] = await Promise.all([
    killedAtEach('before', bucket),
    killedAtEach('after', another),
  ])

  // The writes are the served files, the composition's registry and the entry; there is no fourth.
  expect(before).toEqual([false, false, false, true])
  expect(after).toEqual([false, false, true, true])
}, 120_000)

it('has a version as a whole or not at all, whichever write of its publishing fails', async () => {
  await promoteIn(bucket, await publishIn(bucket))
  for (const step of [1, 2]) {
    let left = step
    const failing: Bucket = {
      ...bucket,
      create: (key, bytes) => {
        left -= 1
        return left > 0 ? bucket.create(key, bytes) : Promise.reject(new Error('no way there'))
      },
    }
    const publish = (to: Bucket) =>
      publishIn(to, [handmadeRemote()], { 'page.js': `better(${step})` })

    await expect(publish(failing)).rejects.toThrow('no way there')
    await seenElsewhere()
    const { trading } = await publish(bucket)
    const { store } = await seenElsewhere()
    expect(await newestVersion(store, 'trading')).toBe(trading)
  }
}, 60_000)

it('takes its own write for its own when the answer is lost on the way', async () => {
  const first = await publishIn(bucket)
  await promoteIn(bucket, first)
  await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })

  const end = await runDelivery(bucket.address, ['promote', 'trading'], 'lost:3')

  expect(end).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout).toMatch(/ is live: release 2\n$/)
  expect((await seenElsewhere()).release?.release).toBe(2)
}, 60_000)

it('waits for a host that another machine brings', async () => {
  const { trading = '' } = await publishIn(bucket, [handmadeRemote()])
  const waiting = runDelivery(bucket.address, ['promote', 'trading', '--wait', '30'])
  const { host = '' } = await publishIn(bucket, [handmadeHost()])
  await promoteIn(bucket, { host })

  expect(await waiting).toMatchObject({ code: 0 })
  expect((await seenElsewhere()).release?.composition).toEqual({ host, trading })
}, 60_000)

it('stays signed: a machine without the key looks and serves, and promotes nothing', async () => {
  const key = handmadeKey()
  const host = handmadeHost({ trustedKeys: [key.publicKey] })
  const first = await publishIn(bucket, [host, handmadeRemote()])
  await promoteIn(bucket, first, { key })
  await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })

  const refused = await typeCommand(bucket.address, 'promote', 'trading')
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toMatch(
    /^The host takes only what is signed by .+, and there is none here:/,
  )
  const { store } = await seenElsewhere()
  const server = await serveStore({ store })
  const registry: object = await (await fetch(`${server.url}/registry.json`)).json()
  await server.close()
  expect(isSigned([key.publicKey], 'registry', registry)).toBe(true)
  expect(registry).toMatchObject({ release: 1 })
})

it('takes over settings that its owners have put into the bucket', async () => {
  const first = await publishIn(bucket)
  await overwrite(bucket, 'settings.json', JSON.stringify({ allowsOverrides: true }))
  await promoteIn(bucket, first)
  await overwrite(bucket, 'settings.json', JSON.stringify({ origins: ['https://m.example.com'] }))

  const end = await typeCommand(bucket.address, 'promote', 'trading')
  expect(end.stdout).toContain('was live already: release 1')
  expect((await seenElsewhere()).release?.release).toBe(1)
  expect(await bucket.list('live/')).toEqual(['live/000001', 'live/000002'])
}, 60_000)

it('names wrong settings where their owners find them', async () => {
  const first = await publishIn(bucket)
  await promoteIn(bucket, first)
  const { trading = '' } = await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })
  await promoteIn(bucket, { trading })
  await overwrite(bucket, 'settings.json', '{ "orignis": [] }')
  const where = `${bucket.address}/settings.json is wrong at orignis`

  expect((await typeCommand(bucket.address, 'status')).stdout).toContain(`${where}: there is`)
  const back = await typeCommand(bucket.address, 'rollback', 'trading', '--why', 'a fault')
  expect(back).toMatchObject({ code: 0, stdout: expect.stringContaining(`Warning: ${where}`) })
}, 60_000)

it('names a damaged version, leaves it where it is, and goes on with the rest', async () => {
  const first = await publishIn(bucket)
  await promoteIn(bucket, first)
  const { trading = '' } = await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })
  const key = versionKey('trading', trading)
  await overwrite(bucket, key, 'something else')
  const store = join(folder, 'machine')

  const problem = `${bucket.address}/${key} is damaged, or lost: remove it, then publish the same sources again.`
  expect(await pullAll(bucket, store)).toMatchObject({ damage: [{ problem }] })
  expect((await readLive(store)).release?.composition).toEqual(first)
  // A rollback must not be blocked by versions that are not live.
  expect(await typeCommand(bucket.address, 'status')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`release 1 `),
  })
  expect((await typeCommand(bucket.address, 'promote', 'host')).stdout).toContain('live already')
  const checked = await typeCommand(bucket.address, 'verify')
  expect(checked.code).toBe(1)
  expect(checked.stdout).toContain(problem)

  await lose(bucket, key)
  expect(await typeCommand(bucket.address, 'status')).toMatchObject({ code: 0 })
}, 60_000)

describe('where what is live is damaged in the bucket', () => {
  const files = { 'page.js': 'better()' }
  let first: Composition
  let second: Composition
  let key: string
  let problem: string

  beforeEach(async () => {
    first = await publishIn(bucket)
    await promoteIn(bucket, first)
    second = await publishIn(bucket, [handmadeRemote()], files)
    await promoteIn(bucket, second)
    key = versionKey('trading', second.trading ?? '')
    problem = `${bucket.address}/${key} is damaged, or lost: remove it, then publish the same sources again.`
  })

  const spoil = {
    damaged: () => overwrite(bucket, key, 'something else'),
    lost: () => lose(bucket, key),
  }

  it.each(['damaged', 'lost'] as const)(
    'names a %s version, and goes back from it',
    async (state) => {
      await spoil[state]()

      const status = await typeCommand(bucket.address, 'status')
      expect(status).toMatchObject({ code: 1, stderr: '' })
      expect(status.stdout).toContain('release 2 ')
      expect(status.stdout).toContain(problem)
      const back = await typeCommand(bucket.address, 'rollback', 'trading')
      expect(back).toMatchObject({ code: state === 'lost' ? 0 : 1, stderr: '' })
      expect(back.stdout).toContain(`to ${first.trading}\nrelease 3 is live\n`)
      const store = join(folder, 'machine')
      await pullAll(bucket, store)
      expect((await readLive(store)).release?.composition).toEqual(first)
    },
    60_000,
  )

  it('takes another version of the same build, and says to all others what stands in their way', async () => {
    await lose(bucket, key)
    await publishIn(bucket, [handmadeRemoteNamed('content')])
    const third = await publishIn(bucket, [handmadeRemote()], { 'page.js': 'best()' })

    const other = await typeCommand(bucket.address, 'promote', 'content')
    expect(other.code).toBe(1)
    expect(other.stderr).toContain(problem)
    const own = await typeCommand(bucket.address, 'promote', 'trading')
    expect(own.stdout).toContain(`trading ${third.trading} is live: release 3\n`)
  }, 60_000)

  it('says no more of a lost version once the same was published', async () => {
    await lose(bucket, key)

    const said = await onCopy(bucket, { isWhole: false }, async ({ store, problems }) => {
      const before = await problems()
      await publishHandmade(store, handmadeRemote(), files)
      return { before, after: await problems() }
    })
    expect(said).toEqual({ before: [problem], after: [] })
    expect(await typeCommand(bucket.address, 'status')).toMatchObject({ code: 0 })
    await seenElsewhere()
  }, 60_000)

  it('goes on where what servers send is lost, and has it again by a repair', async () => {
    const { shown } = await readEntry(bucket, entryKey(LIVE, 2))
    await lose(bucket, shownKey(shown))

    const status = await typeCommand(bucket.address, 'status')
    expect(status).toMatchObject({ code: 1, stderr: '' })
    expect(status.stdout).toContain('release 2 ')
    expect(status.stdout).toContain(`${bucket.address}/${shownKey(shown)} is damaged`)
    expect(await bucket.list(LIVE)).toHaveLength(2)
    const repaired = await typeCommand(bucket.address, 'verify', '--repair')
    expect(repaired).toMatchObject({ code: 0, stderr: '' })
    expect(repaired.stdout).not.toContain('is damaged')
    expect((await seenElsewhere()).release?.composition).toEqual({ ...first, ...second })
    expect(await typeCommand(bucket.address, 'status')).toMatchObject({ code: 0 })
  }, 60_000)

  it('says that the page is damaged, where somebody wrote one by hand, and mends it', async () => {
    const live = entryKey(LIVE, 2)
    const entry = await readEntry(bucket, live)
    const files = await unpack((await bucket.read(shownKey(entry.shown))) ?? Buffer.of(), live)
    const { bytes, hash } = await pack(new Map([...files, ['index.html', Buffer.from('gone')]]))
    await bucket.create(shownKey(hash), bytes)
    await overwrite(bucket, live, JSON.stringify({ ...entry, shown: hash }))

    const status = await typeCommand(bucket.address, 'status')
    expect(status.code).toBe(1)
    expect(status.stdout).toContain(`index.html of ${bucket.address} is gone or damaged`)
    expect(await typeCommand(bucket.address, 'verify', '--repair')).toMatchObject({ code: 0 })
    expect((await seenElsewhere()).release?.composition).toEqual({ ...first, ...second })
  }, 60_000)

  it('goes back where what servers send is damaged', async () => {
    const { shown } = await readEntry(bucket, entryKey(LIVE, 2))
    await overwrite(bucket, shownKey(shown), 'something else')

    const repaired = await typeCommand(bucket.address, 'verify', '--repair')
    expect(repaired).toMatchObject({ code: 1, stdout: '' })
    expect(repaired.stderr).toContain(`${bucket.address}/${shownKey(shown)} is damaged: remove it`)
    const back = await typeCommand(bucket.address, 'rollback', 'trading')
    expect(back).toMatchObject({ code: 0, stderr: '' })
    expect(back.stdout).not.toContain('is damaged')
    expect((await seenElsewhere()).release?.composition).toEqual(first)
  }, 60_000)
})

it('has a record that was altered as a repair has written it, also on other machines', async () => {
  const key = handmadeKey()
  const host = handmadeHost({ trustedKeys: [key.publicKey] })
  const first = await publishIn(bucket, [host, handmadeRemote()])
  await promoteIn(bucket, first, { key })
  const entry = await readEntry(bucket, entryKey(LIVE, 1))
  const record = JSON.parse(entry.record) as Record<string, unknown>
  const lie = JSON.stringify({ ...record, why: 'a lie', signature: undefined })
  const altered = { ...entry, record: lie }
  await overwrite(bucket, entryKey(LIVE, 1), JSON.stringify(altered))
  const { trading = '' } = await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })

  await expect(promoteIn(bucket, { trading }, { key })).rejects.toThrow(
    'not signed by a key that is trusted',
  )
  await onCopy(bucket, { isWhole: true }, ({ store }) =>
    verifyStore({ store, isRepairing: true, key }),
  )
  await promoteIn(bucket, { trading }, { key })
  const { store, release } = await seenElsewhere()
  expect(release).toMatchObject({ release: 2, composition: { ...first, trading } })
  expect((await readRelease(store, 1)).why).toContain('its record was damaged')
}, 60_000)
