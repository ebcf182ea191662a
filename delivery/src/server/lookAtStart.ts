import { sayProblem } from '../process/say.ts'
import type { SigningKey } from '../signing/signature.ts'
import { deriveFromRelease } from '../documents/derive.ts'
import { readLive } from '../store/live.ts'
import { damagedVersions, recordProblems } from '../upkeep/liveProblems.ts'

/**
 * Repairs a half-finished promotion after a crash, and reports everything that it cannot repair. Never prevents a
 * store from being served: its sound part is useful, and browsers reject corrupt bytes.
 */
export async function lookAtStart(store: string, key?: SigningKey): Promise<void> {
  const problems: string[] = []
  async function look() {
    const live = await readLive(store)
    problems.push(...(await recordProblems(store, live)))
    problems.push(...(await damagedVersions(store, live)))
  }

  // Done first: it repairs half-shown files, which then need no report.
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
