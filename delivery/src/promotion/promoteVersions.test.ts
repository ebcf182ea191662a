import type { Registry } from '@aldergate/contract'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  handmadeHost,
  handmadeRemoteNamed,
  handmadePage,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { deriveFromRelease } from '../documents/derive.ts'
import { isLocked, locked } from '../disk/lock.ts'
import { promoteVersions } from './promoteVersions.ts'
import { readFolder } from '../disk/readFolder.ts'
import type { Composition } from '../store/release.ts'
import { liveRelease } from '../store/live.ts'
import { releaseNumbers } from '../store/releases.ts'
import { lockFile, settingsFile } from '../names/storePaths.ts'
import { isTemporary } from '../disk/temporary.ts'

let store: string

beforeEach(async () => {
  store = await newFolder()
})

afterEach(() => removeFolder(store))

function promote(versions: Composition) {
  return promoteVersions({ store, versions, who: 'a tester', why: 'a test' })
}

async function promoteFirst() {
  const host = await publishHandmade(store, handmadeHost())
  const trading = await publishHandmade(store, handmadeRemote())
  await promote({ host, trading })
  return { host, trading }
}

async function registry(): Promise<Registry> {
  return JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'))
}

it('records who made what live, when and why', async () => {
  const { host, trading } = await promoteFirst()

  const record = JSON.parse(await readFile(join(store, 'releases/000001.json'), 'utf8'))
  expect(record).toEqual({
    release: 1,
    composition: { host, trading },
    who: 'a tester',
    when: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    why: 'a test',
    after: 0,
    chain: expect.any(String),
  })
})

it('derives the registry, the index and the root files', async () => {
  const { host, trading } = await promoteFirst()

  const { release, hostVersion, remotes } = await registry()
  expect({ release, hostVersion }).toEqual({ release: 1, hostVersion: host })
  expect(remotes).toEqual([
    expect.objectContaining({
      name: 'trading',
      version: trading,
      entry: {
        url: `/trading/${trading}/remoteEntry.js`,
        integrity: expect.stringMatching(/^sha384-/),
      },
    }),
  ])
  expect(await readFile(join(store, 'index.html'), 'utf8')).toContain(`/host/${host}/main.js`)
  expect(await readFile(join(store, 'robots.txt'), 'utf8')).toBe('User-agent: *')
})

it('has a sitemap for as long as somebody says where the public finds the app', async () => {
  const site = 'https://trade.example.com'
  await promoteFirst()
  await writeFile(settingsFile(store), JSON.stringify({ site }))
  await deriveFromRelease(store)
  expect(await readFile(join(store, 'sitemap.xml'), 'utf8')).toContain('<urlset ')
  expect(await readFile(join(store, 'robots.txt'), 'utf8')).toContain(`${site}/sitemap.xml`)

  await writeFile(settingsFile(store), '{}')
  await deriveFromRelease(store)
  expect((await readdir(store)).filter((name) => name.startsWith('sitemap'))).toEqual([])
  expect(await readFile(join(store, 'robots.txt'), 'utf8')).toBe('User-agent: *')
})

it('keeps the registry of each composition under its fingerprint, which the same versions have again', async () => {
  const { trading } = await promoteFirst()
  const { fingerprint: first } = await registry()
  await promote({ trading: await publishHandmade(store, handmadeRemote(), { 'page.js': 'b()' }) })
  const { fingerprint: second } = await registry()
  const kept = await readFile(join(store, `composition-${first}.json`), 'utf8')
  expect(JSON.parse(kept)).toMatchObject({ release: 1, remotes: [{ version: trading }] })
  expect(second).not.toBe(first)

  await promote({ trading })
  expect(await registry()).toMatchObject({ release: 3, fingerprint: first })
})

it('touches no file of the host or of another remote', async () => {
  await promoteFirst()
  const content = await publishHandmade(store, handmadeRemoteNamed('content'))
  await promote({ content })
  const before = [await readFolder(join(store, 'host')), await readFolder(join(store, 'content'))]

  const trading = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })
  await promote({ trading })

  const after = [await readFolder(join(store, 'host')), await readFolder(join(store, 'content'))]
  expect(after).toEqual(before)
  expect((await liveRelease(store))?.composition).toMatchObject({ content, trading })
})

