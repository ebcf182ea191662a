import { access, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { locked } from '../disk/lock.ts'
import { isTemporary } from '../disk/temporary.ts'
import {
  handmadeHost,
  handmadePage,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { deriveFromRelease, stageRelease } from './derive.ts'
import { liveRelease } from '../store/live.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import { createRelease } from '../store/releases.ts'

const FRAME = { path: '/*', markup: 'drawn/frame.html', style: 'drawn/frame.css' }
const HOST_FILES = { 'drawn/frame.html': '<main><slot></slot></main>', 'drawn/frame.css': '' }

const NEWS = { path: '/news', markup: 'drawn/news.html', style: 'drawn/news.css' }
const REMOTE_FILES = { 'drawn/news.css': '' }

let store: string
beforeEach(async () => {
  store = await newFolder()
  const host = await publishHandmade(store, handmadeHost({ frame: [FRAME] }), HOST_FILES)
  const trading = await publishHandmade(
    store,
    handmadeRemote({ pages: [{ ...handmadePage('/news'), drawn: [NEWS] }] }),
    { ...REMOTE_FILES, 'drawn/news.html': '<p>News</p>' },
  )
  await promoteVersions({ store, versions: { host, trading }, who: 'a tester', why: 'a test' })
})
afterEach(() => removeFolder(store))

it('leaves alone what a promotion that is under way has staged', async () => {
  const trading = await publishHandmade(
    store,
    handmadeRemote({ pages: [{ ...handmadePage('/news'), drawn: [NEWS] }] }),
    { ...REMOTE_FILES, 'drawn/news.html': '<p>Other news</p>' },
  )
  const live = await liveRelease(store)
  if (!live) throw new Error('Nothing is live.')
  const next = { ...live, release: 2, composition: { ...live.composition, trading } }
  const staged = await stageRelease(store, next)

  expect(await deriveFromRelease(store)).toBe(1)
  await staged.place()
  await access(join(store, 'documents/news.html'))
})

it('shows the release that has become live while a repair waited for the lock', async () => {
  const trading = await publishHandmade(store, handmadeRemote(), { 'page.js': 'better()' })
  const live = await liveRelease(store)
  if (!live) throw new Error('Nothing is live.')
  const next = { ...live, release: 2, composition: { ...live.composition, trading }, after: 1 }
  await writeFile(join(store, 'registry.json'), 'altered')
  const { repair } = await locked(store, async () => {
    const waiting = deriveFromRelease(store)
    // Waits until the first release's served files are staged.
    while (!(await readdir(store)).some(isTemporary)) await wait(5)
    const staged = await stageRelease(store, next)
    await createRelease(store, next)
    await staged.place()
    return { repair: waiting }
  })

  expect(await repair).toBe(2)
  expect(JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'))).toMatchObject({
    release: 2,
    remotes: [{ version: trading }],
  })
})

it('removes what an earlier host had at the root, and a rollback brings it back', async () => {
  const root = ['favicon.svg', 'robots.txt', 'site.webmanifest']
  const worker = await publishHandmade(
    store,
    handmadeHost({ frame: [FRAME], root: [...root, 'sw.js'] }),
    { ...HOST_FILES, 'root/sw.js': 'work()' },
  )
  const before = (await liveRelease(store))?.composition['host'] ?? ''
  const promote = (host: string) =>
    promoteVersions({ store, versions: { host }, who: 'a tester', why: 'a test' })
  const workers = async () => (await readdir(store)).filter((name) => name.startsWith('sw.js'))

  await promote(worker)
  expect(await workers()).toEqual(['sw.js', 'sw.js.br', 'sw.js.gz'])
  await promote(before)
  expect(await workers()).toEqual([])
  await promote(worker)
  expect(await workers()).toHaveLength(3)
})
