import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { liveRelease } from '../store/live.ts'
import { storedVersions } from '../store/storedVersions.ts'
import { publishBuild } from '../publishing/publishBuild.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
  writeBuild,
} from '../testing/handmadeBuilds.ts'
import { lose, newBucket, promoteIn, publishIn } from '../testing/testBucket.ts'
import { typeCommand } from '../testing/typeCommand.ts'
import type { Bucket } from './bucket.ts'
import { follow, pullAll } from './follow.ts'
import { entryKey, LIVE, shownKey, versionKey } from './keys.ts'
import { readEntry } from './liveEntry.ts'

let folder: string
let store: string
let bucket: Bucket

beforeEach(async () => {
  folder = await newFolder()
  store = join(folder, 'store')
  bucket = await newBucket(join(folder, 'bucket'))
})

afterEach(() => removeFolder(folder))

/** Follows a bucket until a body is done; what the follower tells comes one by one. */
async function following(of: Bucket, body: (told: () => Promise<string>) => Promise<void>) {
  const ending = new AbortController()
  const said: string[] = []
  const listeners: (() => void)[] = []
  const tell = (text: string) => {
    said.push(text)
    for (const each of listeners.splice(0)) each()
  }
  const followed = follow(of, store, {
    everyMs: 20,
    signal: ending.signal,
    onPulled: ({ live }) => tell(`entry ${live}`),
    onProblem: tell,
  })
  try {
    await body(async () => {
      while (said.length === 0) await new Promise<void>((resolve) => listeners.push(resolve))
      return said.shift() ?? ''
    })
  } finally {
    ending.abort()
    await followed
  }
}

it('brings each release to a folder that is served, from the first one on', async () => {
  await following(bucket, async (told) => {
    expect(await told()).toBe('entry 0')
    const versions = await publishIn(bucket)
    await promoteIn(bucket, versions)
    expect(await told()).toBe('entry 1')
    expect((await liveRelease(store))?.composition).toEqual(versions)

    const better = await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })
    await promoteIn(bucket, better)
    expect(await told()).toBe('entry 2')
    expect((await liveRelease(store))?.composition).toEqual({ ...versions, ...better })
  })
})

it('has the files of a release before it shows it, for who has its document from another server', async () => {
  const versions = await publishIn(bucket)
  await promoteIn(bucket, versions)
  const first = await pullAll(bucket, store)
  const { trading = '' } = await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })
  await promoteIn(bucket, { trading })

  const second = await pullAll(bucket, store, first)
  expect(await storedVersions(store, 'trading')).toContain(trading)
  expect((await liveRelease(store))?.composition).toEqual(versions)
  await pullAll(bucket, store, second)
  expect((await liveRelease(store))?.composition).toEqual({ ...versions, trading })
})

it('shows no release of which the bucket lacks a version, says so, and shows it once that has come', async () => {
  const versions = await publishIn(bucket)
  await promoteIn(bucket, versions)
  const first = await pullAll(bucket, store)
  const { trading = '' } = await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })
  await promoteIn(bucket, { trading })
  const key = versionKey('trading', trading)
  const bytes = (await bucket.read(key)) ?? Buffer.of()
  await lose(bucket, key)

  const problem = `${bucket.address}/${key} is damaged, or lost: remove it, then publish the same sources again.`
  const second = await pullAll(bucket, store, first)
  const third = await pullAll(bucket, store, second)
  expect([second, third]).toMatchObject([{ damage: [{ problem }] }, { damage: [{ problem }] }])
  expect((await liveRelease(store))?.composition).toEqual(versions)
  const empty = join(folder, 'empty')
  const begun = await pullAll(bucket, empty)
  expect(begun).toMatchObject({ damage: [{ problem }] })
  expect(await readdir(empty)).not.toContain('index.html')

  await bucket.create(key, bytes)
  for (const [followed, since] of [
    [store, third],
    [empty, begun],
  ] as const) {
    await pullAll(bucket, followed, await pullAll(bucket, followed, since))
    expect((await liveRelease(followed))?.composition).toEqual({ ...versions, trading })
  }
})

it('shows each release at the second look at most, also where another one has come at each', async () => {
  await promoteIn(bucket, await publishIn(bucket))
  let pulled = await pullAll(bucket, store)
  const seen: (number | undefined)[] = []
  for (const text of ['better()', 'best()', 'perfect()']) {
    await promoteIn(bucket, await publishIn(bucket, [handmadeRemote()], { 'page.js': text }))
    pulled = await pullAll(bucket, store, pulled)
    seen.push((await liveRelease(store))?.release)
  }
  expect(seen).toEqual([1, 2, 3])
})

