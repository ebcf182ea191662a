import { type Signed, signedBytes } from '@aldergate/contract'
import type { BuiltRemote } from '@aldergate/contract/built'
import { writePreview } from '@aldergate/contract/preview'
import { ordersOffAtom } from '@aldergate/platform'
import { getPublicKey, hashes, sign, utils } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { render, screen } from '@testing-library/react'
import { createStore, type Store } from 'jotai'
import { compositionName } from '../registry/compositionName'
import { DEVIATION_KEY, deviates, keptDeviation } from '../registry/deviates'
import type { ReadableRegistry } from '../registry/readRegistry'
import { answerFetch, fetched } from '../testing/fakeFetch'
import { REGISTRY } from '../testing/registry.data'
import { deviate } from './deviate'

hashes.sha512 = sha512

const FINGERPRINT = '0123456789ab'
const TODAY: ReadableRegistry = { ...REGISTRY, fingerprint: FINGERPRINT, allowsOverrides: true }
const OVERRIDE = '?override=trading:http://localhost:3002'

const BUILT: BuiltRemote = {
  kind: 'remote',
  name: 'trading',
  packageVersion: '0.2.0',
  contract: 1,
  container: 'at_trading_new',
  entry: 'remoteEntry.js',
  requires: {},
  spares: {},
  spareFiles: [],
  pages: [
    {
      path: '/news',
      expose: './src/news/NewsPage.tsx',
      title: { en: 'Market News' },
      description: { en: 'News.' },
      files: ['page-news.js'],
      drawn: [],
    },
  ],
  texts: { en: ['texts-en.js'] },
  mode: 'production',
  inputs: 'x',
}

let store: Store
const asked: string[] = []

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
  store = createStore()
  asked.length = 0
})

afterEach(() => sessionStorage.clear())

/** Answers for each URL; others do not answer. */
function serve(answers: Record<string, unknown>) {
  answerFetch((...[url]: unknown[]) => {
    asked.push(String(url))
    const answer = answers[String(url)]
    return answer === undefined ? Promise.reject(new Error('refused')) : fetched(answer)
  })
}

it('builds on all of the registry, where the document has only a part of it', async () => {
  const place = 'http://localhost:3002'
  serve({ [`/composition-${FINGERPRINT}.json`]: TODAY, [`${place}/remote.json`]: BUILT })
  const { registry } = await deviate(
    { ...TODAY, partFor: '/faq', remotes: TODAY.remotes.slice(-1) },
    OVERRIDE,
    store,
  )

  expect(registry.remotes.map(({ name }) => name)).toEqual(['strategy', 'content', 'trading'])
})

const remoteIn = ({ remotes }: ReadableRegistry, wanted: string) =>
  remotes.find(({ name }) => name === wanted)

it('is asked for by the address or by what the tab has kept, and by nothing else', () => {
  expect(['', '?seed=42', '?pair=override'].map(deviates)).toEqual([false, false, false])
  expect([OVERRIDE, '?seed=42&composition=0123456789ab'].map(deviates)).toEqual([true, true])

  sessionStorage.setItem(DEVIATION_KEY, 'override=trading:http://localhost:3002')
  expect(deviates('')).toBe(true)
})

it('runs the build of an override in the place of the live remote, and places no orders', async () => {
  serve({ 'http://localhost:3002/remote.json': BUILT })
  const { registry, isTrial } = await deviate(TODAY, OVERRIDE, store)

  expect(remoteIn(registry, 'trading')).toMatchObject({
    version: '0.2.0-localhost:3002',
    container: 'at_trading_new',
    entry: { url: 'http://localhost:3002/remoteEntry.js', integrity: '' },
    pages: [{ path: '/news', files: [{ url: 'http://localhost:3002/page-news.js' }] }],
    texts: { en: [{ url: 'http://localhost:3002/texts-en.js' }] },
  })
  expect(remoteIn(registry, 'content')).toBe(remoteIn(TODAY, 'content'))
  expect(isTrial).toBe(true)
  expect(store.get(ordersOffAtom)).toBe(true)
  expect(compositionName(registry)).toBe(`${FINGERPRINT}+trading@0.2.0-localhost:3002`)
})

it('goes on in the next documents of the tab, until it is ended', async () => {
  serve({ 'http://localhost:3002/remote.json': BUILT })
  await deviate(TODAY, OVERRIDE, store)
  const { registry } = await deviate(TODAY, '?override=strategy:http://localhost:3003', store)

  expect(remoteIn(registry, 'trading')?.version).toBe('0.2.0-localhost:3002')
  expect(registry.trials?.map(({ remote }) => remote)).toEqual(['trading', 'strategy'])
})

it('takes the address of a remote before what was kept for it', async () => {
  serve({ 'http://localhost:4000/remote.json': BUILT })
  await deviate(TODAY, OVERRIDE, store)
  asked.length = 0
  await deviate(TODAY, '?override=trading:http://localhost:4000', store)

  expect(asked).toEqual(['http://localhost:4000/remote.json'])
})

