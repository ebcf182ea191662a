import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  handmadeHost,
  handmadePage,
  handmadeRemote,
  handmadeRemoteNamed,
} from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { deriveFromRelease } from '../documents/derive.ts'
import { isLocked, locked } from '../disk/lock.ts'
import { readFolder } from '../disk/readFolder.ts'
import type { Composition } from '../store/release.ts'
import { releaseNumbers } from '../store/releases.ts'
import { lockFile, settingsFile } from '../names/storePaths.ts'
import { isTemporary } from '../disk/temporary.ts'

const store = testStore()

async function promoteFirst() {
  const host = await store.publish(handmadeHost())
  const trading = await store.publish(handmadeRemote())
  await store.promote({ host, trading })
  return { host, trading }
}

it('records who made what live, when and why', async () => {
  const { host, trading } = await promoteFirst()

  const record = JSON.parse(await store.read('releases/000001.json'))
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

  const { release, hostVersion, remotes } = await store.registry()
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
  expect(await store.read('index.html')).toContain(`/host/${host}/main.js`)
  expect(await store.read('robots.txt')).toBe('User-agent: *')
})

it('has a sitemap for as long as somebody says where the public finds the app', async () => {
  const site = 'https://trade.example.com'
  await promoteFirst()
  await writeFile(settingsFile(store.folder), JSON.stringify({ site }))
  await deriveFromRelease(store.folder)
  expect(await store.read('sitemap.xml')).toContain('<urlset ')
  expect(await store.read('robots.txt')).toContain(`${site}/sitemap.xml`)

  await writeFile(settingsFile(store.folder), '{}')
  await deriveFromRelease(store.folder)
  expect((await readdir(store.folder)).filter((name) => name.startsWith('sitemap'))).toEqual([])
  expect(await store.read('robots.txt')).toBe('User-agent: *')
})

it('keeps the registry of each composition under its fingerprint, which the same versions have again', async () => {
  const { trading } = await promoteFirst()
  const { fingerprint: first } = await store.registry()
  await store.promote({ trading: await store.publish(handmadeRemote(), { 'page.js': 'b()' }) })
  const { fingerprint: second } = await store.registry()
  const kept = await store.read(`composition-${first}.json`)
  expect(JSON.parse(kept)).toMatchObject({ release: 1, remotes: [{ version: trading }] })
  expect(second).not.toBe(first)

  await store.promote({ trading })
  expect(await store.registry()).toMatchObject({ release: 3, fingerprint: first })
})

it('touches no file of the host or of another remote', async () => {
  await promoteFirst()
  const content = await store.publish(handmadeRemoteNamed('content'))
  await store.promote({ content })
  const before = [await readFolder(store.path('host')), await readFolder(store.path('content'))]

  const trading = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  await store.promote({ trading })

  const after = [await readFolder(store.path('host')), await readFolder(store.path('content'))]
  expect(after).toEqual(before)
  expect((await store.live())?.composition).toMatchObject({ content, trading })
})

it('keeps live what this work tree knows nothing of, and what a newer delivery noted of it', async () => {
  const { trading } = await promoteFirst()
  const ideas = await store.publish(handmadeRemoteNamed('ideas'))
  await store.promote({ ideas })
  const record = store.path('releases/000002.json')
  const newer = { ...JSON.parse(await readFile(record, 'utf8')), approvedBy: 'another team' }
  await writeFile(record, JSON.stringify(newer))

  const better = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  await store.promote({ trading: better })

  expect(better).not.toBe(trading)
  expect((await store.live())?.composition).toMatchObject({ ideas, trading: better })
  expect((await store.registry()).remotes).toMatchObject([
    { name: 'ideas', contract: 1 },
    { name: 'trading', contract: 1 },
  ])
})

it('makes no release of what is live already', async () => {
  const { trading } = await promoteFirst()

  expect(await store.promote({ trading })).toMatchObject({ isNew: false, release: { release: 1 } })
  expect(await releaseNumbers(store.folder)).toEqual([1])
})

