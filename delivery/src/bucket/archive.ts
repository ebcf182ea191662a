import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import * as v from 'valibot'
import { refusal } from '../process/refusal.ts'
import type { Files } from '../names/version.ts'

/** Files in one object, so that they come and go together: JSON of their contents by path, which `zcat` shows. */
export interface Archive {
  bytes: Buffer
  /** Of what is in it, whatever has packed it. */
  hash: string
}

/** Below the folder, and nothing in it hidden. */
const Path = v.pipe(
  v.string(),
  v.check((path) => path.split('/').every((part) => /^[^.\\:][^\\:]*$/.test(part))),
)
const Contents = v.record(Path, v.pipe(v.string(), v.base64()))

/** Packs files, in their order. */
export async function pack(files: Files): Promise<Archive> {
  const contents = [...files].map(([path, bytes]) => [path, bytes.toString('base64')])
  const json = JSON.stringify(Object.fromEntries(contents))
  // Most is compressed already: what is gained is the third that base64 adds.
  const bytes = await promisify(gzip)(json, { level: constants.Z_BEST_SPEED })
  return { bytes, hash: hashOf(json) }
}

/** Unpacks them. Refuses what is damaged, what would lead elsewhere, and where a hash is given what is not that. */
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