it('takes of several addresses of a remote the one that is said last, also where that was said before', async () => {
  serve({ 'http://localhost:3002/remote.json': BUILT })
  const between = '&override=trading:http://localhost:4000&override=trading:http://localhost:3002'
  await deviate(TODAY, `${OVERRIDE}${between}`, store)
  // The tab has kept it by now.
  await deviate(TODAY, between, store)

  const last = 'http://localhost:3002/remote.json'
  expect(asked).toEqual([last, last])
})

it('runs a remote that is not live beside the others', async () => {
  serve({ 'http://localhost:3002/remote.json': { ...BUILT, name: 'alerts' } })
  const { registry } = await deviate(TODAY, '?override=alerts:http://localhost:3002', store)

  expect(registry.remotes).toHaveLength(TODAY.remotes.length + 1)
})

it.each([
  ['nobody answers', undefined, 'There is no remote.json at http://localhost:3002'],
  ['it is none', { kind: 'remote' }, 'is not as agreed at name'],
  ['it is of another remote', { ...BUILT, name: 'alerts' }, 'serves “alerts”, not “trading”'],
  ['it is of a later contract', { ...BUILT, contract: 99 }, 'speaks contract 99'],
  ['it is of npm run dev', { ...BUILT, mode: 'development' }, 'was built for development'],
])('leaves the remote out where %s, and never takes the live one', async (_what, built, told) => {
  serve({ 'http://localhost:3002/remote.json': built })
  const { registry } = await deviate(TODAY, OVERRIDE, store)

  expect(remoteIn(registry, 'trading')).toBeUndefined()
  const [left] = registry.leftOut
  expect(left?.pages.map(({ path }) => path)).toEqual(['/news'])
  if (left?.reason.kind !== 'override') throw new Error('It does not say why.')
  render(<left.reason.Why />)
  expect(await screen.findByText(new RegExp(told))).toBeVisible()
  expect(store.get(ordersOffAtom)).toBe(true)
})

it('says on the pages of a remote that is left out why its override is not shown', async () => {
  serve({})
  const [trading, ...remotes] = TODAY.remotes
  const reason = { kind: 'contract', contract: 99 } as const
  const leftOut = [{ name: 'trading', version: '9.9.9', reason, pages: trading?.pages ?? [] }]
  const { registry } = await deviate({ ...TODAY, remotes, leftOut }, OVERRIDE, store)

  expect(registry.leftOut).toMatchObject([
    { name: 'trading', reason: { kind: 'override' }, pages: [{ path: '/news' }] },
  ])
})

it('keeps to an override when the newest release is looked for, in which the canary of its remote has no part', async () => {
  const [trading] = REGISTRY.remotes
  const canary = { below: 10_000, cohort: 'trading', remote: { ...trading, version: '9.9.9-abc' } }
  serve({
    'http://localhost:3002/remote.json': BUILT,
    '/registry.json': { ...TODAY, release: 8, canaries: [canary], leftOut: undefined },
  })
  const { newest } = await deviate(TODAY, OVERRIDE, store)
  const registry = await newest()

  expect(registry).toMatchObject({ release: 8, canaries: [] })
  expect(remoteIn(registry, 'trading')?.version).toBe('0.2.0-localhost:3002')
})

it('shows what is live where an override is refused, keeps nothing, and lets orders through', async () => {
  serve({})
  const closed = { ...TODAY, allowsOverrides: undefined }
  const evil = '?override=trading:http://evil.example&override=oops'
  const { registry, isTrial } = await deviate(TODAY, evil, store)

  expect(registry.refused).toEqual([
    { text: 'trading:http://evil.example', refusal: 'place' },
    { text: 'oops', refusal: 'form' },
  ])
  expect(registry.remotes).toEqual(TODAY.remotes)
  expect([isTrial, store.get(ordersOffAtom), asked]).toEqual([false, false, []])
  expect(deviates('')).toBe(false)
  expect((await deviate(closed, OVERRIDE, store)).registry.refused).toEqual([
    { text: 'trading:http://localhost:3002', refusal: 'off' },
  ])
})