it('keeps live what this work tree knows nothing of, and what a newer delivery noted of it', async () => {
  const { trading } = await promoteFirst()
  const ideas = await publishHandmade(store, handmadeRemoteNamed('ideas'))
  await promote({ ideas })
  const record = join(store, 'releases/000002.json')
  const newer = { ...JSON.parse(await readFile(record, 'utf8')), approvedBy: 'another team' }
  await writeFile(record, JSON.stringify(newer))

  const better = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })
  await promote({ trading: better })

  expect(better).not.toBe(trading)
  expect((await liveRelease(store))?.composition).toMatchObject({ ideas, trading: better })
  expect((await registry()).remotes).toMatchObject([
    { name: 'ideas', contract: 1 },
    { name: 'trading', contract: 1 },
  ])
})

it('makes no release of what is live already', async () => {
  const { trading } = await promoteFirst()

  expect(await promote({ trading })).toMatchObject({ isNew: false, release: { release: 1 } })
  expect(await releaseNumbers(store)).toEqual([1])
})

it('gives promotions that race different numbers, and loses none', async () => {
  const { host } = await promoteFirst()
  const others = ['content', 'dashboard', 'ideas', 'paper-bots']
  const versions = await Promise.all(
    others.map(async (name): Promise<Composition> => {
      return { [name]: await publishHandmade(store, handmadeRemoteNamed(name)) }
    }),
  )

  const results = await Promise.all(versions.map(promote))

  const numbers = results.map(({ release }) => release.release)
  expect(numbers.sort()).toEqual([2, 3, 4, 5])
  expect((await liveRelease(store))?.composition).toMatchObject(Object.assign({}, ...versions))
  const { release, hostVersion, remotes } = await registry()
  expect({ release, hostVersion }).toEqual({ release: 5, hostVersion: host })
  expect(remotes.map(({ name }) => name)).toEqual([...others, 'trading'])
  expect(await readFile(join(store, 'index.html'), 'utf8')).toContain('"release":5')
})

it('changes nothing when the gate refuses', async () => {
  await promoteFirst()
  const before = await readFolder(store)
  const watchlists = await publishHandmade(store, {
    ...handmadeRemoteNamed('watchlists'),
    pages: [handmadePage('/news')],
  })

  await expect(promote({ watchlists })).rejects.toThrow('both declare /news')

  const after = await readFolder(store)
  for (const [path, bytes] of before) expect(after.get(path)).toEqual(bytes)
  expect(await releaseNumbers(store)).toEqual([1])
})

it('refuses the loss of a linked path, and only warns whoever allows it', async () => {
  await promoteFirst()
  const trading = await publishHandmade(store, handmadeRemote({ pages: [] }))

  await expect(promote({ trading })).rejects.toThrow('Links and bookmarks lead to /news')

  const { warnings } = await promoteVersions({
    store,
    versions: { trading },
    who: 'a tester',
    why: 'a test',
    isLossAllowed: true,
  })
  expect(warnings).toEqual([expect.stringContaining('/news')])
})

it('refuses bytes that differ from their hash', async () => {
  await promoteFirst()
  const content = await publishHandmade(store, handmadeRemoteNamed('content'))
  const folder = join(store, 'content', content)
  await writeFile(join(folder, 'page.js'), 'tampered()')

  await expect(promote({ content })).rejects.toThrow(
    `content ${content} has bytes in page.js that differ from their hash: ` +
      `mend it with npm run verify:store -- --repair. Where that cannot, check out its commit, build it, ` +
      `remove the damaged folder ${folder}, then publish it again.`,
  )
})

it.each(['page.js.br', 'page.js.gz'])('refuses a damaged %s', async (file) => {
  await promoteFirst()
  const content = await publishHandmade(store, handmadeRemoteNamed('content'))
  await writeFile(join(store, 'content', content, file), 'tampered()')

  await expect(promote({ content })).rejects.toThrow(`has bytes in ${file} that differ`)
})

it('refuses a list of hashes that was exchanged together with a file', async () => {
  await promoteFirst()
  const honest = await publishHandmade(store, handmadeRemoteNamed('content'))
  const other = await publishHandmade(store, handmadeRemoteNamed('content'), {
    'page.js': 'other()',
  })
  for (const [path, bytes] of await readFolder(join(store, 'content', other))) {
    await writeFile(join(store, 'content', honest, path), bytes)
  }

  await expect(promote({ content: honest })).rejects.toThrow('has bytes in integrity.json')
})

it('asks for the host when none is live, and for a version that is not in the store', async () => {
  const trading = await publishHandmade(store, handmadeRemote())

  await expect(promote({ trading })).rejects.toThrow(
    'No host is live: promote one too, in the same release or before.',
  )
  await expect(promote({ trading: '9.9.9-000000000000' })).rejects.toThrow(
    'trading 9.9.9-000000000000 is not in the store: ' +
      'publish it with npm run publish:remote -- trading, built from its commit if it was pruned.',
  )
})

