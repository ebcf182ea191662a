import { generateKeyPairSync } from 'node:crypto'
import { type SigningKey, signingKeyOf } from '../signing/signature.ts'

/** A key that nobody else has. */
export function handmadeKey(): SigningKey {
  return signingKeyOf(generateKeyPairSync('ed25519').privateKey)
}