describe('an address that asks for another day', () => {
  const SEARCH = `?composition=${FINGERPRINT}`

  it('is given the remotes of that day, which may trade', async () => {
    serve({
      [`/composition-${FINGERPRINT}.json`]: {
        ...REGISTRY,
        release: 3,
        remotes: REGISTRY.remotes.slice(1),
      },
    })

    const { registry, isTrial } = await deviate(REGISTRY, SEARCH, store)
    expect(registry).toMatchObject({
      remotes: REGISTRY.remotes.slice(1),
      journey: { release: 3 },
    })
    expect(isTrial).toBe(false)
  })

  it('is given today, without a journey, where that is what it asks for', async () => {
    serve({})
    expect((await deviate(TODAY, SEARCH, store)).registry.journey).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is given today where nothing is kept of it, and the reason is written down', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answerFetch(() => fetched({}, 404))
    expect((await deviate(REGISTRY, SEARCH, store)).registry).toMatchObject({
      remotes: REGISTRY.remotes,
      journey: { name: FINGERPRINT, lost: 'gone' },
    })
    expect(complaint.mock.calls[0]?.[0]).toBe(
      `Composition ${FINGERPRINT} could not be read; that of today is shown`,
    )
    complaint.mockRestore()
  })

  it('goes on saying that nothing is kept of it, as newer releases come', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answerFetch((...[url]: unknown[]) =>
      url === '/registry.json' ? fetched({ ...TODAY, release: 8 }) : fetched({}, 404),
    )
    const { newest } = await deviate(REGISTRY, SEARCH, store)

    expect(await newest()).toMatchObject({
      release: 8,
      journey: { name: FINGERPRINT, lost: 'gone' },
    })
    jest.restoreAllMocks()
  })

  it.each([
    ['does not answer', () => Promise.reject(new Error('offline'))],
    ['is out of order', () => fetched({}, 503)],
  ])('is told that it could not be read where the server %s', async (_how, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const limit = jest.spyOn(AbortSignal, 'timeout')
    answerFetch(answer)

    const { registry } = await deviate(REGISTRY, SEARCH, store)
    expect(registry.journey).toEqual({ name: FINGERPRINT, lost: 'unread' })
    expect(limit).toHaveBeenCalledWith(6_000)
    jest.restoreAllMocks()
  })

  it.each([
    ['was copied short', '0123456'],
    ['is that of what one tab runs', `${FINGERPRINT} trading@0.1.0-localhost:3002`],
  ])('is told that it asks for nothing where its name %s', async (_how, text) => {
    serve({})
    const { registry } = await deviate(TODAY, `?composition=${encodeURIComponent(text)}`, store)

    expect(registry.refused).toEqual([{ text, refusal: 'composition-form' }])
    expect(registry.remotes).toEqual(TODAY.remotes)
  })
})

describe('a link to a preview', () => {
  afterEach(() => jest.restoreAllMocks())

  const SECRET = utils.randomSecretKey()
  const KEYS = [inBase64(getPublicKey(SECRET))]
  const until = Date.now() + 3_600_000
  const facts = { remote: 'trading', version: '0.2.0-0123456789ab', integrity: 'sha384-x' }
  const linkUntil = (end: number) => {
    const preview = { ...facts, until: end }
    const signature = inBase64(sign(signedBytes('preview', preview as Signed), SECRET))
    return writePreview({ ...preview, signature })
  }
  const text = linkUntil(until)
  const SEARCH = `?preview=${encodeURIComponent(text)}`
  const FOLDER = `/trading/${facts.version}`
  const FILES = { [`${FOLDER}/integrity.json`]: {}, [`${FOLDER}/remote.json`]: BUILT }

  it.each([
    ['could not be read, and is asked for again in the next document', 503, 'preview-unread', true],
    ['is no longer there, and is forgotten', 404, 'preview-gone', false],
  ])('that %s', async (_what, status, refusal, isKept) => {
    answerFetch(() => fetched({}, status))
    const { registry, isTrial } = await deviate(TODAY, SEARCH, store, KEYS)

    expect(registry.refused).toEqual([{ text: `trading:${facts.version}`, refusal }])
    expect([isTrial, deviates('')]).toEqual([false, isKept])
    expect(new URLSearchParams(keptDeviation()).get('preview')).toBe(isKept ? text : null)
  })

  it('that is over is told of, unless another has taken its place', async () => {
    serve(FILES)
    await deviate(TODAY, SEARCH, store, KEYS)
    const renewed = `?preview=${encodeURIComponent(linkUntil(until + 60_000))}`
    const kept = keptDeviation()
    jest.spyOn(Date, 'now').mockReturnValue(until)

    expect((await deviate(TODAY, '', store, KEYS)).registry.refused).toEqual([
      { text: `trading:${facts.version}`, refusal: 'preview-over' },
    ])
    sessionStorage.setItem(DEVIATION_KEY, kept)
    const { registry } = await deviate(TODAY, renewed, store, KEYS)
    expect(registry).toMatchObject({ trials: [{ until: until + 60_000 }], refused: [] })
  })

  it.each([
    ['runs', { 'http://localhost:3002/remote.json': BUILT }, '0.2.0-localhost:3002'],
    ['is down', {}, 'http://localhost:3002'],
  ])('gives way to an override of its remote that %s', async (_how, override, version) => {
    serve({ ...FILES, ...override })
    await deviate(TODAY, SEARCH, store, KEYS)
    const { registry } = await deviate(TODAY, OVERRIDE, store, KEYS)

    expect(registry.trials).toMatchObject([{ remote: 'trading', version }])
  })
})

function inBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
