/** The purpose of a signature: it is invalid for any other purpose. */
export type Purpose = 'registry' | 'part' | 'release' | 'version' | 'preview'

/** Data with a signature of everything else in them: Ed25519, 64 bytes in base64. */
export interface Signed {
  signature?: string | undefined
}

/**
 * The bytes that are signed: the purpose, and the data as compact JSON without the field `signature`. Thus a file's
 * formatting does not matter, and fields added by a newer program are signed as well.
 */
export function signedBytes(purpose: Purpose, data: Signed): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify({ ...data, signature: undefined })
  return new TextEncoder().encode(`${purpose}\n${text}`)
}