it('gives promotions that race different numbers, and loses none', async () => {
  const { host } = await promoteFirst()
  const others = ['content', 'dashboard', 'ideas', 'paper-bots']
  const versions = await Promise.all(
    others.map(async (name): Promise<Composition> => {
      return { [name]: await store.publish(handmadeRemoteNamed(name)) }
    }),
  )

  const results = await Promise.all(versions.map((each) => store.promote(each)))

  const numbers = results.map(({ release }) => release.release)
  expect(numbers.sort()).toEqual([2, 3, 4, 5])
  expect((await store.live())?.composition).toMatchObject(Object.assign({}, ...versions))
  const { release, hostVersion, remotes } = await store.registry()
  expect({ release, hostVersion }).toEqual({ release: 5, hostVersion: host })
  expect(remotes.map(({ name }) => name)).toEqual([...others, 'trading'])
  expect(await store.read('index.html')).toContain('"release":5')
})

it('changes nothing when the gate refuses', async () => {
  await promoteFirst()
  const before = await readFolder(store.folder)
  const watchlists = await store.publish({
    ...handmadeRemoteNamed('watchlists'),
    pages: [handmadePage('/news')],
  })

  await expect(store.promote({ watchlists })).rejects.toThrow('both declare /news')

  const after = await readFolder(store.folder)
  for (const [path, bytes] of before) expect(after.get(path)).toEqual(bytes)
  expect(await releaseNumbers(store.folder)).toEqual([1])
})

it('refuses the loss of a linked path, and only warns whoever allows it', async () => {
  await promoteFirst()
  const trading = await store.publish(handmadeRemote({ pages: [] }))

  await expect(store.promote({ trading })).rejects.toThrow('Links and bookmarks lead to /news')

  const { warnings } = await store.promote({ trading }, { isLossAllowed: true })
  expect(warnings).toEqual([expect.stringContaining('/news')])
})

it('refuses bytes that differ from their hash', async () => {
  await promoteFirst()
  const content = await store.publish(handmadeRemoteNamed('content'))
  const folder = store.path('content', content)
  await writeFile(join(folder, 'page.js'), 'tampered()')

  await expect(store.promote({ content })).rejects.toThrow(
    `content ${content} has bytes in page.js that differ from their hash: ` +
      `mend it with npm run verify:store -- --repair. Where that cannot, check out its commit, build it, ` +
      `remove the damaged folder ${folder}, then publish it again.`,
  )
})

it.each(['page.js.br', 'page.js.gz'])('refuses a damaged %s', async (file) => {
  await promoteFirst()
  const content = await store.publish(handmadeRemoteNamed('content'))
  await writeFile(store.path('content', content, file), 'tampered()')

  await expect(store.promote({ content })).rejects.toThrow(`has bytes in ${file} that differ`)
})

it('refuses a list of hashes that was exchanged together with a file', async () => {
  await promoteFirst()
  const honest = await store.publish(handmadeRemoteNamed('content'))
  const other = await store.publish(handmadeRemoteNamed('content'), {
    'page.js': 'other()',
  })
  for (const [path, bytes] of await readFolder(store.path('content', other))) {
    await writeFile(store.path('content', honest, path), bytes)
  }

  await expect(store.promote({ content: honest })).rejects.toThrow('has bytes in integrity.json')
})

it('asks for the host when none is live, and for a version that is not in the store', async () => {
  const trading = await store.publish(handmadeRemote())

  await expect(store.promote({ trading })).rejects.toThrow(
    'No host is live: promote one too, in the same release or before.',
  )
  await expect(store.promote({ trading: '9.9.9-000000000000' })).rejects.toThrow(
    'trading 9.9.9-000000000000 is not in the store: ' +
      'publish it with npm run publish:remote -- trading, built from its commit if it was pruned.',
  )
})

it('replaces what is live although its folder is lost', async () => {
  const { trading } = await promoteFirst()
  await rm(store.path('trading', trading), { recursive: true })
  const next = await store.publish(handmadeRemote(), { 'page.js': 'better()' })

  expect(await store.promote({ trading: next })).toMatchObject({ isNew: true })
})

