import { parseArgs } from 'node:util'
import { misuse } from '@aldergate/delivery/process/refusal'
import { PART_NAMES, type PartName } from './parts.ts'
import { type ProfileName, PROFILES } from './profiles.ts'

const PATHS = [
  ...['/', '/dashboard', '/trading-view', '/news', '/portfolio', '/analytics'],
  ...['/strategy-builder', '/faq', '/blog'],
]

/** The settings of a benchmark run: what to measure, and how often. */
export interface Asked {
  parts: readonly PartName[]
  paths: readonly string[]
  profiles: readonly ProfileName[]
  /** Loads per page and contender. */
  loads: number
  /** Measures all pages on all profiles, as often as documented. */
  isWhole: boolean
  /** Whether the builds of the last run are measured again, rather than new ones. */
  isKept: boolean
}

const LEAST_LOADS = 7

/** Reads the flags of `npm run bench`. Refuses those that it does not know. */
export function askedFor(args: string[]): Asked {
  const { values } = parseArgs({
    args,
    options: {
      part: { type: 'string', default: PART_NAMES.join(',') },
      pages: { type: 'string', default: PATHS.join(',') },
      profile: { type: 'string', default: profileNames().join(',') },
      loads: { type: 'string', default: `${LEAST_LOADS}` },
      keep: { type: 'boolean', default: false },
    },
  })
  const parts = someOf('part', PART_NAMES, values.part)
  const paths = someOf('pages', PATHS, values.pages)
  const profiles = someOf('profile', profileNames(), values.profile)
  const loads = Number(values.loads)
  if (!Number.isInteger(loads) || loads < 1) throw misuse('--loads is a number, such as 7.')
  const isWhole =
    paths.length === PATHS.length &&
    profiles.length === profileNames().length &&
    loads >= LEAST_LOADS
  return { parts, paths, profiles, loads, isWhole, isKept: values.keep }
}

function profileNames(): ProfileName[] {
  return Object.keys(PROFILES) as ProfileName[]
}

function someOf<Name extends string>(flag: string, all: readonly Name[], typed: string): Name[] {
  const words = typed.split(',')
  const stranger = words.find((word) => !all.some((name) => name === word))
  if (stranger !== undefined) {
    throw misuse(`--${flag} ${stranger}: choose from ${all.join(',')}.`)
  }
  return all.filter((name) => words.includes(name))
}
