import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import { isCompressible } from '../disk/compress.ts'
import { acceptedEncodings } from './encodings.ts'

export interface StoredFile {
  /** The whole content, so that a promotion between two reads cannot mix two files. */
  bytes: Buffer
  encoding?: 'br' | 'gzip'
  etag: string
  modified: Date
}

const SUFFIXES = { br: '.br', gzip: '.gz' } as const

/** Reads a file of the store in the smallest encoding that the client accepts; `undefined` if it does not exist. */
export async function storedFile(
  store: string,
  file: string,
  acceptEncoding: string,
): Promise<StoredFile | undefined> {
  const path = join(store, file)
  for (const encoding of isCompressible(file) ? acceptedEncodings(acceptEncoding) : []) {
    const content = await contentOf(path + SUFFIXES[encoding])
    if (content) return { ...content, encoding }
  }
  return await contentOf(path)
}

async function contentOf(path: string): Promise<StoredFile | undefined> {
  try {
    await using file = await open(path)
    const { mtime } = await file.stat()
    const bytes = await file.readFile()
    return { bytes, etag: etagOf(bytes), modified: mtime }
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG')) return undefined
    throw error
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
