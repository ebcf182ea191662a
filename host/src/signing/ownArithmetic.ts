import { hashes, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'

hashes.sha512 = sha512

/** Verifies an Ed25519 signature as WebCrypto does (RFC 8032). */
export function verified(signature: Uint8Array, bytes: Uint8Array, key: Uint8Array): boolean {
  try {
    return verify(signature, bytes, key, { zip215: false })
  } catch {
    // Malformed signature or key.
    return false
  }
}
