import type { BuildName } from '../names/buildNames.ts'

/** The log of live releases, in the order of the entries' numbers: the last entry is live. */
export const LIVE = 'live/'

/** The logs of what was published, one for each build, in the order of their entries' numbers. */
export const PUBLISHED = 'published/'

/** The versions, each with all its files. */
export const VERSIONS = 'versions/'

/** The registries of compositions that were ever live. */
export const COMPOSITIONS = 'compositions/'

/** The settings of the store. Its owners write them by hand and may replace them. */
export const SETTINGS = 'settings.json'

/** The entry of a log: `live/000042`. */
export function entryKey(log: string, number: number): string {
  return `${log}${String(number).padStart(6, '0')}`
}

/** The number of an entry. */
export function entryNumber(key: string): number {
  return parseInt(key.slice(key.lastIndexOf('/') + 1), 10)
}

/** A version. */
export function versionKey(name: BuildName, version: string): string {
  return `${VERSIONS}${name}/${version}`
}

/** The source maps of a version. */
export function mapsKey(name: BuildName, version: string): string {
  return `maps/${name}/${version}`
}

/** The files that servers send, for each release that was ever live. */
const SHOWN = 'shown/'

/** Returns the key of the files that servers send for a release, by the hash of these files. */
export function shownKey(hash: string): string {
  return SHOWN + hash
}

/** Whether a key is one of these. */
export function isShownKey(key: string): boolean {
  return key.startsWith(SHOWN)
}
