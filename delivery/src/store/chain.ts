import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hasCode } from '../process/refusal.ts'
import type { Release } from './release.ts'
import { releaseNumbers, soundRelease } from './releases.ts'
import { releaseFile } from '../names/storePaths.ts'
import { integrityOf } from '../names/version.ts'

const COPY = 'restore it from a copy of the store'

/** Returns the link from a release with this number to the record before it, and to the store. */
export async function linkTo(
  store: string,
  number: number,
  live: Pick<Release, 'chain'> | undefined,
): Promise<Pick<Release, 'chain' | 'before'>> {
  const last = await soundRelease(store, number - 1)
  return {
    chain: live?.chain ?? last?.chain ?? randomUUID(),
    before: await hashOf(store, number - 1),
  }
}

/**
 * Reads all records and reports each one that is missing, that differs from the hash in the next one, or that lacks a
 * link after records with one. The chain may begin late: older records have no link.
 */
export async function chainProblems(store: string): Promise<string[]> {
  const problems: string[] = []
  const numbers = await releaseNumbers(store)
  let isChained = false
  for (const number of numbers) {
    const release = await soundRelease(store, number)
    // Damaged records are reported separately.
    if (!release) continue
    const { before } = release
    const file = releaseFile(store, number - 1)
    const hash = before === undefined ? undefined : await hashOf(store, number - 1)
    if (before !== undefined && hash === undefined) {
      problems.push(`${file} is missing, and release ${number} follows it: ${COPY}.`)
    } else if (before !== hash && (await soundRelease(store, number - 1))) {
      problems.push(`${file} was rewritten after release ${number} had followed it: ${COPY}.`)
    } else if (before === undefined && isChained) {
      problems.push(
        `${releaseFile(store, number)} does not say which record it follows, as those before do: an older ` +
          `delivery wrote it, or somebody by hand; ${COPY}, or promote with this delivery only.`,
      )
    }
    isChained ||= release.chain !== undefined
  }
  return problems
}

async function hashOf(store: string, number: number): Promise<string | undefined> {
  try {
    return integrityOf(await readFile(releaseFile(store, number)))
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}