it('replaces what is live although it no longer speaks the contract, and asks to where it stays', async () => {
  const { trading } = await promoteFirst()
  await writeFile(store.path('trading', trading, 'remote.json'), '{"kind":"remote"}')
  const content = await store.publish(handmadeRemoteNamed('content'))
  const next = await store.publish(handmadeRemote(), { 'page.js': 'better()' })

  await expect(store.promote({ content })).rejects.toThrow(
    /trading .+ breaks the contract \(remote\.json is not valid at name: .+\): build it again/,
  )
  expect(await store.promote({ trading: next })).toMatchObject({ isNew: true })
})

it('repairs what a crash between the release and the registry left behind', async () => {
  await promoteFirst()
  const names = ['registry.json', 'index.html'] as const
  const old = await Promise.all(names.map((name) => readFile(store.path(name))))
  const trading = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  await store.promote({ trading })
  await Promise.all(names.map((name, index) => writeFile(store.path(name), old[index] ?? '')))
  await rm(store.path('robots.txt'))

  expect(await deriveFromRelease(store.folder)).toBe(2)

  expect(await store.registry()).toMatchObject({ release: 2, remotes: [{ version: trading }] })
  expect(await store.read('index.html')).toContain(trading)
  expect(await store.read('robots.txt')).toBe('User-agent: *')
})

it('refuses a version of which a file is lost', async () => {
  await promoteFirst()
  const content = await store.publish(handmadeRemoteNamed('content'))
  await rm(store.path('content', content, 'page.js'))

  await expect(store.promote({ content })).rejects.toThrow(
    `content ${content} has bytes in page.js`,
  )
})

it('brings nothing back from which somebody has gone back meanwhile', async () => {
  const { trading } = await promoteFirst()
  const better = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  let isMeanwhile = true
  const versions = async () => {
    if (isMeanwhile) {
      isMeanwhile = false
      await store.promote({ trading: better })
      await store.promote({ trading }, { isGoingBack: true, isLossAllowed: true })
    }
    return { trading: better }
  }

  await expect(store.promote(versions)).rejects.toThrow(
    `Somebody has gone back from trading ${better} meanwhile`,
  )
  expect((await store.live())?.composition).toMatchObject({ trading })
})

it('shows no release of which another has taken its lock away', async () => {
  await promoteFirst()
  const content = await store.publish(handmadeRemoteNamed('content'))
  const promotion = store.promote({ content })
  while (!(await isLocked(store.folder))) await wait(1)
  // Takes over the lock, as another machine does when this process was paused for long.
  await writeFile(lockFile(store.folder), JSON.stringify({ id: 'x', pid: 1, machine: 'elsewhere' }))
  while (!(await releaseNumbers(store.folder)).includes(2)) await wait(1)
  await wait(100)
  expect(await store.registry()).toMatchObject({ release: 1 })

  await rm(lockFile(store.folder))
  expect((await promotion).release).toMatchObject({ release: 3, after: 1 })
})

it('makes no version live that was removed while its promotion waited for another', async () => {
  await promoteFirst()
  const content = await store.publish(handmadeRemoteNamed('content'))
  const { waiting } = await locked(store.folder, async () => {
    const promotion = store.promote({ content })
    promotion.catch(() => undefined)
    // The served files are staged, so all versions have been checked.
    while (!(await readdir(store.folder)).some(isTemporary)) await wait(5)
    await rm(store.path('content', content), { recursive: true })
    return { waiting: promotion }
  })

  await expect(waiting).rejects.toThrow(`content ${content} is not in the store`)
  expect(await releaseNumbers(store.folder)).toEqual([1])
  expect(await store.registry()).toMatchObject({ release: 1 })
})

it('takes a fault of the disk for no damaged version', async () => {
  const { trading } = await promoteFirst()
  const next = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  const description = store.path('trading', trading, 'remote.json')
  await rm(description)
  await mkdir(description)

  await expect(store.promote({ trading: next })).rejects.toThrow('EISDIR')
  expect(await releaseNumbers(store.folder)).toEqual([1])
})

it('says what is wrong with a store whose releases cannot be read', async () => {
  await writeFile(store.path('releases'), 'a file in their way')

  await expect(store.live()).rejects.toThrow('ENOTDIR')
})
