import { access } from 'node:fs/promises'
import { join } from 'node:path'
import {
  handmadeHost,
  handmadePage,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { deriveFromRelease, stageRelease } from './derive.ts'
import { liveRelease } from './live.ts'
import { promoteVersions } from './promoteVersions.ts'

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
