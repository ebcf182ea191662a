import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import * as v from 'valibot'
import { refusal } from '../process/refusal.ts'
import type { Files } from '../names/version.ts'

/**
 * Several files packed into one object, so that they are written and removed together: JSON of their contents by path,
 * readable by `zcat`.
 */
export interface Archive {
  bytes: Buffer
  /** The hash of the contents, independent of the compressor. */
  hash: string
}

/** A path below the folder, without hidden segments. */
const Path = v.pipe(
  v.string(),
  v.check((path) => path.split('/').every((part) => /^[^.\\:][^\\:]*$/.test(part))),
)
const Contents = v.record(Path, v.pipe(v.string(), v.base64()))

/** Packs files in their order. */
export async function pack(files: Files): Promise<Archive> {
  const contents = [...files].map(([path, bytes]) => [path, bytes.toString('base64')])
  const json = JSON.stringify(Object.fromEntries(contents))
  // Most files are compressed already: gzip recovers the third that base64 adds.
  const bytes = await promisify(gzip)(json, { level: constants.Z_BEST_SPEED })
  return { bytes, hash: hashOf(json) }
}

/**
 * Unpacks an archive. Refuses damaged data, paths that leave the folder, and contents that do not match the given
 * hash.
 */
export async function unpack(bytes: Buffer, where: string, hash?: string): Promise<Files> {
  const json = await promisify(gunzip)(bytes).then(String, () => '')
  const contents = v.safeParse(v.pipe(v.string(), v.parseJson(), Contents), json)
  if (!contents.success || (hash !== undefined && hashOf(json) !== hash)) {
    throw refusal(`${where} is damaged: remove it, and publish and promote the same again.`)
  }
  const entries = Object.entries(contents.output)
  return new Map(entries.map(([path, content]) => [path, Buffer.from(content, 'base64')]))
}

function hashOf(json: string): string {
  return createHash('sha256').update(json).digest('hex')
}
