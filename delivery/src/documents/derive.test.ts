import { access, readdir, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { locked } from '../disk/lock.ts'
import { isTemporary } from '../disk/temporary.ts'
import { handmadeHost, handmadePage, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { deriveFromRelease, stageRelease } from './derive.ts'
import { createRelease } from '../store/releases.ts'

const FRAME = { path: '/*', markup: 'drawn/frame.html', style: 'drawn/frame.css' }
const HOST_FILES = { 'drawn/frame.html': '<main><slot></slot></main>', 'drawn/frame.css': '' }

const NEWS = { path: '/news', markup: 'drawn/news.html', style: 'drawn/news.css' }
const REMOTE_FILES = { 'drawn/news.css': '' }

const store = testStore()
beforeEach(async () => {
  const host = await store.publish(handmadeHost({ frame: [FRAME] }), HOST_FILES)
  const trading = await store.publish(
    handmadeRemote({ pages: [{ ...handmadePage('/news'), drawn: [NEWS] }] }),
    { ...REMOTE_FILES, 'drawn/news.html': '<p>News</p>' },
  )
  await store.promote({ host, trading })
})
it('leaves alone what a promotion that is under way has staged', async () => {
  const trading = await store.publish(
    handmadeRemote({ pages: [{ ...handmadePage('/news'), drawn: [NEWS] }] }),
    { ...REMOTE_FILES, 'drawn/news.html': '<p>Other news</p>' },
  )
  const live = await store.live()
  if (!live) throw new Error('Nothing is live.')
  const next = { ...live, release: 2, composition: { ...live.composition, trading } }
  const staged = await stageRelease(store.folder, next)

  expect(await deriveFromRelease(store.folder)).toBe(1)
  await staged.place()
  await access(store.path('documents/news.html'))
})

it('shows the release that has become live while a repair waited for the lock', async () => {
  const trading = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  const live = await store.live()
  if (!live) throw new Error('Nothing is live.')
  const next = { ...live, release: 2, composition: { ...live.composition, trading }, after: 1 }
  await writeFile(store.path('registry.json'), 'altered')
  const { repair } = await locked(store.folder, async () => {
    const waiting = deriveFromRelease(store.folder)
    // Waits until the first release's served files are staged.
    while (!(await readdir(store.folder)).some(isTemporary)) await wait(5)
    const staged = await stageRelease(store.folder, next)
    await createRelease(store.folder, next)
    await staged.place()
    return { repair: waiting }
  })

  expect(await repair).toBe(2)
  expect(await store.registry()).toMatchObject({
    release: 2,
    remotes: [{ version: trading }],
  })
})

it('removes what an earlier host had at the root, and a rollback brings it back', async () => {
  const root = ['favicon.svg', 'robots.txt', 'site.webmanifest']
  const worker = await store.publish(handmadeHost({ frame: [FRAME], root: [...root, 'sw.js'] }), {
    ...HOST_FILES,
    'root/sw.js': 'work()',
  })
  const before = (await store.live())?.composition['host'] ?? ''
  const promote = (host: string) => store.promote({ host })
  const workers = async () =>
    (await readdir(store.folder)).filter((name) => name.startsWith('sw.js'))

  await promote(worker)
  expect(await workers()).toEqual(['sw.js', 'sw.js.br', 'sw.js.gz'])
  await promote(before)
  expect(await workers()).toEqual([])
  await promote(worker)
  expect(await workers()).toHaveLength(3)
})
