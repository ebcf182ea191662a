import { sayProblem } from '../process/say.ts'
import type { SigningKey } from '../signing/signature.ts'
import { deriveFromRelease } from '../store/derive.ts'
import { readLive } from '../store/live.ts'
import { damagedVersions, recordProblems } from '../store/liveProblems.ts'

/**
 * Repairs what a crash left half promoted, and tells of everything that it cannot repair. It never keeps a
 * store from being served: what is sound in it is of use, and browsers refuse bytes that are not.
 */
export async function lookAtStart(store: string, key?: SigningKey): Promise<void> {
  // First: what was half shown is mended by it, and nothing to tell of.
  const left = await problemOf(deriveFromRelease(store, key))
  const problems: string[] = []
  const unread = await problemOf(
    (async () => {
      const live = await readLive(store)
      problems.push(...(await recordProblems(store, live)))
      problems.push(...(await damagedVersions(store, live)))
    })(),
  )
  const message = left ?? unread
  if (message !== undefined && !problems.includes(message)) {
    problems.push(`The page is left as it is: ${message}`)
  }
  for (const problem of problems) sayProblem(problem)
}

async function problemOf(work: Promise<unknown>): Promise<string | undefined> {
  return await work.then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  )
}
