import { sayProblem } from '../process/say.ts'
import type { SigningKey } from '../signing/signature.ts'
import { deriveFromRelease } from '../documents/derive.ts'
import { readLive } from '../store/live.ts'
import { damagedVersions, recordProblems } from '../upkeep/liveProblems.ts'

/**
 * Repairs what a crash left half promoted, and tells of everything that it cannot repair. It never keeps a
 * store from being served: what is sound in it is of use, and browsers refuse bytes that are not.
 */
export async function lookAtStart(store: string, key?: SigningKey): Promise<void> {
  const problems: string[] = []
  async function look() {
    const live = await readLive(store)
    problems.push(...(await recordProblems(store, live)))
    problems.push(...(await damagedVersions(store, live)))
  }

  // First: what was half shown is mended by it, and nothing to tell of.
  const left = await failureOf(deriveFromRelease(store, key))
  const unread = await failureOf(look())
  const failure = left ?? unread
  if (failure !== undefined && !problems.includes(failure)) {
    problems.push(`The page is left as it is: ${failure}`)
  }
  for (const problem of problems) sayProblem(problem)
}

async function failureOf(work: Promise<unknown>): Promise<string | undefined> {
  return await work.then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  )
}
