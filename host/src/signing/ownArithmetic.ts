import { hashes, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'

hashes.sha512 = sha512

/** Whether a signature of Ed25519 is that of the bytes by the key, as WebCrypto judges it (RFC 8032). */
export function verified(signature: Uint8Array, bytes: Uint8Array, key: Uint8Array): boolean {
  try {
    return verify(signature, bytes, key, { zip215: false })
  } catch {
    // It has not the form of one.
    return false
  }
}
