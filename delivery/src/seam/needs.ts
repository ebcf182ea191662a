import satisfies from 'semver/functions/satisfies.js'
import type { BuildName } from '../names/buildNames.ts'
import type { Names, Seam } from './seam.ts'

/** A build in a composition, with its seam. */
export interface Party {
  name: BuildName
  version: string
  seam: Seam
}

/** The names that the host has to provide for a build: those of shared modules, and those of libraries. */
export interface Needs {
  names: Names
  libraries: Names
}

/**
 * Returns what `taker` needs from the host. A package of which the build has a copy comes from the host if the host's
 * version is in the range, else from the build itself. Remotes provide nothing for each other: each one gets its own
 * share scope.
 */
export function needsOf(taker: Party, host: Party): Needs {
  const users = usersIn(taker, host)
  const needed = Object.entries(merged(users.map(({ names }) => names)))
  return {
    names: Object.fromEntries(needed.filter(([key]) => !runsOnItsOwn(key, taker, host))),
    libraries: merged(users.map(({ libraries }) => libraries)),
  }
}

/**
 * Returns the parts of a build whose needs count: its own modules, and those bundled copies that it actually runs on.
 */
function usersIn(taker: Party, host: Party): readonly Needs[] {
  const { seam } = taker
  const users: Needs[] = [seam]
  const keys = new Set(Object.keys(seam.names))
  for (const key of keys) {
    const copy = seam.copies[key]
    if (!copy || !runsOnItsOwn(key, taker, host)) continue
    users.push(copy)
    for (const other of Object.keys(copy.names)) keys.add(other)
  }
  return users
}

function runsOnItsOwn(key: string, { seam }: Party, host: Party): boolean {
  const offered = host.seam.copies[key]?.version
  const isTaken = offered !== undefined && satisfies(offered, seam.ranges[key] ?? '')
  return seam.copies[key] !== undefined && !isTaken
}

function merged(some: readonly Names[]): Names {
  const all = new Map<string, string[]>()
  for (const [key, names] of some.flatMap((each) => Object.entries(each))) {
    all.set(key, [...new Set([...(all.get(key) ?? []), ...names])])
  }
  return Object.fromEntries(all)
}
