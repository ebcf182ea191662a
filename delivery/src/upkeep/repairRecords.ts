import { copyFile, rename } from 'node:fs/promises'
import type { SigningKey } from '../signing/signature.ts'
import { linkTo } from '../store/chain.ts'
import { signatureProblem } from '../store/foreignProblem.ts'
import { type Live, readLive } from '../store/live.ts'
import { locked } from '../disk/lock.ts'
import { provedRelease } from '../store/provedRelease.ts'
import { isThere } from '../disk/placeFolder.ts'
import { releaseNumbers, rewriteRelease, soundRelease } from '../store/releases.ts'
import { restoreLive } from './restoreLive.ts'
import { releaseFile } from '../names/storePaths.ts'

interface Repaired {
  /** A sentence for each record that was put aside or rewritten, and for the note. */
  done: string[]
  /** The problem with its cure if the live record could not be repaired, because nothing is proved. */
  left: string | undefined
}

/**
 * Rewrites the lost note of the live release, puts damaged records aside, and rewrites the live release's record from
 * what can still be proved; also if that record is readable but its signature is wrong.
 */
export async function repairRecords(store: string, key?: SigningKey): Promise<Repaired> {
  return await locked(store, async () => {
    const done = await restoreLive(store, key)
    const { confirmed } = await readLive(store)
    for (const number of await damagedRecords(store)) {
      if (number === confirmed) continue
      const file = releaseFile(store, number)
      await rename(file, `${file}.damaged`)
      done.push(`${file} was damaged: it is put aside as ${file}.damaged.`)
    }
    const wrong = confirmed === undefined ? undefined : await wrongRecord(store, confirmed, key)
    if (confirmed === undefined || wrong === undefined) return { done, left: undefined }
    const live = await repairRecord(store, confirmed, wrong, key)
    return { done: [...done, ...live.done], left: live.left }
  })
}

/**
 * Reads the live release after repairing its record if that is unreadable, as far as it can be proved: otherwise the
 * next release would link to damaged bytes. `repaired` has a sentence if it was.
 */
export async function repairedLive(
  store: string,
  key?: SigningKey,
): Promise<{ live: Live; repaired: string[] }> {
  const live = await readLive(store)
  if (!isUnsound(live)) return { live, repaired: [] }
  const repaired = await locked(store, async () => {
    const now = await readLive(store)
    if (now.confirmed === undefined || !isUnsound(now)) return []
    return (await repairRecord(store, now.confirmed, await lossOf(store, now.confirmed), key)).done
  })
  return { live: await readLive(store), repaired }
}

/** Whether the record of the live release cannot be read. */
function isUnsound({ confirmed, damaged }: Live): boolean {
  return damaged.some((number) => number === confirmed)
}

async function repairRecord(
  store: string,
  number: number,
  wrong: string,
  key: SigningKey | undefined,
): Promise<Repaired> {
  const file = releaseFile(store, number)
  const proved = await provedRelease(store, number, key)
  if (!proved) return { done: [], left: `${file} ${wrong}: ${cure(key)}` }
  const { release, from } = proved
  const isLost = !(await isThere(file))
  // Copied before it is replaced, so that there is a record at every moment.
  if (!isLost) await copyFile(file, `${file}.damaged`)
  await rewriteRelease(store, { ...release, ...(await linkTo(store, number, release)) }, key)
  const aside = isLost ? '' : `it is put aside as ${file}.damaged, and `
  return { done: [`${file} ${wrong}: ${aside}${from}.`], left: undefined }
}

/** The numbers of unreadable records, including the live release's if it is lost. */
export async function damagedRecords(store: string): Promise<number[]> {
  const { confirmed = [] } = await readLive(store)
  const numbers = new Set([...(await releaseNumbers(store)), confirmed].flat())
  const damaged: number[] = []
  for (const number of numbers) {
    if (!(await soundRelease(store, number))) damaged.push(number)
  }
  return damaged
}

/** Returns what is wrong with the live release's record, as the end of a sentence; `undefined` when it is sound. */
async function wrongRecord(
  store: string,
  number: number,
  key: SigningKey | undefined,
): Promise<string | undefined> {
  const record = await soundRelease(store, number)
  if (!record) return await lossOf(store, number)
  const problem = await signatureProblem(store, record, key ? [key.publicKey] : [])
  return problem && 'was not as it was signed'
}

async function lossOf(store: string, number: number): Promise<string> {
  return (await isThere(releaseFile(store, number))) ? 'was damaged' : 'was missing'
}

function cure(key: SigningKey | undefined): string {
  return key
    ? 'nothing that is signed by your key says what was live, so restore the store from a copy.'
    : 'what is signed is written anew only by who has the key. Set SIGNING_KEY to it, then ' +
        'npm run verify:store -- --repair.'
}
