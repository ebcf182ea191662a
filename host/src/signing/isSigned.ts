import { type Purpose, type Signed, signedBytes } from '@aldergate/contract'

/** The public keys that this host was built with, with commas: none in development, and where nobody signs. */
const TRUSTED_KEYS = (process.env.TRUSTED_KEYS ?? '').split(',').filter(Boolean)

/** Whether this host can tell what its owners have signed. */
export const hasTrustedKeys = TRUSTED_KEYS.length > 0

/**
 * Whether data carry a signature for this purpose by one of the keys that this host trusts. Rejects when the
 * part of the host that a browser without Ed25519 needs for that does not come.
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
    // An older browser, or plain http, where none of them computes for a page.
    const { verified } = await import('./ownArithmetic')
    return verified(signature, bytes, key)
  }
}

/** `undefined` for what is no base64. */
function bytesOf(base64: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
