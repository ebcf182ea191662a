/** @jest-environment jsdom */
import { getPublicKey, hashes, sign, utils } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { NEWEST_KEY, type Purpose, type Signed, signedBytes } from '@aldergate/contract'
import { answerFetch, fetched } from '../testing/fakeFetch'
import { REGISTRY } from '../testing/registry.data'
import { fetchedRegistry, liveRegistry, todaysRegistry, wholeRegistry } from './registry'
import { createTrust } from './trust'

hashes.sha512 = sha512

const SECRET = utils.randomSecretKey()
const trust = createTrust({
  keys: [inBase64(getPublicKey(SECRET))],
  openStorage: () => localStorage,
})
const TODAY = { ...REGISTRY, release: 7, chain: 'ours', fingerprint: '0123456789ab' }

function inBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function signed(data: object, secret = SECRET, purpose: Purpose = 'registry'): Signed {
  return { ...data, signature: inBase64(sign(signedBytes(purpose, data), secret)) }
}

function pageWith(registry: object): Document {
  const page = document.implementation.createHTMLDocument()
  const block = page.createElement('script')
  block.type = 'application/json'
  block.id = 'registry'
  block.textContent = JSON.stringify(registry)
  page.head.append(block)
  return page
}

function serve(files: Record<string, object>) {
  answerFetch((...[url]: unknown[]) => {
    const found = files[String(url)]
    return fetched(found ?? {}, found ? 200 : 404)
  })
}

let complaints: jest.SpyInstance

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
})

afterEach(() => complaints.mockRestore())

it('believes what is signed, and notes what it has seen', async () => {
  serve({})

  expect(await todaysRegistry(pageWith(signed(TODAY)), trust)).toMatchObject({ release: 7 })
  expect(complaints).not.toHaveBeenCalled()
  expect(localStorage.getItem(NEWEST_KEY)).toBe('ours 7 0123456789ab')
})

it.each([
  ['that nobody has signed', TODAY],
  ['that somebody else has signed', signed(TODAY, utils.randomSecretKey())],
  ['that was altered', { ...signed(TODAY), release: 8 }],
  ['that was altered where this host does not read', { ...signed(TODAY), region: 'eu' }],
])('takes the live composition instead of one %s, and says so', async (_what, registry) => {
  serve({ '/registry.json': signed({ ...TODAY, release: 9 }) })

  expect(await todaysRegistry(pageWith(registry), trust)).toMatchObject({
    release: 9,
    distrusted: 'unsigned',
  })
  expect(String(complaints.mock.calls[0]?.[1])).toContain(
    'The registry of index.html is not signed by a key that this host trusts.',
  )
})

describe('a part of it', () => {
  const PART = { ...TODAY, partFor: '/news', remotes: TODAY.remotes.slice(0, 1) }
  const SIGNED = signed(PART, SECRET, 'part')

  it('is believed in a document, and noted, when it is signed as one', async () => {
    serve({})

    expect(await todaysRegistry(pageWith(SIGNED), trust)).toMatchObject(PART)
    expect(localStorage.getItem(NEWEST_KEY)).toBe('ours 7 0123456789ab')
  })

  it.each([
    ['that was altered', { ...SIGNED, partFor: '/faq' }],
    ['that claims to be the whole', { ...SIGNED, partFor: undefined }],
    ['that is signed as the whole', signed(PART)],
  ])('is not, as one %s', async (_what, registry) => {
    serve({ '/registry.json': signed(TODAY) })

    expect(await todaysRegistry(pageWith(registry), trust)).toMatchObject({
      remotes: TODAY.remotes,
      distrusted: 'unsigned',
    })
  })

  it('is not taken for what is live, nor for what the document has left out', async () => {
    serve({ '/registry.json': SIGNED, '/composition-0123456789ab.json': SIGNED })

    await expect(liveRegistry(trust)).rejects.toThrow('is not signed')
    await expect(wholeRegistry(TODAY, trust)).rejects.toThrow('/registry.json is not signed')
  })
})

it('takes the newest composition that it has seen where nothing else is believed', async () => {
  await todaysRegistry(pageWith(signed(TODAY)), trust)
  serve({ '/registry.json': TODAY, '/composition-0123456789ab.json': signed(TODAY) })

  expect(await todaysRegistry(pageWith(TODAY), trust)).toMatchObject({
    release: 7,
    distrusted: 'unsigned',
  })
})

it('does not start with what nobody has signed in a browser that has seen nothing else', async () => {
  serve({ '/registry.json': TODAY })

  await expect(todaysRegistry(pageWith(TODAY), trust)).rejects.toThrow(
    '/registry.json is not signed by a key that this host trusts.',
  )
})

it('takes nothing older than it has seen, be it in the document or from the server', async () => {
  await todaysRegistry(pageWith(signed({ ...TODAY, release: 8 })), trust)
  const old = signed({ ...TODAY, fingerprint: 'ba9876543210' })
  serve({
    '/registry.json': old,
    '/composition-0123456789ab.json': signed({ ...TODAY, release: 8 }),
  })

  await expect(liveRegistry(trust)).rejects.toThrow(
    'is of release 7, and this browser has seen release 8.',
  )
  expect(await todaysRegistry(pageWith(old), trust)).toMatchObject({
    release: 8,
    distrusted: 'old',
  })
})

it('takes a rollback, which is a newer release of older versions', async () => {
  await todaysRegistry(pageWith(signed(TODAY)), trust)
  serve({ '/registry.json': signed({ ...TODAY, release: 8 }) })

  expect(await liveRegistry(trust)).toMatchObject({ release: 8 })
})

it('takes the first release of another store, as a developer has at one address', async () => {
  await todaysRegistry(pageWith(signed(TODAY)), trust)
  const other = signed({ ...TODAY, release: 1, chain: 'another' })

  expect(await todaysRegistry(pageWith(other), trust)).toMatchObject({ release: 1 })
})

it('reads another day, however old, if it is signed', async () => {
  const day = { ...TODAY, release: 3, fingerprint: 'ba9876543210' }
  const url = '/composition-ba9876543210.json'
  serve({ [url]: signed(day) })
  await todaysRegistry(pageWith(signed(TODAY)), trust)

  expect(await fetchedRegistry(url, trust)).toMatchObject({ release: 3 })
  serve({ [url]: day })
  await expect(fetchedRegistry(url, trust)).rejects.toThrow()
})

it('believes everything and notes nothing where it was built without keys', async () => {
  const open = createTrust({ keys: [], openStorage: () => localStorage })

  expect(await todaysRegistry(pageWith(TODAY), open)).toMatchObject({ release: 7 })
  expect(localStorage).toHaveLength(0)
})

it('judges where the browser keeps nothing, by the signature alone', async () => {
  const forgetful = createTrust({
    keys: [inBase64(getPublicKey(SECRET))],
    openStorage: () => {
      throw new Error('SecurityError')
    },
  })

  expect(await todaysRegistry(pageWith(signed(TODAY)), forgetful)).toMatchObject({ release: 7 })
  await expect(todaysRegistry(pageWith(TODAY), forgetful)).rejects.toThrow()
})
