import { readPreview } from '@aldergate/contract/preview'
import { randomBytes } from 'node:crypto'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSigned } from '../signing/signature.ts'
import { signingKey } from '../signing/signingKey.ts'
import { settingsFile, versionFolder } from '../names/storePaths.ts'
import {
  handmadeHost,
  handmadePage,
  handmadeRemote,
  handmadeRemoteNamed,
} from '../testing/handmadeBuilds.ts'
import { handmadeSeam } from '../testing/handmadeSeams.ts'
import { testStore } from '../testing/testStore.ts'

const DAY_MS = 86_400_000

const store = testStore()
let publicKey: string
let next: string

beforeEach(async () => {
  process.env.SIGNING_KEY = randomBytes(32).toString('base64')
  publicKey = (await signingKey(process.env))?.publicKey ?? ''
  await store.publish(handmadeHost({ trustedKeys: [publicKey] }))
  await store.publish(handmadeRemote())
  await store.type('promote', 'host', 'trading')
  next = await store.publish(handmadeRemote(), { 'page.js': 'next()' })
})

afterEach(async () => {
  delete process.env.SIGNING_KEY
})

async function made(...args: string[]) {
  const { stdout } = await store.type('preview', ...args, '--json')
  const outcome = JSON.parse(stdout)
  const link = new URL(String(outcome.link), 'http://app')
  return { outcome, link, preview: readPreview(link.searchParams.get('preview') ?? '') }
}

it('makes a signed link to the newest version, which ends after a week', async () => {
  const { outcome, link, preview } = await made('trading')

  expect(outcome).toMatchObject({ isOk: true, name: 'trading', version: next })
  expect(link.pathname).toBe('/news')
  expect(preview).toMatchObject({ remote: 'trading', version: next })
  expect(preview && isSigned([publicKey], 'preview', preview)).toBe(true)
  expect((preview?.until ?? 0) - Date.now()).toBeGreaterThan(7 * DAY_MS - 60_000)
  expect(outcome.until).toBe(new Date(preview?.until ?? 0).toISOString())

  const shorter = await made(`trading@${next}`, '--days', '1')
  expect((shorter.preview?.until ?? 0) - Date.now()).toBeLessThanOrEqual(DAY_MS)
})

it.each([
  [['trading', '--days', '0'], 2, '--days is "0": give it 1 to 30'],
  [['trading', '--days', '31'], 2, '--days is "31": give it 1 to 30'],
  [['trading', '--days', 'two'], 2, '--days is "two"'],
  [[], 2, 'preview is of one remote: name it'],
  [['trading', 'content'], 2, 'preview is of one remote: name it'],
  [['host'], 1, 'The host has no preview, because its document is everybody’s.'],
  [['trading@0.1.0-0123456789ab'], 1, 'is not in the store'],
])('answers preview %j with a sentence', async (args, code, sentence) => {
  const ended = await store.type('preview', ...args)
  expect(ended).toMatchObject({ code })
  expect(ended.stderr).toContain(sentence)
})

it('makes none of a damaged version, nor of one whose page another remote has', async () => {
  await store.publish({ ...handmadeRemoteNamed('ideas'), pages: [handmadePage('/news')] })
  expect((await store.type('preview', 'ideas')).stderr).toMatch(/both declare \/news: /)

  await appendFile(join(versionFolder(store.folder, 'trading', next), 'page.js'), ' ')
  expect((await store.type('preview', 'trading')).stderr).toContain(
    'bytes in page.js that differ from their hash',
  )
})

it('makes none of a version that uses what the live host does not offer, and says what a promotion would', async () => {
  const state = '@aldergate/market/state'
  const texts = { [state]: 'export declare const tickerAtom: { pair: string }' }
  const grown = { [state]: `${texts[state]}\nexport declare const depthAtom: number` }
  const offered = handmadeSeam({ texts, copies: { [state]: { version: '0.3.0' } } })
  const used = handmadeSeam({ texts: grown, names: { [state]: ['depthAtom'] } })
  const host = handmadeHost({ trustedKeys: [publicKey] })
  await store.publish(host, { 'seam.json': JSON.stringify(offered) })
  await store.type('promote', 'host')
  await store.publish(handmadeRemote(), { 'seam.json': JSON.stringify(used) })

  const { code, stdout, stderr } = await store.type('preview', 'trading')
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain('It uses depthAtom of @aldergate/market/state, which is not offered')
  expect((await store.type('promote', 'trading')).stderr).toBe(stderr)
})

it('makes none of a version whose page the canary of another remote has', async () => {
  await store.publish(handmadeRemoteNamed('ideas'))
  await store.type('promote', 'ideas')
  await store.publish({
    ...handmadeRemoteNamed('ideas'),
    pages: [handmadePage('/new-ideas')],
  })
  await store.type('promote', 'ideas', '--percent', '10', '--allow-loss')
  await store.publish(handmadeRemote({ pages: [handmadePage('/new-ideas')] }))

  expect((await store.type('preview', 'trading')).stderr).toMatch(/both declare \/new-ideas: /)
})

it('signs nothing by a key that the live host does not trust', async () => {
  process.env.SIGNING_KEY = randomBytes(32).toString('base64')
  const { code, stderr } = await store.type('preview', 'trading')

  expect(code).toBe(1)
  expect(stderr).toContain('The live host does not trust this key: set SIGNING_KEY')
})

it.each(['{', '{ "orignis": [] }'])('makes none while the settings are %s', async (settings) => {
  await writeFile(settingsFile(store.folder), settings)
  const { code, stdout, stderr } = await store.type('preview', 'trading')

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain(`${settingsFile(store.folder)} is `)
})

it('warns where the clock is behind the release that is live, because the link ends early then', async () => {
  const when = (await store.live())?.when ?? ''
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-01T00:00:00.000Z'))
  const warning =
    `The clock of this machine says 2026-01-01T00:00:00.000Z, and release 1 became live at ${when}: set it, ` +
    'else the link ends early.'
  try {
    const { code, stdout } = await store.type('preview', 'trading')
    expect({ code, first: stdout.split('\n')[0] }).toEqual({
      code: 0,
      first: `Warning: ${warning}`,
    })
    expect((await made('trading')).outcome).toMatchObject({ isOk: true, warnings: [warning] })
  } finally {
    clock.mockRestore()
  }
  expect((await made('trading')).outcome.warnings).toEqual([])
})
