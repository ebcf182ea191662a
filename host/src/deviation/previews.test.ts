/** @jest-environment jsdom */

import { type Signed, signedBytes } from '@aldergate/contract'
import { type Preview, writePreview } from '@aldergate/contract/preview'
import { getPublicKey, hashes, sign, utils } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { fetched, answerFetch } from '../testing/fakeFetch'
import { previewed } from './previews'

hashes.sha512 = sha512

const NOW = Date.UTC(2026, 10, 23)
const VERSION = '0.2.0-0123456789ab'
const SECRET = utils.randomSecretKey()
const KEYS = [inBase64(getPublicKey(SECRET))]
const FACTS = {
  remote: 'trading',
  version: VERSION,
  integrity: 'sha384-list/of+hashes',
  until: NOW + 1_000,
}

function inBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function link(
  change: Partial<Preview> = {},
  secret = SECRET,
  purpose = 'preview' as const,
): string {
  const facts: Signed = { ...FACTS, ...change }
  const signature = inBase64(sign(signedBytes(purpose, facts), secret))
  return writePreview({ ...FACTS, ...change, signature })
}

const BUILT = {
  kind: 'remote',
  name: 'trading',
  packageVersion: '0.2.0',
  contract: 1,
  container: 'at_trading_new',
  entry: 'remoteEntry.js',
  requires: {},
  pages: [],
  texts: { en: ['texts-en.js'] },
  mode: 'production',
  inputs: 'x',
}
const HASHES = {
  'remote.json': 'sha384-description',
  'remoteEntry.js': 'sha384-entry',
  'texts-en.js': 'sha384-texts',
}

const asked: unknown[][] = []

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
  asked.length = 0
  serve({ 'integrity.json': HASHES, 'remote.json': BUILT })
})

/** A store that has these files of the version. */
function serve(files: Record<string, unknown>) {
  answerFetch((...[url, options]: unknown[]) => {
    asked.push([url, (options as RequestInit).integrity])
    const file = files[String(url).replace(`/trading/${VERSION}/`, '')]
    return file === undefined ? fetched({}, 404) : fetched(file)
  })
}

it('gives the version that a signed link is for, each file of it with its hash', async () => {
  expect(await previewed(link(), NOW, KEYS)).toMatchObject({
    until: FACTS.until,
    remote: {
      name: 'trading',
      version: VERSION,
      entry: { url: `/trading/${VERSION}/remoteEntry.js`, integrity: 'sha384-entry' },
      texts: { en: [{ url: `/trading/${VERSION}/texts-en.js`, integrity: 'sha384-texts' }] },
    },
  })
  // The browser compares the bytes: of the list with the link, of the description with the list.
  expect(asked).toEqual([
    [`/trading/${VERSION}/integrity.json`, FACTS.integrity],
    [`/trading/${VERSION}/remote.json`, 'sha384-description'],
  ])
})

it.each([
  '',
  'trading',
  `trading:${VERSION}`,
  `trading:${VERSION}~x~AAAA~AAAA`,
  link().slice(0, -8) + '%',
  link().slice(0, -8),
])('says of %j that it is not whole', async (text) => {
  expect(await previewed(text, NOW, KEYS)).toBe('preview-form')
})

it.each([
  ['of another version', link().replace(VERSION, '0.2.0-ba9876543210')],
  ['of another remote', link().replace('trading', 'content')],
  ['with a later end', link().replace(String(FACTS.until), String(FACTS.until + 1))],
  ['with another list of hashes', link().replace('list_of', 'list_if')],
  ['signed by somebody else', link({}, utils.randomSecretKey())],
])('refuses one that was altered, asking for nothing: %s', async (_what, text) => {
  expect(await previewed(text, NOW, KEYS)).toBe('preview-signature')
  expect(asked).toEqual([])
})

it('refuses each where the host trusts no key', async () => {
  expect(await previewed(link(), NOW, [])).toBe('preview-signature')
})

it('is over at its end, to the millisecond', async () => {
  expect(await previewed(link(), FACTS.until - 1, KEYS)).toMatchObject({ until: FACTS.until })
  expect(await previewed(link(), FACTS.until, KEYS)).toBe('preview-over')
})

it.each([
  ['is not there', {}],
  ['has lost its description', { 'integrity.json': HASHES }],
  ['has no list of hashes', { 'integrity.json': 7, 'remote.json': BUILT }],
  [
    'is of another remote',
    { 'integrity.json': HASHES, 'remote.json': { ...BUILT, name: 'content' } },
  ],
])('refuses a version that %s', async (_what, files) => {
  serve(files)
  expect(await previewed(link(), NOW, KEYS)).toBe('preview-gone')
})

/** Rejects requests with an integrity, as a browser does when the bytes do not match the hash. */
function answerWithoutHash(answer: () => Promise<Response>) {
  answerFetch((...[, options]: unknown[]) =>
    (options as RequestInit).integrity
      ? Promise.reject(new TypeError('Failed to fetch'))
      : answer(),
  )
}

it.each([
  ['is altered', () => fetched(HASHES), 'preview-gone'],
  ['is not there', () => fetched({}, 404), 'preview-gone'],
  ['is on a server that is out of order', () => fetched({}, 503), 'preview-unread'],
  ['does not come', () => Promise.reject(new Error('offline')), 'preview-unread'],
] as const)(
  'tells by a second question why a file that has a hash %s',
  async (_how, answer, why) => {
    answerWithoutHash(answer)
    expect(await previewed(link(), NOW, KEYS)).toBe(why)
  },
)

it('is there where a file has failed but once', async () => {
  let failures = 1
  const files: Record<string, unknown> = { 'integrity.json': HASHES, 'remote.json': BUILT }
  answerFetch((...[url]: unknown[]) => {
    const isFailing = failures > 0
    failures -= 1
    if (isFailing) return Promise.reject(new TypeError('Failed to fetch'))
    return fetched(files[String(url).replace(`/trading/${VERSION}/`, '')])
  })
  expect(await previewed(link(), NOW, KEYS)).toMatchObject({ until: FACTS.until })
})

it('waits for its files as long as a slow line may need', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout')
  await previewed(link(), NOW, KEYS)
  expect(limit.mock.calls).toEqual([[6_000]])
  limit.mockRestore()
})
