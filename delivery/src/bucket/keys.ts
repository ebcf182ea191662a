import type { BuildName } from '../names/buildNames.ts'

/** What has become live, an entry each, in the order of their numbers: the last one is. */
export const LIVE = 'live/'

/** What was published, an entry each, in the order of their numbers. */
export const PUBLISHED = 'published/'

/** The versions, each with all its files. */
export const VERSIONS = 'versions/'

/** The registries of compositions that were ever live. */
export const COMPOSITIONS = 'compositions/'

/** What its owners have decided for the whole store. They write it by themselves, and may replace it. */
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

/** What servers send for a release, by the hash of that. */
export function shownKey(hash: string): string {
  return `shown/${hash}`
}
