import { isRefusal, refusal } from '../process/refusal.ts'
import { seamProblem } from '../seam/seamProblem.ts'
import { deriveFromRelease, stageRelease } from './derive.ts'
import { lossProblem, lostPaths, problemOf } from './gate.ts'
import { liveRelease, readLive } from './live.ts'
import { locked } from './lock.ts'
import { readComposition, type PublishedComposition } from './published.ts'
import { heldBackAfter, isSameComposition, type Composition, type Release } from './release.ts'
import { createRelease } from './releases.ts'
import { verifyVersion } from './verifyVersion.ts'

/** Each failed try means that another promotion succeeded, so this many others may race with one. */
const TRIES = 50

export interface PromoteOptions {
  store: string
  /** What becomes live, in one release; everything else stays as it is. */
  versions: Composition
  who: string
  why: string
  /** Warns of a lost path instead of refusing. */
  isLossAllowed?: boolean
  /** The versions that are left are held back: `npm start` makes none of them live again by itself. */
  isGoingBack?: boolean
}

export interface PromoteResult {
  release: Release
  /** False when exactly this was live already. */
  isNew: boolean
  warnings: readonly string[]
}

/**
 * Makes versions live, all or nothing: what can fail is done first, then a release is recorded and the
 * registry and the document are exchanged. One that fails or is killed on the way is not live, then or later.
 * Refuses, with a sentence that names the cure, what the gate does not let pass.
 */
export async function promoteVersions(options: PromoteOptions): Promise<PromoteResult> {
  const { store, versions } = options
  for (const [name, version] of Object.entries(versions)) await verifyVersion(store, name, version)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await tryToPromote(options)
    if (result) return result
  }
  throw refusal(`${TRIES} other promotions came first: look at npm run status, then try again.`)
}

/** One try against the composition that is live now; `undefined` when another one was faster. */
async function tryToPromote(options: PromoteOptions): Promise<PromoteResult | undefined> {
  const { store, versions, who, why, isLossAllowed = false, isGoingBack = false } = options
  const { release: live, next: number } = await readLive(store)
  const composition = { ...live?.composition, ...versions }
  if (live && isSameComposition(live.composition, composition)) {
    await deriveFromRelease(store)
    return { release: live, isNew: false, warnings: [] }
  }
  const next = await readComposition(store, composition)
  const problem =
    problemOf(next) ?? (await seamProblem({ store, next, live: live?.composition ?? {} }))
  if (problem !== undefined) throw refusal(problem)

  const loss = live && (await lossOf(store, live, next))
  if (loss !== undefined && !isLossAllowed) throw refusal(loss)

  const release: Release = {
    release: number,
    composition,
    who,
    when: new Date().toISOString(),
    why,
    after: live?.release ?? 0,
    heldBack: heldBackAfter(live, versions, isGoingBack),
  }
  if (!(await goLive(store, release))) return undefined
  return { release, isNew: true, warnings: loss === undefined ? [] : [loss] }
}

/** Records a release and shows it, unless another one has become live since; false then. */
async function goLive(store: string, release: Release): Promise<boolean> {
  const staged = await stageRelease(store, release)
  try {
    return await locked(store, async (isHeld) => {
      if (((await liveRelease(store))?.release ?? 0) !== release.after) return false
      // Somebody may have removed a version since it was looked at.
      await readComposition(store, release.composition)
      if (!(await createRelease(store, release)) || !(await isHeld())) return false
      await staged.place()
      return true
    })
  } catch (error) {
    // It has failed and is not live: what it exchanged already is taken back, where the disk lets us.
    await Promise.allSettled([deriveFromRelease(store)])
    throw error
  } finally {
    await staged.discard()
  }
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
