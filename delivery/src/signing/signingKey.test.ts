import { generateKeyPairSync } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { signingKeyFile } from '../process/root.ts'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { isSigned, type SigningKey } from './signature.ts'
import { signingKey, trustedKeys } from './signingKey.ts'

/** The first test of RFC 8032, section 7.1. */
const SEED = 'nWGxne/9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A='
const ITS_PUBLIC_KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='

const DATA = { release: 7, remotes: [{ name: 'trading' }], signature: undefined }

let folder: string

beforeEach(async () => {
  folder = await newFolder()
})

afterEach(() => removeFolder(folder))

async function keyOf(text: string): Promise<SigningKey> {
  const key = await signingKey({ SIGNING_KEY: text }, folder)
  if (!key) throw new Error('There is no key.')
  return key
}

function pem(type: 'ed25519' | 'ed448' = 'ed25519'): string {
  const { privateKey } = generateKeyPairSync(type as 'ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

it('has no key where nobody gave or made one', async () => {
  expect(await signingKey({}, folder)).toBeUndefined()
})

it('makes a key for the first host, which only its owner may read, and keeps it', async () => {
  const [made] = await Promise.all([trustedKeys({}, folder), trustedKeys({}, folder)])

  expect(await trustedKeys({}, folder)).toEqual(made)
  expect((await signingKey({}, folder))?.publicKey).toBe(made[0])
  expect((await stat(signingKeyFile(folder))).mode & 0o777).toBe(0o600)
})

it('takes the key of the environment before its own, as PEM or as a seed', async () => {
  await trustedKeys({}, folder)
  const own = await readFile(signingKeyFile(folder), 'utf8')

  expect((await keyOf(SEED)).publicKey).toBe(ITS_PUBLIC_KEY)
  expect((await keyOf(own)).publicKey).not.toBe(ITS_PUBLIC_KEY)
  expect(await trustedKeys({ SIGNING_KEY: SEED }, folder)).toEqual([ITS_PUBLIC_KEY])
})

it.each([
  ['a word', 'secret'],
  ['a short seed', 'AAAA'],
  ['a key of another kind', pem('ed448')],
])('refuses %s with a sentence', async (_what, text) => {
  await expect(signingKey({ SIGNING_KEY: text }, folder)).rejects.toThrow(
    'SIGNING_KEY is no Ed25519 key: give it a PEM',
  )
})

it('refuses a key file that is damaged, and names it', async () => {
  await writeFile(signingKeyFile(folder), 'rust')

  await expect(signingKey({}, folder)).rejects.toThrow(
    `${signingKeyFile(folder)} is no Ed25519 key: restore it`,
  )
})

it('trusts several keys, or none, when it is told so, and makes none', async () => {
  const [one, other] = [(await keyOf(pem())).publicKey, (await keyOf(pem())).publicKey]

  expect(await trustedKeys({ TRUSTED_KEYS: `${one}, ${other}` }, folder)).toEqual([one, other])
  expect(await trustedKeys({ TRUSTED_KEYS: '' }, folder)).toEqual([])
  expect(await signingKey({}, folder)).toBeUndefined()
  await expect(trustedKeys({ TRUSTED_KEYS: 'mine' }, folder)).rejects.toThrow(
    'TRUSTED_KEYS has "mine", which is no public key',
  )
})

it('signs and trusts nothing where the environment says that there is no key', async () => {
  await trustedKeys({}, folder)

  expect(await signingKey({ SIGNING_KEY: '' }, folder)).toBeUndefined()
  expect(await trustedKeys({ SIGNING_KEY: '' }, folder)).toEqual([])
})

it('knows its signature again, whatever the order of the keys and the spaces of a file', async () => {
  const key = await keyOf(pem())
  const other = await keyOf(pem())
  const read = JSON.parse(JSON.stringify(key.signed('registry', DATA), null, 2))

  expect(isSigned([other.publicKey, key.publicKey], 'registry', read)).toBe(true)
  expect(isSigned([other.publicKey], 'registry', read)).toBe(false)
  expect(isSigned([], 'registry', read)).toBe(false)
})

it('takes no signature for what was altered, for another purpose, or for none', async () => {
  const key = await keyOf(pem())
  const signed = key.signed('registry', DATA)

  for (const data of [{ ...signed, release: 8 }, { ...signed, region: 'eu' }, DATA]) {
    expect(isSigned([key.publicKey], 'registry', data)).toBe(false)
  }
  for (const signature of ['', 'AAAA', `${signed.signature.slice(0, -4)}AAA=`]) {
    expect(isSigned([key.publicKey], 'registry', { ...signed, signature })).toBe(false)
  }
  expect(isSigned([key.publicKey], 'release', signed)).toBe(false)
})

it('signs what it signed before anew, so that the same data have the same bytes', async () => {
  const key = await keyOf(pem())
  const signed = key.signed('registry', DATA)

  expect(key.signed('registry', signed)).toEqual(signed)
})
