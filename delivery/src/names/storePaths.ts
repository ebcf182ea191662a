import { opendirSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode, misuse } from '../process/refusal.ts'
import { storePlace } from '../process/root.ts'
import type { BuildName } from './buildNames.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The folder that the environment variable STORE names, or that of `npm start`. Refuses an address, and a file. */
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

/** Whether a store's name is an address rather than a folder: that of a bucket, or of an unsupported kind. */
export function isAddress(store: string): boolean {
  return /^(s3|file):|^\w+:\/\//i.test(store)
}

/** True also for a path below a file. */
function isFile(path: string): boolean {
  try {
    opendirSync(path).closeSync()
    return false
  } catch (error) {
    // Any other failure is reported when the path is read.
    return hasCode(error, 'ENOTDIR')
  }
}

/** The folder of a build's versions. */
export function buildFolder(store: string, name: BuildName): string {
  return join(store, name)
}

/** The folder of one version, whose bytes never change. */
export function versionFolder(store: string, name: BuildName, version: string): string {
  return join(buildFolder(store, name), version)
}

/** The folder of a version's source maps: beside the version, because it is not served. */
export function mapsFolder(store: string, name: BuildName, version: string): string {
  return `${versionFolder(store, name, version)}.maps`
}

/** The file that names the newest published version of a build. */
export function newestFile(store: string, name: BuildName): string {
  return join(buildFolder(store, name), 'newest.json')
}

/** The folder of all release records. */
export function releasesFolder(store: string): string {
  return join(store, 'releases')
}

/** The record of one release: `releases/000042.json`. */
export function releaseFile(store: string, release: number): string {
  return join(releasesFolder(store), `${String(release).padStart(6, '0')}.json`)
}

/** The file that names the live release, written when a release has become live. */
export function liveFile(store: string): string {
  return join(releasesFolder(store), 'live.json')
}

/** The settings file of the store; absent in most stores. */
export function settingsFile(store: string): string {
  return join(releasesFolder(store), 'settings.json')
}

/** The lock that a process holds while it makes a release live. Hidden, so that no server sends it. */
export function lockFile(store: string): string {
  return join(releasesFolder(store), '.lock')
}

/** The URL of a published file. */
export function fileUrl(name: BuildName, version: string, file: string): string {
  return `/${name}/${version}/${file}`
}

/** The path within a host's build of a file that belongs at the store's root. */
export function rootFile(name: string): string {
  return `root/${name}`
}
