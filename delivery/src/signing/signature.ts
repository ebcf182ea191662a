import { type Purpose, type Signed, signedBytes } from '@aldergate/contract'
import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** The DER prefix of a public key, before its 32 bytes (RFC 8410). */
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/** A private key, with the public key that hosts are built with. */
export interface SigningKey {
  /** 32 bytes in base64. */
  publicKey: string
  /** Adds a signature for this purpose to the data, replacing an existing one. */
  signed: <Data extends object>(
    purpose: Purpose,
    data: Data,
  ) => Omit<Data, 'signature'> & { signature: string }
}

/** The signing functions of an Ed25519 private key. */
export function signingKeyOf(privateKey: KeyObject): SigningKey {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return {
    publicKey: der.subarray(PUBLIC_PREFIX.length).toString('base64'),
    signed: (purpose, data) => ({
      ...data,
      signature: sign(null, signedBytes(purpose, data), privateKey).toString('base64'),
    }),
  }
}

/** Whether data, which may be anything, carry a signature for this purpose by one of some public keys. */
export function isSigned(keys: readonly string[], purpose: Purpose, data: unknown): boolean {
  const signed: Signed = Object(data)
  const { signature } = signed
  if (typeof signature !== 'string') return false
  const bytes = signedBytes(purpose, signed)
  return keys.some((key) => verify(null, bytes, publicKeyOf(key), Buffer.from(signature, 'base64')))
}

/** Whether a text has the form of a public key. */
export function isPublicKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text)
}

function publicKeyOf(base64: string): KeyObject {
  const der = Buffer.concat([PUBLIC_PREFIX, Buffer.from(base64, 'base64')])
  return createPublicKey({ key: der, format: 'der', type: 'spki' })
}
