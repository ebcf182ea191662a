import { type BuildName, HOST } from '../names/buildNames.ts'
import { inPercent } from '../store/canary.ts'
import {
  namedVersions,
  without,
  type Composition,
  type Release,
  type Versions,
} from '../store/release.ts'

/** The audience of canaries. */
export interface Trial {
  /** Hundredths of a percent of all browsers. */
  below: number
  /** Defaults to the cohort of the running canary, else to one of the remote's own. */
  cohort?: string | undefined
  /**
   * Makes a version live for everybody if no other version of its build is live beside it. For callers that do not
   * know what is live.
   */
  isElseForAll?: boolean
}

interface Change {
  versions: Composition
  /** The builds that are withdrawn, with their canaries. */
  withdrawn: readonly BuildName[]
  /** The versions that become canaries; the live versions beside them stay. */
  tried: Composition
  trial?: Trial | undefined
  /** Ends the canaries of the named builds. */
  isGoingBack: boolean
  /** Whether browsers report the outcomes of canaries. */
  isWatched: boolean
}

const UNWATCHED = { isUnwatched: true } as const

/** Returns the versions that become canaries; all others are for everybody. */
export function triedOf(
  live: Release | undefined,
  versions: Composition,
  trial: Trial | undefined,
): Composition {
  if (!trial?.isElseForAll) return trial ? versions : {}
  const tried = Object.entries(versions).filter(([name, version]) => {
    const beside = live?.composition[name]
    return beside !== undefined && beside !== version
  })
  return Object.fromEntries(tried)
}

/**
 * A warning for each version that was meant as a canary but had no live version beside it, and went live for
 * everybody.
 */
export function untriedWarnings(
  live: Release | undefined,
  versions: Composition,
  trial: Trial | undefined,
): string[] {
  if (!trial) return []
  return Object.entries(versions)
    .filter(([name]) => live?.composition[name] === undefined)
    .map(
      ([name, version]) =>
        `${name} was not live, and a canary runs beside what is: ${version} is live for all.`,
    )
}

/** Why versions cannot become canaries, as one sentence with its cure; `undefined` when they can. */
export function canaryProblem(
  live: Release | undefined,
  versions: Composition,
): string | undefined {
  for (const [name, version] of Object.entries(versions)) {
    const beside = live?.composition[name]
    if (name === HOST) {
      return (
        'The host has no canary, because its document is everybody’s: promote it for all, as in ' +
        'npm run promote -- host.'
      )
    }
    if (beside === undefined) {
      return `${name} is not live, and a canary runs beside what is: promote it for all first.`
    }
    if (beside === version) {
      const end = live?.canaries?.[name]
        ? `, or end the canary that runs by npm run rollback -- ${name}`
        : ''
      return `${name} ${version} is live for everybody: publish what is to be tried${end}.`
    }
  }
  return undefined
}

/**
 * The canaries after a change: one ends when its build is rolled back, or when another version becomes live for all.
 */
export function canariesAfter(
  live: Release | undefined,
  { versions, withdrawn, tried, trial, isGoingBack, isWatched }: Change,
): Versions['canaries'] {
  const running = without(live?.canaries ?? {}, withdrawn)
  for (const [name, version] of Object.entries(versions)) {
    if (trial && Object.hasOwn(tried, name)) {
      const cohort = trial.cohort ?? running[name]?.cohort ?? name
      running[name] = { version, below: trial.below, cohort, ...(!isWatched && UNWATCHED) }
    } else if (isGoingBack || live?.composition[name] !== version) delete running[name]
  }
  return Object.keys(running).length > 0 ? running : undefined
}

/** A message for each canary that another cohort deals from now on: those who have it do not keep it. */
export function redealtCanaries(live: Release | undefined, next: Versions): string[] {
  return Object.entries(next.canaries ?? {}).flatMap(([name, { version, cohort }]) => {
    const before = live?.canaries?.[name]
    if (before?.version !== version || before.cohort === cohort) return []
    return `${name} ${version} was dealt by ${before.cohort}, and is by ${cohort} now: other browsers have it.`
  })
}

/** A message for each canary that ends because it was replaced. */
export function endedCanaries(live: Release | undefined, next: Versions): string[] {
  const named = namedVersions(next).map(([name, version]) => `${name} ${version}`)
  return Object.entries(live?.canaries ?? {})
    .filter(([name, { version }]) => !named.includes(`${name} ${version}`))
    .map(
      ([name, { version, below }]) =>
        `${name} ${version}, the canary for ${inPercent(below)}, has ended.`,
    )
}
