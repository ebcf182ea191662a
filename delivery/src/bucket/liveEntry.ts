import { parseAs } from '@aldergate/contract'
import * as v from 'valibot'
import { refusal } from '../process/refusal.ts'
import type { Bucket } from './bucket.ts'

/** A release that became live, in one object: writing the object is what makes it live. */
const LiveEntry = v.object({
  release: v.number(),
  /** The record of the release, byte for byte: the next release refers to it by its hash. */
  record: v.string(),
  /** The hash of the files that servers send for it. */
  shown: v.string(),
})

export type LiveEntry = v.InferOutput<typeof LiveEntry>

/** Reads an entry. Refuses a damaged one. */
export async function readEntry(bucket: Bucket, key: string): Promise<LiveEntry> {
  const text = (await bucket.read(key))?.toString() ?? ''
  try {
    return parseAs(LiveEntry, key, JSON.parse(text))
  } catch (error) {
    throw refusal(
      `${bucket.address}/${key} is damaged (${(error as Error).message}): restore it from a copy of the bucket.`,
    )
  }
}
