import { writeFile } from 'node:fs/promises'
import { settingsFile } from '../names/storePaths.ts'
import { handmadeHost, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'

const { PATH, CHROMIUM_PATH } = process.env

const store = testStore()
let version: string

beforeEach(async () => {
  Object.assign(process.env, { PATH: '', CHROMIUM_PATH: '' })
  await store.publish(handmadeHost())
  await store.publish(handmadeRemote())
  await store.type('promote', 'host', 'trading')
  version = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
})

afterEach(() => {
  process.env.PATH = PATH
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH
})

async function promote(...args: string[]) {
  const ended = await store.type('promote', 'trading', ...args)
  return ended.stdout + ended.stderr
}

const IS_LIVE = /^trading \S+ is live: release 2\n$/
const NOBODY_LOOKED =
  /^Warning: No page was opened, because there is no browser here: install Chromium, or name one in CHROMIUM_PATH\.\n/

async function askForALook() {
  await writeFile(settingsFile(store.folder), JSON.stringify({ opening: {} }))
}

async function history() {
  return (await store.type('history', '--limit', '1')).stdout
}

it('opens nothing where nobody asks for it', async () => {
  expect(await promote()).toMatch(IS_LIVE)
  expect((await store.live())?.opened).toBeUndefined()
  expect(await history()).toMatch(/ \(live\)\n/)
})

it('says where there is no browser that nobody looked, and so does the release', async () => {
  expect(await promote('--open')).toMatch(NOBODY_LOOKED)
  expect(await store.live()).toMatchObject({ release: 2, opened: 'no browser' })
  expect(await history()).toMatch(/ \(live, not opened: no browser\)\n/)
})

it('looks where the settings of the store ask for it, unless somebody leaves it out, which the release keeps', async () => {
  await askForALook()
  expect(await promote('--percent', '10')).toMatch(NOBODY_LOOKED)
  expect(await promote('--percent', '20')).not.toMatch(NOBODY_LOOKED)
  expect(await promote()).toMatch(NOBODY_LOOKED)
  await store.type('rollback', 'trading')
  expect((await store.live())?.opened).toBeUndefined()

  expect(await promote(`--without-opening`)).toMatch(/is live: release 6\n$/)
  expect(await store.live()).toMatchObject({ opened: 'left out' })
  expect((await store.live())?.composition.trading).toBe(version)
  expect(await history()).toMatch(/ \(live, not opened: left out\)\n/)
})

it('refuses a browser that is named and not there, and who wants both', async () => {
  process.env.CHROMIUM_PATH = '/no/such/browser'
  expect(await promote('--open')).toMatch(/^CHROMIUM_PATH names \/no\/such\/browser, which is not/)
  expect(await promote('--open', '--without-opening')).toMatch(/^--open and --without-opening say/)
  expect((await store.live())?.release).toBe(1)
})
