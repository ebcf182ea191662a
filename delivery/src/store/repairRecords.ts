import { rename } from 'node:fs/promises'
import type { SigningKey } from '../signing/signature.ts'
import { linkTo } from './chain.ts'
import { readLive } from './live.ts'
import { locked } from './lock.ts'
import { createRelease, releaseNumbers, soundRelease } from './releases.ts'
import { releaseFile } from './storePaths.ts'

/**
 * Puts damaged records aside, and writes that of the live release anew, from what the page shows, signed where
 * there is a key. Returns a sentence for each.
 */
export async function repairRecords(store: string, key?: SigningKey): Promise<string[]> {
  return await locked(store, async () => {
    const { release: live } = await readLive(store)
    const done: string[] = []
    for (const number of await damagedRecords(store)) {
      const file = releaseFile(store, number)
      await rename(file, `${file}.damaged`)
      const isRestored =
        live?.release === number &&
        (await createRelease(store, { ...live, ...(await linkTo(store, number, live)) }, key))
      const end = isRestored ? ', and written anew from what the page shows' : ''
      done.push(`${file} was damaged: it is put aside as ${file}.damaged${end}.`)
    }
    return done
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
