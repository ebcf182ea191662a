/** The purpose of a signature: one that was made for something else proves nothing. */
export type Purpose = 'registry' | 'part' | 'release' | 'version' | 'preview'

/** Data with the signature that was made of all else in them: Ed25519, 64 bytes in base64. */
export interface Signed {
  signature?: string | undefined
}

/**
 * The bytes that are signed: the purpose, and the data as compact JSON without their field `signature`. So it
 * does not matter how a file writes them, and what a newer program notes beside is signed as well.
 */
export function signedBytes(purpose: Purpose, data: Signed): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify({ ...data, signature: undefined })
  return new TextEncoder().encode(`${purpose}\n${text}`)
}
