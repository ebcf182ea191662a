import type { Registry } from './registry.ts'

/** The number of buckets that browsers are assigned to: each is a hundredth of a percent of them. */
export const BUCKETS = 10_000

/** Two halves of 7 bits make 14-bit numbers: slightly more than there are buckets. */
const HALF_BITS = 7
const HALF = (1 << HALF_BITS) - 1
const ROUNDS = 8

/**
 * The bucket, 0 to 9999, that a cohort assigns to a browser's number, 0 to 9999. Each cohort is a permutation of its
 * own: a share of the numbers is exactly that share of the buckets.
 */
export function bucketOf(browser: number, cohort: string): number {
  const salt = hashOf(cohort)
  let bucket = browser
  do bucket = shuffled(bucket, salt)
  while (bucket >= BUCKETS)
  return bucket
}

/**
 * The registry as the browser with this number runs it: a canary replaces the live version if the browser's bucket is
 * below its bound. A browser without a number runs the live versions.
 */
export function chosenFor<Known extends Pick<Registry, 'remotes' | 'canaries'>>(
  registry: Known,
  browser: number | undefined,
): Known {
  if (browser === undefined) return registry
  const chosen = (registry.canaries ?? []).filter(
    ({ below, cohort }) => bucketOf(browser, cohort) < below,
  )
  const remotes = registry.remotes.map(
    (live) => chosen.find(({ remote }) => remote.name === live.name)?.remote ?? live,
  )
  return { ...registry, remotes }
}

/** A permutation of 14-bit numbers: a Feistel network, whose rounds are invertible. */
function shuffled(number: number, salt: number): number {
  let left = number >> HALF_BITS
  let right = number & HALF
  for (let round = 1; round <= ROUNDS; round += 1) {
    const next = left ^ (mixed(salt + Math.imul(round, 0x9e3779b9) + right) & HALF)
    left = right
    right = next
  }
  return (left << HALF_BITS) | right
}

/** FNV-1a, 32 bits (public domain, http://www.isthe.com/chongo/tech/comp/fnv/). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash
}

/** The finaliser of MurmurHash3 (public domain): each bit of the value affects each bit of the result. */
function mixed(value: number): number {
  const half = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35)
  return whole ^ (whole >>> 16)
}
