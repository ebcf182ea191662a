import type { Release } from './release.ts'
import { soundRelease } from './releases.ts'

/**
 * The releases that were live, from this one back to the first, without those whose promotion did not finish. Damaged
 * records are skipped.
 */
export async function* pastReleases(store: string, live: Release): AsyncGenerator<Release> {
  let release: Release | undefined = live
  while (release) {
    yield release
    release = await firstSound(store, release.after ?? release.release - 1)
  }
}

async function firstSound(store: string, newest: number): Promise<Release | undefined> {
  for (let number = newest; number > 0; number -= 1) {
    const release = await soundRelease(store, number)
    if (release) return release
  }
  return undefined
}
