import { isRefusal, lastingRefusal, refusal } from '../process/refusal.ts'
import { seamProblem } from '../seam/seamProblem.ts'
import type { SigningKey } from '../signing/signature.ts'
import {
  canariesAfter,
  canaryProblem,
  endedCanaries,
  triedOf,
  untriedWarnings,
  type Trial,
} from './canaries.ts'
import { linkTo } from './chain.ts'
import { deriveFromRelease } from './derive.ts'
import { foreignProblem } from './foreignProblem.ts'
import { goLive } from './goLive.ts'
import { lossProblem, lossWarning, lostPaths, problemOf } from './gate.ts'
import { keyChangeProblem } from './keyChange.ts'
import { type Live, readLive } from './live.ts'
import { lostProblem } from './liveProblems.ts'
import { passedOver } from './passedOver.ts'
import { readComposition, type PublishedComposition } from './published.ts'
import {
  areSameVersions,
  heldBackAfter,
  without,
  type Composition,
  type Release,
} from './release.ts'
import { repairedLive } from './repairRecords.ts'
import { keyProblem } from './signedRegistry.ts'
import { settingsInNeed } from './servedSettings.ts'
import { readSettings } from './settings.ts'
import type { BuildName } from '../workspaces/buildNames.ts'
import { verifyVersion } from './verifyVersion.ts'

/** Each failed try means that another promotion succeeded, so this many others may race with one. */
const TRIES = 50

export interface PromoteOptions {
  store: string
  /**
   * What becomes live, in one release; everything else stays as it is. What follows from what is live is chosen anew
   * each time that somebody else was faster.
   */
  versions: Composition | ((live: Release | undefined) => Promise<Composition>)
  /** Builds that are taken out of what is live, and held back; one that is not in it is none of it afterwards, either. */
  withdrawn?: readonly BuildName[]
  /** The versions become canaries instead, for some browsers: what is live stays. */
  trial?: Trial | undefined
  who: string
  why: string
  /** Signs the release and its registry; a host that trusts keys needs one of them. */
  key?: SigningKey | undefined
  /** Comes last of all checks, because it takes longer than all others. */
  look?: Look | undefined
  /** Warns of a lost path instead of refusing. */
  isLossAllowed?: boolean
  /** A host may be signed and trust as it likes, whatever the key of what is live: that one is lost, or stolen. */
  isKeyChangeAllowed?: boolean
  /**
   * The versions that are left, canaries among them, are held back: `npm start` makes none of them live again
   * by itself.
   */
  isGoingBack?: boolean
  /** The release that is gone back to, where one was named: all that has been live since is left. */
  backTo?: number | undefined
}

/** Looks whether these builds of what would be live can be opened, and refuses what cannot. */
export type Look = (
  candidate: PublishedComposition,
  changed: readonly BuildName[],
) => Promise<Looked>

export interface Looked {
  opened: NonNullable<Release['opened']>
  warnings: readonly string[]
}

export interface PromoteResult {
  release: Release
  /** What was live until then; `undefined` before the first. */
  replaced: Release | undefined
  /** What was to become live. */
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

/** What is promoted, with what has been chosen. */
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
    look,
    isLossAllowed = false,
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
  const problem = await gateProblem(options, live, next)
  if (problem !== undefined) throw refusal(problem)

  const lost = live ? await lostWith(store, live, next) : []
  if (lost.length > 0 && !isLossAllowed) throw refusal(lossProblem(lost))

  const opened = look && (await lookAt(look, options, live))

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
    opened: opened?.opened,
    ...(await linkTo(store, number, live)),
  }
  if (!(await goLive(store, release, settings, key))) return undefined
  const warnings = [
    ...unread,
    ...(lost.length > 0 ? [lossWarning(lost)] : []),
    ...(opened?.warnings ?? []),
    ...untriedWarnings(live, versions, trial),
    ...(isGoingBack ? [] : [...endedCanaries(live, release), ...broughtBack(live, versions)]),
  ]
  return { release, replaced: live, versions, isNew: true, warnings }
}

/** Why these builds must not be live together, or not after what is live. */
async function gateProblem(
  { store, key, isKeyChangeAllowed = false }: Attempt,
  live: Release | undefined,
  next: PublishedComposition,
): Promise<string | undefined> {
  const isKeyAsked = live !== undefined && !isKeyChangeAllowed
  return (
    keyProblem(next.host.built, key) ??
    (live && (await foreignProblem(store, live, key))) ??
    (isKeyAsked ? await keyChangeProblem(store, live, next.host, key) : undefined) ??
    problemOf(next) ??
    (await seamProblem({ store, next, live: live ?? { composition: {} } }))
  )
}

/** Looks at what is new, as the browsers get it that run it; a canary that only ramps was looked at before. */
async function lookAt(
  look: Look,
  { store, versions, trial }: Attempt,
  live: Release | undefined,
): Promise<Looked | undefined> {
  const changed = Object.keys(versions).filter((name) => {
    const isTried = trial && live?.canaries?.[name]?.version === versions[name]
    return !isTried && live?.composition[name] !== versions[name]
  })
  if (changed.length === 0) return undefined
  const composition = { ...live?.composition, ...versions }
  return await look(await readComposition(store, { composition }), changed)
}

/** Of two who are at it at once, who goes back is right: nothing brings back what was left meanwhile. */
function leftProblem(
  versions: Composition,
  first: Release | undefined,
  live: Release | undefined,
): string | undefined {
  const isHeldBack = (release: Release | undefined, name: BuildName, version: string) =>
    release?.heldBack?.[name]?.includes(version) ?? false
  const left = Object.entries(versions).find(
    ([name, version]) => isHeldBack(live, name, version) && !isHeldBack(first, name, version),
  )
  return (
    left &&
    `Somebody has gone back from ${left.join(' ')} meanwhile: look at npm run status, then decide anew.`
  )
}

async function lostWith(
  store: string,
  live: Release,
  next: PublishedComposition,
): Promise<string[]> {
  try {
    return lostPaths(await readComposition(store, live), next)
  } catch (error) {
    // What is live is damaged: it has no pages to lose, and replacing it is the cure.
    if (isRefusal(error)) return []
    throw error
  }
}

/** Tells of versions from which somebody had gone back. */
function broughtBack(live: Release | undefined, versions: Composition): string[] {
  return Object.entries(versions).flatMap(([name, version]) =>
    live?.heldBack?.[name]?.includes(version)
      ? [
          `${name} ${version} was held back: npm run history -- ${name} says who went back from it, and why.`,
        ]
      : [],
  )
}
