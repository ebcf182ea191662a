import lte from 'semver/functions/lte.js'
import satisfies from 'semver/functions/satisfies.js'
import type { BuildName } from '../workspaces/buildNames.ts'
import type { Names, Seam } from './seam.ts'

/** A build in a composition, by what it takes and what it brings along. */
export interface Party {
  name: BuildName
  version: string
  seam: Seam
}

/** What a build is given by another one: names of shared modules, and of libraries. */
interface Supply {
  supplier: Party
  names: Names
  libraries: Names
}

/**
 * What `taker` may be given by each other build. A module without a copy of its own comes from the host.
 * One with a copy comes from whoever has the newest in its range; its own copy serves when the host has none.
 * Two versions of one build never meet: a browser runs the live one or the canary.
 */
export function suppliesOf(taker: Party, host: Party, all: readonly Party[]): Supply[] {
  const users = usersIn(taker, host)
  const needed = merged(users.map(({ names }) => names))
  const libraries = merged(users.map((user) => user.libraries))
  return all
    .filter((supplier) => supplier.name !== taker.name)
    .map((supplier) => {
      const given = Object.entries(needed).filter(([key]) => mayGive(supplier, key, taker, host))
      return {
        supplier,
        names: Object.fromEntries(given),
        libraries: supplier === host ? libraries : {},
      }
    })
    .filter((supply) => Object.keys({ ...supply.names, ...supply.libraries }).length > 0)
}

/** Whose needs count: the build's own modules, and those copies of its own that it really runs on. */
function usersIn({ seam }: Party, host: Party): readonly Pick<Seam, 'names' | 'libraries'>[] {
  const users: Pick<Seam, 'names' | 'libraries'>[] = [seam]
  const keys = new Set(Object.keys(seam.names))
  for (const key of keys) {
    const copy = seam.copies[key]
    if (!copy || versionInRange(host, key, seam)) continue
    users.push(copy)
    for (const other of Object.keys(copy.names)) keys.add(other)
  }
  return users
}

function merged(some: readonly Names[]): Names {
  const all = new Map<string, string[]>()
  for (const [key, names] of some.flatMap((each) => Object.entries(each))) {
    all.set(key, [...new Set([...(all.get(key) ?? []), ...names])])
  }
  return Object.fromEntries(all)
}

function mayGive(supplier: Party, key: string, taker: Party, host: Party): boolean {
  if (!taker.seam.copies[key]) return supplier === host
  const offered = versionInRange(supplier, key, taker.seam)
  if (offered === undefined || supplier === host) return offered !== undefined
  const hosts = versionInRange(host, key, taker.seam)
  return hosts === undefined || !lte(offered, hosts)
}

/** The version of a build's copy when it is in the range that another one asks for. */
function versionInRange({ seam }: Party, key: string, { ranges }: Seam): string | undefined {
  const version = seam.copies[key]?.version
  return version !== undefined && satisfies(version, ranges[key] ?? '') ? version : undefined
}
