import { type Purpose, type Signed, signedBytes } from '@aldergate/contract'

/** The host's build-time public keys, separated by commas: none in development, and where nothing is signed. */
export const TRUSTED_KEYS: readonly string[] = (process.env.TRUSTED_KEYS ?? '')
  .split(',')
  .filter(Boolean)

/**
 * Whether data carry a valid signature for this purpose by one of the trusted keys. Rejects when a browser without
 * Ed25519 cannot load the fallback implementation.
 */
export async function isSigned(
  purpose: Purpose,
  data: Signed,
  keys: readonly string[] = TRUSTED_KEYS,
): Promise<boolean> {
  const signature = bytesOf(data.signature ?? '')
  const bytes = signedBytes(purpose, data)
  for (const key of keys) {
    if (signature && (await verifies(signature, bytes, bytesOf(key)))) return true
  }
  return false
}

type Bytes = Uint8Array<ArrayBuffer>

async function verifies(signature: Bytes, bytes: Bytes, key = new Uint8Array()): Promise<boolean> {
  try {
    const own = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', own, signature, bytes)
  } catch {
    // Fallback for older browsers, and for plain HTTP, where WebCrypto is not available.
    const { verified } = await import('./ownArithmetic')
    return verified(signature, bytes, key)
  }
}

/** `undefined` if it is not valid base64. */
function bytesOf(base64: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