it('shows no release of before the one that was asked for at once', async () => {
  await promoteIn(bucket, await publishIn(bucket))
  const first = await pullAll(bucket, store)
  await promoteIn(bucket, await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' }))
  const second = await pullAll(bucket, store, first)
  await promoteIn(bucket, await publishIn(bucket, [handmadeRemote()], { 'page.js': 'best()' }))

  await pullAll(bucket, store)
  expect((await liveRelease(store))?.release).toBe(3)
  const third = await pullAll(bucket, store, second)
  expect((await liveRelease(store))?.release).toBe(3)
  await pullAll(bucket, store, third)
  expect((await liveRelease(store))?.release).toBe(3)
})

it('passes over a release of which it cannot read what servers send, and shows the next one', async () => {
  const versions = await publishIn(bucket)
  await promoteIn(bucket, versions)
  const first = await pullAll(bucket, store)
  await promoteIn(bucket, await publishIn(bucket, [handmadeRemote()], { 'page.js': 'worse()' }))
  const second = await pullAll(bucket, store, first)
  await promoteIn(bucket, versions)
  const { shown } = await readEntry(bucket, entryKey(LIVE, 2))
  await lose(bucket, shownKey(shown))

  const third = await pullAll(bucket, store, second)
  const problem = expect.stringContaining(`${bucket.address}/${shownKey(shown)} is damaged`)
  expect(third).toMatchObject({ damage: [{ problem }] })
  expect((await liveRelease(store))?.release).toBe(1)
  expect(await pullAll(bucket, store, third)).toMatchObject({ damage: [] })
  expect((await liveRelease(store))?.release).toBe(3)
})

it('sends no file of the root any more that only an earlier host had', async () => {
  const root = ['favicon.svg', 'robots.txt', 'site.webmanifest', 'sw.js']
  const files = { 'root/sw.js': 'work()' }
  const workers = async () => (await readdir(store)).filter((name) => name.startsWith('sw.js'))

  await promoteIn(bucket, await publishIn(bucket, [handmadeHost({ root })], files))
  const first = await pullAll(bucket, store)
  expect(await workers()).toEqual(['sw.js', 'sw.js.br', 'sw.js.gz'])
  await promoteIn(bucket, await publishIn(bucket, [handmadeHost()]))
  await pullAll(bucket, store, await pullAll(bucket, store, first))
  expect(await workers()).toEqual([])
})

it('keeps what it has while the bucket is not to be had, says so once, and goes on', async () => {
  const versions = await publishIn(bucket)
  await promoteIn(bucket, versions)
  let isThere = true
  const uncertain: Bucket = {
    ...bucket,
    list: (prefix) => {
      if (isThere) return bucket.list(prefix)
      return Promise.reject(refusal('No way there.'))
    },
  }
  await following(uncertain, async (told) => {
    expect(await told()).toBe('entry 1')
    isThere = false
    expect(await told()).toBe('No way there.')
    expect((await liveRelease(store))?.composition).toEqual(versions)
    await promoteIn(bucket, await publishIn(bucket, [handmadeHost()], { 'main.js': 'better()' }))
    isThere = true
    expect(await told()).toBe('entry 2')
  })
})

it.each(['versions/', 'shown/'])(
  'calls nothing of %s damaged that merely could not be read, and goes on',
  async (prefix) => {
    const versions = await publishIn(bucket)
    await promoteIn(bucket, versions)
    let isThere = false
    const uncertain: Bucket = {
      ...bucket,
      read: (key) => {
        if (isThere || !key.startsWith(prefix)) return bucket.read(key)
        return Promise.reject(refusal('It answers 503.'))
      },
    }
    await following(uncertain, async (told) => {
      expect(await told()).toBe('It answers 503.')
      isThere = true
      expect(await told()).toBe('entry 1')
      expect((await liveRelease(store))?.composition).toEqual(versions)
    })
  },
)

it('goes on once there is room again where its disk was full, and says so once', async () => {
  const versions = await publishIn(bucket)
  await promoteIn(bucket, versions)
  let isFull = true
  const full: Bucket = {
    ...bucket,
    list: (prefix) => {
      if (!isFull) return bucket.list(prefix)
      const error = new Error('ENOSPC: no space left on device, write')
      return Promise.reject(Object.assign(error, { code: 'ENOSPC' }))
    },
  }
  await following(full, async (told) => {
    expect(await told()).toBe(
      `The disk is full, so ${store} stays as it was: make room on it, and the next look goes on. What nobody needs goes ` +
        `from ${bucket.address} first, where npm run prune:store -- --dry-run names it, then from the folder, by ` +
        `STORE=${store} npm run prune:store.`,
    )
    isFull = false
    expect(await told()).toBe('entry 1')
    expect((await liveRelease(store))?.composition).toEqual(versions)
  })
})

it('takes no release of its own: nobody would bring it to the bucket', async () => {
  const versions = await publishIn(bucket)
  await promoteIn(bucket, versions)
  await publishIn(bucket, [handmadeRemote()], { 'page.js': 'better()' })
  const pulled = await typeCommand(bucket.address, 'pull', store)
  expect(pulled.stdout).toBe(`release 1 of ${bucket.address} is in ${store}\n`)

  const only = `${store} only follows ${bucket.address}: set STORE to that address, then run the command again.`
  const promoted = await typeCommand(store, 'promote', 'trading')
  expect(promoted).toMatchObject({ code: 1, stderr: `${only}\n` })
  const build = await writeBuild(handmadeRemote())
  await expect(publishBuild({ store, build })).rejects.toThrow(only)
  await removeFolder(build)
  expect((await liveRelease(store))?.release).toBe(1)
})

it('is not mixed with another store, and goes on with its own after a restart', async () => {
  await promoteIn(bucket, await publishIn(bucket))
  await pullAll(bucket, store)
  await pullAll(bucket, store)
  const another = await newBucket(join(folder, 'another'))
  await promoteIn(another, await publishIn(another))

  const sentence = `${store} has another store in it, which would be mixed with that of ${another.address}: name an empty folder.`
  await expect(pullAll(another, store)).rejects.toThrow(sentence)
  const own = join(folder, 'own')
  await publishHandmade(own, handmadeHost())
  await expect(pullAll(bucket, own)).rejects.toThrow('name an empty folder')
})

it('names what no kept release needs, for who may remove it, and removes nothing', async () => {
  const { host = '', trading: first = '' } = await publishIn(bucket)
  await promoteIn(bucket, { host, trading: first })
  for (const text of ['better()', 'best()']) {
    const { trading = '' } = await publishIn(bucket, [handmadeRemote()], { 'page.js': text })
    await promoteIn(bucket, { trading })
  }
  const before = await bucket.list('')

  const refused = await typeCommand(bucket.address, 'prune')
  expect(refused.code).toBe(2)
  expect(refused.stderr).toContain(
    `prune removes nothing from ${bucket.address}, where nobody needs`,
  )
  const typed = ['prune', '--dry-run', '--keep', '2', '--days', '0'] as const
  const { stdout } = await typeCommand(bucket.address, ...typed)
  const [composition, version, maps, end] = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim())
  expect(composition).toMatch(/^compositions\/composition-[0-9a-f]{12}\.json$/)
  expect([version, maps]).toEqual([`versions/trading/${first}`, `maps/trading/${first}`])
  expect(end).toBe(`1 version of ${bucket.address}: could be removed`)
  expect(before).toEqual(expect.arrayContaining([composition, version]))
  expect(await bucket.list('')).toEqual(before)

  // Then from the folder of a gateway, where they are not pulled again.
  const pulled = await pullAll(bucket, store)
  for (const key of [composition, version]) await lose(bucket, key ?? '')
  await typeCommand(store, 'prune', '--keep', '2', '--days', '0')
  expect(await pullAll(bucket, store, pulled)).toMatchObject({ damage: [] })
  expect(await storedVersions(store, 'trading')).not.toContain(first)
  expect(await readdir(store)).not.toContain(composition?.split('/')[1])
})

it('says what works on a folder alone, and what was typed wrong', async () => {
  expect((await typeCommand(bucket.address, 'serve')).stderr).toBe(
    `serve works on a folder, and STORE is ${bucket.address}: bring that to a folder by npm run pull -- <folder>, ` +
      'then set STORE to it.\n',
  )
  expect(await typeCommand(bucket.address, 'status', '--maps')).toMatchObject({
    code: 2,
    stderr: `--maps is for a folder: those in a bucket are ${bucket.address}/maps/<name>/<version>.\n`,
  })
  expect(await typeCommand(store, 'pull', store)).toMatchObject({
    code: 2,
    stderr: 'STORE is a folder: name a bucket, as in STORE=s3://bucket/prefix.\n',
  })
  expect((await typeCommand(bucket.address, 'pull')).stderr).toBe(
    'Name one folder, as in npm run pull -- /srv/store.\n',
  )
  expect((await typeCommand(bucket.address, 'pull', store, '--every', '0')).stderr).toBe(
    '--every is "0": give it whole seconds, as in --every 5.\n',
  )
})
