import { type Signed, signedBytes } from '@aldergate/contract'
import { isSigned } from './isSigned'

const DATA = { release: 7, remotes: [{ name: 'trading' }], signature: undefined }
const { subtle } = crypto

async function newKey() {
  const pair = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  return {
    publicKey: inBase64(await subtle.exportKey('raw', pair.publicKey)),
    signed: async (data: typeof DATA): Promise<Signed> => {
      const bytes = signedBytes('registry', data)
      const signature = inBase64(await subtle.sign('Ed25519', pair.privateKey, bytes))
      return { ...data, signature }
    },
  }
}

function inBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

afterAll(() => Object.defineProperty(crypto, 'subtle', { value: subtle }))

/** A browser on https or localhost has it, one on plain http has none. */
describe.each([
  ['with the arithmetic of the browser', subtle],
  ['where the browser has none', undefined],
])('%s', (_where, available) => {
  beforeEach(() => {
    Object.defineProperty(crypto, 'subtle', { value: available, configurable: true })
  })

  it('knows a signature by one of several keys', async () => {
    const [old, key] = [await newKey(), await newKey()]
    const data = await key.signed(DATA)

    expect(await isSigned('registry', data, [old.publicKey, key.publicKey])).toBe(true)
    expect(await isSigned('registry', data, [old.publicKey])).toBe(false)
    expect(await isSigned('registry', data, [])).toBe(false)
  })

  it('takes none for what was altered, for another purpose, or for no signature', async () => {
    const { publicKey, signed } = await newKey()
    const data = await signed(DATA)

    for (const other of [{ ...data, release: 8 }, { ...data, region: 'eu' }, DATA]) {
      expect(await isSigned('registry', other, [publicKey])).toBe(false)
    }
    for (const signature of [
      '',
      'AAAA',
      'no base64 …',
      data.signature?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ]) {
      expect(await isSigned('registry', { ...data, signature }, [publicKey])).toBe(false)
    }
    expect(await isSigned('preview', data, [publicKey])).toBe(false)
  })
})
