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

/**
 * What `taker` may be given by each other build. A module without a copy of its own comes from the host.
 * One with a copy comes from whoever has the newest in its range; its own copy serves when the host has none.
 * Two versions of one build never meet: a browser runs the live one or the canary.
 */
export function suppliesOf(
  taker: Party,
  host: Party,
  all: readonly Party[],
): { supplier: Party; names: Names }[] {
  const needed = neededBy(taker, host)
  return all
    .filter((supplier) => supplier.name !== taker.name)
    .map((supplier) => {
      const given = Object.entries(needed).filter(([key]) => mayGive(supplier, key, taker, host))
      return { supplier, names: Object.fromEntries(given) }
    })
    .filter(({ names }) => Object.keys(names).length > 0)
}

/** What the build's own modules use, and what those copies use that it really runs on. */
function neededBy({ seam }: Party, host: Party): Names {
  const needed = new Map(Object.entries(seam.names))
  for (const key of needed.keys()) {
    const copy = seam.copies[key]
    if (!copy || versionInRange(host, key, seam)) continue
    for (const [other, names] of Object.entries(copy.names)) {
      needed.set(other, [...new Set([...(needed.get(other) ?? []), ...names])])
    }
  }
  return Object.fromEntries(needed)
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
