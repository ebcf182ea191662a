import type { Difference } from './checkSeam.ts'
import type { Party } from './needs.ts'

/** Further differences are only counted: the first ones show what happened. */
const TOLD = 3

interface Misfits {
  taker: Party
  host: Party
  differences: readonly Difference[]
  /** Whether the host is live already, so that the other build has to wait. */
  isHostLive: boolean
}

/** The refusal of a build that is incompatible with what the host offers, with the cure. */
export function misfitSentence(misfits: Misfits): string {
  const { taker, host, differences } = misfits
  const told = differences.slice(0, TOLD).map(inWords)
  const more = differences.length - told.length
  const all = [...told, ...(more > 0 ? [`${more} more`] : [])].join('; ')
  return (
    `${taker.name} ${taker.version} does not fit host ${host.version}. ` +
    `It uses ${all}: ${cureOf(misfits)}.`
  )
}

function inWords({ key, name, kind, message }: Difference): string {
  const what = name === undefined ? key : `${name} of ${key}`
  return kind === 'missing'
    ? `${what}, which is not offered`
    : `${what}, which differs (${message})`
}

function cureOf({ taker, differences, isHostLive }: Misfits): string {
  const packages = [...new Set(differences.map(({ key }) => packageOf(key)))].join(' and ')
  const together = `npm run deliver -- host ${taker.name}`
  const again = `build ${taker.name} against this host and promote both in the same release (${together})`
  if (!isHostLive) return `keep it in the host, or ${again}`
  const hasCopies = differences.every(({ key }) => Object.hasOwn(taker.seam.copies, key))
  return hasCopies
    ? `raise the version of ${packages}, so that ${taker.name} brings its own copy, or promote a ` +
        `host that offers it in the same release (${together})`
    : `promote a host that offers it in the same release (${together}), or build ${taker.name} without it`
}

/** Shortens `@aldergate/market/state` to `@aldergate/market`. */
function packageOf(key: string): string {
  return key.split('/').slice(0, 2).join('/')
}