it('replaces what is live although its folder is lost', async () => {
  const { trading } = await promoteFirst()
  await rm(join(store, 'trading', trading), { recursive: true })
  const next = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })

  expect(await promote({ trading: next })).toMatchObject({ isNew: true })
})

it('replaces what is live although it no longer speaks the contract, and asks to where it stays', async () => {
  const { trading } = await promoteFirst()
  await writeFile(join(store, 'trading', trading, 'remote.json'), '{"kind":"remote"}')
  const content = await publishHandmade(store, handmadeRemoteNamed('content'))
  const next = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })

  await expect(promote({ content })).rejects.toThrow(
    /trading .+ breaks the contract \(remote\.json is not valid at name: .+\): build it again/,
  )
  expect(await promote({ trading: next })).toMatchObject({ isNew: true })
})

it('repairs what a crash between the release and the registry left behind', async () => {
  await promoteFirst()
  const names = ['registry.json', 'index.html'] as const
  const old = await Promise.all(names.map((name) => readFile(join(store, name))))
  const trading = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })
  await promote({ trading })
  await Promise.all(names.map((name, index) => writeFile(join(store, name), old[index] ?? '')))
  await rm(join(store, 'robots.txt'))

  expect(await deriveFromRelease(store)).toBe(2)

  expect(await registry()).toMatchObject({ release: 2, remotes: [{ version: trading }] })
  expect(await readFile(join(store, 'index.html'), 'utf8')).toContain(trading)
  expect(await readFile(join(store, 'robots.txt'), 'utf8')).toBe('User-agent: *')
})

it('refuses a version of which a file is lost', async () => {
  await promoteFirst()
  const content = await publishHandmade(store, handmadeRemoteNamed('content'))
  await rm(join(store, 'content', content, 'page.js'))

  await expect(promote({ content })).rejects.toThrow(`content ${content} has bytes in page.js`)
})

it('brings nothing back from which somebody has gone back meanwhile', async () => {
  const { trading } = await promoteFirst()
  const better = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })
  let isMeanwhile = true
  const versions = async () => {
    if (isMeanwhile) {
      isMeanwhile = false
      await promote({ trading: better })
      const back = { versions: { trading }, isGoingBack: true, isLossAllowed: true }
      await promoteVersions({ store, ...back, who: 'another', why: 'it breaks' })
    }
    return { trading: better }
  }

  await expect(promoteVersions({ store, versions, who: 'a tester', why: 'late' })).rejects.toThrow(
    `Somebody has gone back from trading ${better} meanwhile`,
  )
  expect((await liveRelease(store))?.composition).toMatchObject({ trading })
})

it('shows no release of which another has taken its lock away', async () => {
  await promoteFirst()
  const content = await publishHandmade(store, handmadeRemoteNamed('content'))
  const promotion = promote({ content })
  while (!(await isLocked(store))) await wait(1)
  // Takes over the lock, as another machine does when this process was paused for long.
  await writeFile(lockFile(store), JSON.stringify({ id: 'x', pid: 1, machine: 'elsewhere' }))
  while (!(await releaseNumbers(store)).includes(2)) await wait(1)
  await wait(100)
  expect(await registry()).toMatchObject({ release: 1 })

  await rm(lockFile(store))
  expect((await promotion).release).toMatchObject({ release: 3, after: 1 })
})

it('makes no version live that was removed while its promotion waited for another', async () => {
  await promoteFirst()
  const content = await publishHandmade(store, handmadeRemoteNamed('content'))
  const { waiting } = await locked(store, async () => {
    const promotion = promote({ content })
    promotion.catch(() => undefined)
    // The served files are staged, so all versions have been checked.
    while (!(await readdir(store)).some(isTemporary)) await wait(5)
    await rm(join(store, 'content', content), { recursive: true })
    return { waiting: promotion }
  })

  await expect(waiting).rejects.toThrow(`content ${content} is not in the store`)
  expect(await releaseNumbers(store)).toEqual([1])
  expect(await registry()).toMatchObject({ release: 1 })
})

it('takes a fault of the disk for no damaged version', async () => {
  const { trading } = await promoteFirst()
  const next = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })
  const description = join(store, 'trading', trading, 'remote.json')
  await rm(description)
  await mkdir(description)

  await expect(promote({ trading: next })).rejects.toThrow('EISDIR')
  expect(await releaseNumbers(store)).toEqual([1])
})

it('says what is wrong with a store whose releases cannot be read', async () => {
  await writeFile(join(store, 'releases'), 'a file in their way')

  await expect(liveRelease(store)).rejects.toThrow('ENOTDIR')
})
