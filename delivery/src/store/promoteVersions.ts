import { isRefusal, refusal } from '../process/refusal.ts'
import { seamProblem } from '../seam/seamProblem.ts'
import { deriveFromRelease } from './derive.ts'
import { lossProblem, lostPaths, problemOf } from './gate.ts'
import { readComposition, type PublishedComposition } from './published.ts'
import { isSameComposition, type Composition, type Release } from './release.ts'
import { createRelease, newestRelease } from './releases.ts'
import { verifyVersion } from './verifyVersion.ts'

/** Each failed try means that another promotion succeeded, so this many others may race with one. */
const TRIES = 50

export interface PromoteOptions {
  store: string
  /** What becomes live, in one release; everything else stays as it is. */
  versions: Composition
  who: string
  why: string
  /** Warns of a lost path instead of refusing: for whoever goes back on purpose. */
  isLossAllowed?: boolean
}

export interface PromoteResult {
  release: Release
  /** False when exactly this was live already. */
  isNew: boolean
  warnings: readonly string[]
}

/**
 * Makes versions live: records a release, then derives the registry and the index from it.
 * Refuses, with a sentence that names the cure, what the gate does not let pass.
 */
export async function promoteVersions(options: PromoteOptions): Promise<PromoteResult> {
  const { store, versions } = options
  for (const [name, version] of Object.entries(versions)) await verifyVersion(store, name, version)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await tryToPromote(options)
    if (!result) continue
    await deriveFromRelease(store)
    return result
  }
  throw refusal(`${TRIES} other promotions came first: look at npm run status, then try again.`)
}

/** One try against the composition that is live now; `undefined` when another one was faster. */
async function tryToPromote({
  store,
  versions,
  who,
  why,
  isLossAllowed = false,
}: PromoteOptions): Promise<PromoteResult | undefined> {
  const live = await newestRelease(store)
  const composition = { ...live?.composition, ...versions }
  if (live && isSameComposition(live.composition, composition)) {
    return { release: live, isNew: false, warnings: [] }
  }
  const next = await readComposition(store, composition)
  const problem =
    problemOf(next) ?? (await seamProblem({ store, next, live: live?.composition ?? {} }))
  if (problem !== undefined) throw refusal(problem)

  const loss = live && (await lossOf(store, live, next))
  if (loss !== undefined && !isLossAllowed) throw refusal(loss)

  const release: Release = {
    release: (live?.release ?? 0) + 1,
    composition,
    who,
    when: new Date().toISOString(),
    why,
  }
  if (!(await createRelease(store, release))) return undefined
  return { release, isNew: true, warnings: loss === undefined ? [] : [loss] }
}

async function lossOf(
  store: string,
  live: Release,
  next: PublishedComposition,
): Promise<string | undefined> {
  try {
    const lost = lostPaths(await readComposition(store, live.composition), next)
    return lost.length > 0 ? lossProblem(lost) : undefined
  } catch (error) {
    // What is live is damaged: it has no pages to lose, and replacing it is the cure.
    if (isRefusal(error)) return undefined
    throw error
  }
}
