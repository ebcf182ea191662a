import { opendirSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode, misuse } from '../process/refusal.ts'
import { storePlace } from '../process/root.ts'
import type { BuildName } from './buildNames.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The folder that the environment names as the store (STORE), else the one of `npm start`. Refuses an address, and a file. */
export function storeFolder(env: Environment): string {
  if (env.STORE && isAddress(env.STORE)) {
    throw misuse(`This works on a folder, and STORE is ${env.STORE}: set it to a folder.`)
  }
  const folder = storePlace(env)
  if (isFile(folder)) {
    throw misuse(`STORE is ${folder}, and a file is no store: set it to a folder.`)
  }
  return folder
}

/** Whether a store is no folder by its name: that of a bucket, or of nothing that is known here. */
export function isAddress(store: string): boolean {
  return /^(s3|file):|^\w+:\/\//i.test(store)
}

/** Also what would be below one. */
function isFile(path: string): boolean {
  try {
    opendirSync(path).closeSync()
    return false
  } catch (error) {
    // Whatever else is wrong says who reads it.
    return hasCode(error, 'ENOTDIR')
  }
}

/** Where the versions of a build stand. */
export function buildFolder(store: string, name: BuildName): string {
  return join(store, name)
}

/** The folder of one version, whose bytes never change. */
export function versionFolder(store: string, name: BuildName, version: string): string {
  return join(buildFolder(store, name), version)
}

/** Where the source maps of a version stand: beside it, because nobody is served from there. */
export function mapsFolder(store: string, name: BuildName, version: string): string {
  return `${versionFolder(store, name, version)}.maps`
}

/** The file that names the newest published version of a build. */
export function newestFile(store: string, name: BuildName): string {
  return join(buildFolder(store, name), 'newest.json')
}

/** The folder of all compositions that were ever live. */
export function releasesFolder(store: string): string {
  return join(store, 'releases')
}

/** The record of one release: `releases/000042.json`. */
export function releaseFile(store: string, release: number): string {
  return join(releasesFolder(store), `${String(release).padStart(6, '0')}.json`)
}

/** Returns the path of the note of which release is live, written when it has become so. */
export function liveFile(store: string): string {
  return join(releasesFolder(store), 'live.json')
}

/** Returns the path of the settings of the whole store; most owners have decided nothing, and have no such file. */
export function settingsFile(store: string): string {
  return join(releasesFolder(store), 'settings.json')
}

/** Held by whoever makes a release live. Hidden, so that no server gives it away. */
export function lockFile(store: string): string {
  return join(releasesFolder(store), '.lock')
}

/** The URL of a published file. */
export function fileUrl(name: BuildName, version: string, file: string): string {
  return `/${name}/${version}/${file}`
}

/** Where a build of the host keeps a file that belongs at the root of the store. */
export function rootFile(name: string): string {
  return `root/${name}`
}
