import { lastingRefusal, refusal } from '../process/refusal.ts'
import type { BuildName } from '../names/buildNames.ts'
import {
  canariesAfter,
  canaryProblem,
  endedCanaries,
  triedOf,
  untriedWarnings,
} from './canaries.ts'
import { linkTo } from '../store/chain.ts'
import { deriveFromRelease } from '../documents/derive.ts'
import { goLive } from './goLive.ts'
import { broughtBack, heldBackAfter, leftProblem } from '../store/heldBack.ts'
import { type Live, readLive } from '../store/live.ts'
import { lostProblem } from '../upkeep/liveProblems.ts'
import { passedOver } from '../store/passedOver.ts'
import { type GateOptions, passGate } from './passGate.ts'
import { readComposition } from '../store/published.ts'
import { areSameVersions, without, type Composition, type Release } from '../store/release.ts'
import { repairedLive } from '../upkeep/repairRecords.ts'
import { settingsInNeed } from '../documents/servedSettings.ts'
import { readSettings } from '../store/settings.ts'
import { verifyVersion } from '../upkeep/verifyVersion.ts'

/** Each failed try means that another promotion succeeded, so this many others may race with one. */
const TRIES = 50

export interface PromoteOptions extends GateOptions {
  /**
   * The versions that become live, in one release; everything else stays as it is. A function chooses them from what is
   * live, anew each time that another promotion was faster.
   */
  versions: Composition | ((live: Release | undefined) => Promise<Composition>)
  /** Builds that are taken out of what is live, and held back; one that is not in it is none of it afterwards, either. */
  withdrawn?: readonly BuildName[]
  who: string
  why: string
  /**
   * The versions that are left, canaries among them, are held back: `npm start` makes none of them live again
   * by itself.
   */
  isGoingBack?: boolean
  /** The release that is gone back to, where one was named: all that has been live since is left. */
  backTo?: number | undefined
}

export interface PromoteResult {
  release: Release
  /** The release that was live until then; `undefined` before the first. */
  replaced: Release | undefined
  /** The versions that were to become live. */
  versions: Composition
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
  const { store } = options
  const { live: first, repaired } = await repairedLive(store, options.key)
  const verified = new Set<string>()
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Who lists ten thousand records twice takes longer for it than for all the rest.
    const current = tries === 0 ? first : await readLive(store)
    if (current.lost !== undefined) throw refusal(lostProblem(store))
    const versions =
      typeof options.versions === 'function'
        ? await options.versions(current.release)
        : options.versions
    for (const [name, version] of Object.entries(versions)) {
      if (!verified.has(`${name} ${version}`)) await verifyVersion(store, name, version)
      verified.add(`${name} ${version}`)
    }
    const result = await tryToPromote({ ...options, versions }, first.release, current)
    if (result) return { ...result, warnings: [...repaired, ...result.warnings] }
  }
  throw refusal(`${TRIES} other promotions came first: look at npm run status, then try again.`)
}

/** The options of a promotion, with the versions that were chosen. */
type Attempt = PromoteOptions & { versions: Composition }

/** One try against the composition that is live now; `undefined` when another one was faster. */
async function tryToPromote(
  options: Attempt,
  first: Release | undefined,
  { release: live, next: number }: Live,
): Promise<PromoteResult | undefined> {
  const {
    store,
    versions,
    withdrawn = [],
    trial,
    who,
    why,
    key,
    isGoingBack = false,
    backTo,
  } = options
  const tried = triedOf(live, versions, trial)
  const cannot = leftProblem(versions, first, live) ?? canaryProblem(live, tried)
  if (cannot !== undefined) throw lastingRefusal(cannot)
  const forAll = without(versions, Object.keys(tried))
  const composition = without({ ...live?.composition, ...forAll }, withdrawn)
  // What takes something bad out does not wait for who mends a file.
  const { settings, warnings: unread } =
    isGoingBack || withdrawn.length > 0
      ? await settingsInNeed(store)
      : { settings: await readSettings(store), warnings: [] }
  const isWatched = settings.watchesCanaries
  const canaries = canariesAfter(live, {
    versions,
    withdrawn,
    tried,
    trial,
    isGoingBack,
    isWatched,
  })
  if (live && areSameVersions(live, { composition, canaries })) {
    await deriveFromRelease(store, key, settings)
    return { release: live, replaced: live, versions, isNew: false, warnings: unread }
  }
  const next = await readComposition(store, { composition, canaries })
  const { opened, warnings: passedWith } = await passGate(options, live, next)

  const passed = live && backTo !== undefined ? await passedOver(store, live, backTo) : undefined
  const release: Release = {
    release: number,
    composition,
    canaries,
    who,
    when: new Date().toISOString(),
    why,
    after: live?.release ?? 0,
    heldBack: heldBackAfter(live, { versions, withdrawn, isGoingBack, passed }),
    opened,
    ...(await linkTo(store, number, live)),
  }
  if (!(await goLive(store, release, settings, key))) return undefined
  const warnings = [
    ...unread,
    ...passedWith,
    ...untriedWarnings(live, versions, trial),
    ...(isGoingBack ? [] : [...endedCanaries(live, release), ...broughtBack(live, versions)]),
  ]
  return { release, replaced: live, versions, isNew: true, warnings }
}
