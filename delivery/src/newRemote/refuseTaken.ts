import type { RemoteConfig } from '@aldergate/contract'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { refusal } from '../process/refusal.ts'
import { liveRelease } from '../store/live.ts'
import { overlap } from '../names/pathPatterns.ts'
import { newestVersion, readPublished } from '../store/published.ts'
import { namedVersions } from '../store/release.ts'
import { takenByHost } from '../documents/takenByHost.ts'
import { remoteNamesIn, workspaceFolder, type BuildName } from '../names/buildNames.ts'
import { ROOT } from '../process/root.ts'
import type { NewRemote } from './remoteFiles.ts'

/** The page patterns of a build. */
interface Owner {
  name: BuildName
  paths: readonly string[]
}

/** Refuses a name that is taken by a folder or in the store, and a path that another remote serves, here or live. */
export async function refuseTaken(store: string, { name, path }: NewRemote): Promise<void> {
  if (existsSync(workspaceFolder(name))) throw takenFolder(name)
  if ((await newestVersion(store, name)) !== undefined) {
    throw refusal(
      `A remote ${name} is in ${store} already, published from another work tree: take another name.`,
    )
  }
  const hosts = takenByHost(path)
  if (hosts !== undefined) throw takenPath({ name, path }, 'host', hosts)
  for (const owner of [...(await ownersHere()), ...(await liveOwners(store))]) {
    const taken = owner.paths.find((pattern) => overlap(pattern, path))
    if (taken !== undefined) throw takenPath({ name, path }, owner.name, taken)
  }
}

/** The refusal because of an existing folder. */
export function takenFolder(name: BuildName): Error {
  return refusal(`The folder mfe-${name} is there already: take another name, or remove it.`)
}

function takenPath({ name, path }: NewRemote, owner: BuildName, taken: string): Error {
  const also = taken === path ? '' : `, which answers ${path} too`
  return refusal(
    `${owner} has the page ${taken}${also}: choose another path, as in ` +
      `npm run new-remote -- ${name} --path /${name}-page.`,
  )
}

async function ownersHere(): Promise<Owner[]> {
  const owners: Owner[] = []
  for (const name of remoteNamesIn(ROOT)) {
    const file = join(workspaceFolder(name), 'remote.config.ts')
    const { remote } = (await import(pathToFileURL(file).href)) as { remote: RemoteConfig }
    owners.push({ name, paths: remote.pages.map((page) => page.path) })
  }
  return owners
}

async function liveOwners(store: string): Promise<Owner[]> {
  const live = await liveRelease(store)
  if (!live) return []
  const owners: Owner[] = []
  for (const [name, version] of namedVersions(live)) {
    const { built } = await readPublished(store, name, version)
    if (built.kind === 'remote') owners.push({ name, paths: built.pages.map((page) => page.path) })
  }
  return owners
}
