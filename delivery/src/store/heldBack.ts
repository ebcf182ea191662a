import type { BuildName } from '../names/buildNames.ts'
import type { Composition, Release } from './release.ts'

interface Change {
  versions: Composition
  /** The builds that are withdrawn. */
  withdrawn: readonly BuildName[]
  isGoingBack: boolean
  /** Further versions that a rollback holds back besides the live ones, by build. */
  passed?: Readonly<Record<string, readonly string[]>> | undefined
}

/** Whether a version was rolled back or withdrawn, and not made live again since. */
export function isHeldBack(live: Release | undefined, name: BuildName, version: string): boolean {
  return live?.heldBack?.[name]?.includes(version) ?? false
}

/**
 * Returns the versions that are held back after a change: the previous ones, and those that it rolls back or
 * withdraws, but none that it requests.
 */
export function heldBackAfter(
  live: Release | undefined,
  { versions, withdrawn, isGoingBack, passed = {} }: Change,
): Release['heldBack'] {
  const held: Record<string, string[]> = { ...live?.heldBack }
  const hold = (name: BuildName, left: readonly string[]) => {
    held[name] = [...new Set([...(held[name] ?? []), ...left])]
  }
  for (const name of withdrawn) hold(name, runningOf(live, name))
  for (const [name, version] of Object.entries(versions)) {
    if (isGoingBack) hold(name, [...(passed[name] ?? []), ...runningOf(live, name)])
    held[name] = (held[name] ?? []).filter((each) => each !== version)
  }
  const entries = Object.entries(held).filter(([, all]) => all.length > 0)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Returns the running versions of a build: its canary in some browsers, and the live one in all others. */
function runningOf(live: Release | undefined, name: BuildName): string[] {
  const both = [live?.canaries?.[name]?.version, live?.composition[name]]
  return both.filter((version) => version !== undefined)
}

/**
 * Refuses requested versions that were rolled back since `first` was live, as one sentence: in a race, the rollback
 * wins.
 */
export function leftProblem(
  versions: Composition,
  first: Release | undefined,
  live: Release | undefined,
): string | undefined {
  const left = Object.entries(versions).find(
    ([name, version]) => isHeldBack(live, name, version) && !isHeldBack(first, name, version),
  )
  return (
    left &&
    `Somebody has gone back from ${left.join(' ')} meanwhile: look at npm run status, then decide anew.`
  )
}

/** A message for each version that becomes live again although it was rolled back. */
export function broughtBack(live: Release | undefined, versions: Composition): string[] {
  return Object.entries(versions)
    .filter(([name, version]) => isHeldBack(live, name, version))
    .map(
      ([name, version]) =>
        `${name} ${version} was held back: npm run history -- ${name} says who went back from it, and why.`,
    )
}
