import { generateKeyPairSync } from 'node:crypto'
import { type SigningKey, signingKeyOf } from '../signing/signature.ts'

/** A newly generated key. */
export function handmadeKey(): SigningKey {
  return signingKeyOf(generateKeyPairSync('ed25519').privateKey)
}
