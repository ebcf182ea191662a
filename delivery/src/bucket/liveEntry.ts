import { parseAs } from '@aldergate/contract'
import * as v from 'valibot'
import { refusal } from '../process/refusal.ts'
import type { Bucket } from './bucket.ts'

/** A release that became live, in one object: the object's being there is what makes it live. */
const LiveEntry = v.object({
  release: v.number(),
  /** The record of the release, to the byte: the next one is bound to it by its hash. */
  record: v.string(),
  /** The hash of what servers send for it. */
  shown: v.string(),
})

export type LiveEntry = v.InferOutput<typeof LiveEntry>

/** Reads an entry. Refuses when it is damaged. */
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
