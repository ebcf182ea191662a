import { parseAs, RemoteName } from '@aldergate/contract'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { misuse } from '../process/refusal.ts'
import { ROOT } from '../process/root.ts'

/** The name of what is built, published and promoted on its own: the host, or a remote. */
export type BuildName = string

export const HOST = 'host'

const PREFIX = 'mfe-'

/**
 * The builds of this work tree: the host, then each folder `mfe-<name>` with a `remote.config.ts`, sorted by name. A
 * store may hold more remotes, unknown to this work tree.
 */
export const BUILD_NAMES: readonly BuildName[] = [HOST, ...remoteNamesIn(ROOT)]

/** The remotes whose folders stand below a root. */
export function remoteNamesIn(root: string): BuildName[] {
  return readdirSync(root)
    .filter((folder) => folder.startsWith(PREFIX))
    .filter((folder) => existsSync(join(root, folder, 'remote.config.ts')))
    .map((folder) => parseAs(RemoteName, `The folder ${folder}`, folder.slice(PREFIX.length)))
    .sort()
}

/** The build that a typed name refers to: `trading`, or its folder's name `mfe-trading`. */
export function buildNameOf(text: string): BuildName {
  const name = nameIn(text)
  if (BUILD_NAMES.includes(name)) return name
  throw misuse(`There is no build "${text}": choose from ${BUILD_NAMES.join(', ')}.`)
}

/** The builds that typed names refer to; all of them when none is typed. */
export function buildNamesOf(texts: readonly string[]): readonly BuildName[] {
  return texts.length > 0 ? [...new Set(texts.map(buildNameOf))] : BUILD_NAMES
}

/** A typed name without the prefix of its folder. */
export function nameIn(text: string): BuildName {
  return text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text
}

/** The names without duplicates, the host first: the order in which they are shown everywhere. */
export function inOrder(names: Iterable<BuildName>): BuildName[] {
  return [...new Set(names)].sort(
    (a, b) => Number(b === HOST) - Number(a === HOST) || (a < b ? -1 : 1),
  )
}

/** The folder of a build's workspace. */
export function workspaceFolder(name: BuildName): string {
  return join(ROOT, name === HOST ? name : `${PREFIX}${name}`)
}
