import { copyFile, rename } from 'node:fs/promises'
import type { SigningKey } from '../signing/signature.ts'
import { linkTo } from './chain.ts'
import { signatureProblem } from './foreignProblem.ts'
import { readLive } from './live.ts'
import { locked } from './lock.ts'
import { provedRelease } from './provedRelease.ts'
import { releaseNumbers, rewriteRelease, soundRelease } from './releases.ts'
import { releaseFile } from './storePaths.ts'

interface Repaired {
  /** A sentence for each record that was put aside. */
  done: string[]
  /** The live record where nothing is proved that could stand in its place, with the cure. */
  left: string | undefined
}

/**
 * Puts damaged records aside, and writes that of the live release anew from what is still proved of it; the same
 * of one that can be read and is not as it was signed.
 */
export async function repairRecords(store: string, key?: SigningKey): Promise<Repaired> {
  return await locked(store, async () => {
    const { confirmed } = await readLive(store)
    const done: string[] = []
    for (const number of await damagedRecords(store)) {
      if (number === confirmed) continue
      const file = releaseFile(store, number)
      await rename(file, `${file}.damaged`)
      done.push(`${file} was damaged: it is put aside as ${file}.damaged.`)
    }
    const wrong = confirmed === undefined ? undefined : await wrongRecord(store, confirmed, key)
    if (confirmed === undefined || wrong === undefined) return { done, left: undefined }

    const file = releaseFile(store, confirmed)
    const proved = await provedRelease(store, confirmed, key)
    if (!proved) return { done, left: `${file} ${wrong}: ${cure(key)}` }
    const { release, from } = proved
    // Aside first: at no moment there is no record.
    await copyFile(file, `${file}.damaged`)
    await rewriteRelease(store, { ...release, ...(await linkTo(store, confirmed, release)) }, key)
    done.push(`${file} ${wrong}: it is put aside as ${file}.damaged, and ${from}.`)
    return { done, left: undefined }
  })
}

/** The numbers of the records that cannot be read. */
export async function damagedRecords(store: string): Promise<number[]> {
  const damaged: number[] = []
  for (const number of await releaseNumbers(store)) {
    if (!(await soundRelease(store, number))) damaged.push(number)
  }
  return damaged
}

/** What is wrong with the record of the live release; `undefined` when it is sound. */
async function wrongRecord(
  store: string,
  number: number,
  key: SigningKey | undefined,
): Promise<string | undefined> {
  const record = await soundRelease(store, number)
  if (!record) return 'was damaged'
  const problem = await signatureProblem(store, record, key ? [key.publicKey] : [])
  return problem && 'was not as it was signed'
}

function cure(key: SigningKey | undefined): string {
  return key
    ? 'nothing that is signed by your key says what was live, so restore the store from a copy.'
    : 'what is signed is written anew only by who has the key. Set SIGNING_KEY to it, then ' +
        'npm run verify:store -- --repair.'
}
