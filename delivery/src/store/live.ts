import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isThere } from '../disk/placeFolder.ts'
import { readSoundJson } from '../disk/readJson.ts'
import type { Release } from './release.ts'
import { releaseNumbers, soundRelease } from './releases.ts'
import { recordOfShown, shownRelease, type Shown } from './shown.ts'
import { liveFile, releaseFile } from '../names/storePaths.ts'
import { writeAtomically } from '../disk/writeAtomically.ts'

/** The live release of a store, and the state of its newest records. */
export interface Live {
  /** `undefined` before the first. */
  release: Release | undefined
  /**
   * The number of the live release, also if its record is damaged or lost and an older one is used; `undefined` if
   * none was noted.
   */
  confirmed: number | undefined
  /** The number of the next release. */
  next: number
  /** The numbers of damaged and lost records, from the newest to the live one. */
  damaged: readonly number[]
  /** Releases that were recorded later and are not live: their promotion ended early, or is still running. */
  unfinished: readonly Release[]
  /**
   * Set if document and note are both lost, so that the live release is unknown: the newest release that a later
   * record names as its predecessor.
   */
  lost: number | undefined
}

/** The state that a change was asked for in: others may have made something else live since. */
export type Begun = Pick<Live, 'release'>

/**
 * Reads the live release: the newest one whose document was placed. A release whose promotion failed or was killed is
 * not live. If its record is damaged or lost, the document replaces it, else the last sound record.
 */
export async function readLive(store: string): Promise<Live> {
  const shown = await shownRelease(store)
  const noted = await notedRelease(store)
  const numbers = withNumber(await releaseNumbers(store), noted ?? shown?.release)
  const confirmed = newestOf(numbers, [shown?.release, noted])
  const next = (numbers.at(-1) ?? 0) + 1
  const damaged: number[] = []
  const unfinished: Release[] = []
  let release: Release | undefined
  for (const number of numbers.toReversed()) {
    const record = await soundRelease(store, number)
    if (!record) damaged.push(number)
    // Older deliveries noted nothing: their recorded releases count unless the document says otherwise.
    const isConfirmed = confirmed === undefined ? record?.after === undefined : number <= confirmed
    if (record && !isConfirmed) unfinished.push(record)
    if (!isConfirmed) continue
    release = record ?? (shown?.release === number ? await recordOf(store, shown) : undefined)
    if (release) break
  }
  const followed = Math.max(0, ...unfinished.map(({ after = 0 }) => after))
  return confirmed === undefined && followed > (release?.release ?? 0)
    ? { release: undefined, confirmed, next, damaged, unfinished: [], lost: followed }
    : { release, confirmed, next, damaged, unfinished, lost: undefined }
}

/** The release that is live; `undefined` before the first. */
export async function liveRelease(store: string): Promise<Release | undefined> {
  return (await readLive(store)).release
}

/** Notes the live release, where the document does not name it. */
export async function noteLive(store: string, release: number): Promise<void> {
  await writeAtomically(liveFile(store), `${JSON.stringify({ release })}\n`)
}

/** The numbers of records plus the given one, which must have existed; oldest first. */
function withNumber(numbers: readonly number[], number: number | undefined): readonly number[] {
  if (number === undefined || numbers.includes(number)) return numbers
  return [...numbers, number].sort((a, b) => a - b)
}

/** The newest of these numbers that has a record. */
function newestOf(
  numbers: readonly number[],
  some: readonly (number | undefined)[],
): number | undefined {
  return numbers.findLast((number) => some.includes(number))
}

async function notedRelease(store: string): Promise<number | undefined> {
  // If the note is damaged, the document says the same.
  const noted = await readSoundJson(liveFile(store))
  const isNoted = typeof noted === 'object' && noted && 'release' in noted
  return isNoted && Number.isInteger(noted.release) ? Number(noted.release) : undefined
}

async function recordOf(store: string, shown: Shown): Promise<Release> {
  const file = releaseFile(store, shown.release)
  // The time of the change; the modification time is derived from the content.
  const { ctime } = await stat((await isThere(file)) ? file : join(store, 'index.html'))
  return recordOfShown(shown, ctime)
}
