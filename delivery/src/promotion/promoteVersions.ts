import { lasting, lastingRefusal, refusal } from '../process/refusal.ts'
import type { BuildName } from '../names/buildNames.ts'
import {
  canariesAfter,
  canaryProblem,
  endedCanaries,
  redealtCanaries,
  triedOf,
  untriedWarnings,
} from './canaries.ts'
import { linkTo } from '../store/chain.ts'
import { deriveFromRelease } from '../documents/derive.ts'
import { goLive } from './goLive.ts'
import { broughtBack, heldBackAfter, leftProblem } from '../store/heldBack.ts'
import { type Begun, type Live, readLive } from '../store/live.ts'
import { lostProblem } from '../upkeep/liveProblems.ts'
import { passedOver } from '../store/passedOver.ts'
import { type GateOptions, passGate } from './passGate.ts'
import { readComposition } from '../store/published.ts'
import { areSameVersions, without, type Composition, type Release } from '../store/release.ts'
import { repairedLive } from '../upkeep/repairRecords.ts'
import { settingsInNeed } from '../documents/servedSettings.ts'
import { readSettings } from '../store/settings.ts'
import { verifyVersion } from '../upkeep/verifyVersion.ts'

/** Each failed try means that another promotion succeeded, so this bounds the number of concurrent ones. */
const TRIES = 50

export interface PromoteOptions extends GateOptions {
  /**
   * The versions that become live in one release; everything else stays. A function chooses them from the live
   * release, again after each promotion that came first.
   */
  versions: Composition | ((live: Release | undefined) => Promise<Composition>)
  /** Builds that are withdrawn and held back; withdrawing one that is not live changes nothing else. */
  withdrawn?: readonly BuildName[]
  who: string
  why: string
  /** Holds back the replaced versions, including canaries: `npm start` does not make them live again by itself. */
  isGoingBack?: boolean
  /** The target release of a rollback, if one was named: all versions live since are held back. */
  backTo?: number | undefined
  /**
   * The state in which this was asked for, if that was before the call: a version that somebody has gone back from
   * since is refused.
   */
  begun?: Begun | undefined
}

export interface PromoteResult {
  release: Release
  /** The release that was live before; `undefined` before the first. */
  replaced: Release | undefined
  /** The requested versions. */
  versions: Composition
  /** False if exactly this was live already. */
  isNew: boolean
  warnings: readonly string[]
}

/**
 * Makes versions live, all or nothing: everything that can fail comes first, then a release is recorded and the
 * registry and documents are replaced. A promotion that fails or is killed on the way never becomes live. Refuses what
 * the gate rejects, with a sentence that names the cure.
 */
export async function promoteVersions(options: PromoteOptions): Promise<PromoteResult> {
  const { store } = options
  const { live: first, repaired } = await repairedLive(store, options.key)
  const { begun = first } = options
  const verified = new Set<string>()
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Reading the records is the slowest part with ten thousand of them, so the first try reuses them.
    const current = tries === 0 ? first : await readLive(store)
    if (current.lost !== undefined) throw refusal(lostProblem(store))
    const versions =
      typeof options.versions === 'function'
        ? await options.versions(current.release)
        : options.versions
    for (const [name, version] of Object.entries(versions)) {
      if (!verified.has(`${name} ${version}`)) await lasting(verifyVersion(store, name, version))
      verified.add(`${name} ${version}`)
    }
    const result = await tryToPromote({ ...options, versions }, begun.release, current)
    if (result) return { ...result, warnings: [...repaired, ...result.warnings] }
  }
  throw refusal(`${TRIES} other promotions came first: look at npm run status, then try again.`)
}

/** The options of a promotion, with the chosen versions. */
type Attempt = PromoteOptions & { versions: Composition }

/** One try on top of the release that is live now; `undefined` if another promotion came first. */
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
  // Removing a bad version must not wait until an invalid settings file is fixed.
  const { settings, warnings: unread } =
    isGoingBack || withdrawn.length > 0
      ? await settingsInNeed(store)
      : { settings: await lasting(readSettings(store)), warnings: [] }
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
    ...redealtCanaries(live, release),
    ...(isGoingBack ? [] : [...endedCanaries(live, release), ...broughtBack(live, versions)]),
  ]
  return { release, replaced: live, versions, isNew: true, warnings }
}
