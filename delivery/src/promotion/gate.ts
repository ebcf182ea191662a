import { CONTRACT_VERSION } from '@aldergate/contract'
import type { BuiltHost, BuiltRemote } from '@aldergate/contract/built'
import satisfies from 'semver/functions/satisfies.js'
import { neededFiles } from '../documents/neededFiles.ts'
import { covers, overlap } from '../names/pathPatterns.ts'
import type { Published, PublishedComposition } from '../store/published.ts'
import { takenByHost } from '../documents/takenByHost.ts'

/** Why these versions must not be live together, as one sentence; `undefined` when they may. */
export function problemOf({ host, remotes, canaries }: PublishedComposition): string | undefined {
  const each = [...remotes, ...canaries]
  const all = [host, ...each]
  return (
    first(all, contractProblem) ??
    first(all, fileProblem) ??
    first(each, (remote) => rangeProblem(remote, host)) ??
    pathProblem(each) ??
    containerProblem(each)
  )
}

function contractProblem({ built, version }: Published): string | undefined {
  if (built.contract === CONTRACT_VERSION) return undefined
  return (
    `${built.name} ${version} speaks contract ${built.contract}, and only ${CONTRACT_VERSION} is ` +
    `known here: build it against contract ${CONTRACT_VERSION}, or update delivery first.`
  )
}

function fileProblem({ built, version, integrity }: Published): string | undefined {
  const missing = neededFiles(built).find((file) => !Object.hasOwn(integrity, file))
  if (missing === undefined) return undefined
  return (
    `${built.name} ${version} names the file ${missing}, which is not in it: ` +
    `mend its build, then build and publish ${built.name} again.`
  )
}

function rangeProblem(
  { built, version }: Published<BuiltRemote>,
  host: Published<BuiltHost>,
): string | undefined {
  const what = `${built.name} ${version}`
  for (const [key, range] of Object.entries(built.requires)) {
    const provided = host.built.provides[key]
    if (provided === undefined) {
      return (
        `${what} requires ${key}, which host ${host.version} does not share: ` +
        `promote a host that shares it in the same release, or build ${built.name} without it.`
      )
    }
    if (!satisfies(provided, range)) {
      return (
        `${what} requires ${key} ${range}, and host ${host.version} shares ${provided}: ` +
        `build ${built.name} for ${provided}, or promote a host with ${range} in the same release.`
      )
    }
  }
  return undefined
}

function pathProblem(remotes: readonly Published<BuiltRemote>[]): string | undefined {
  const taken: TakenPath[] = []
  for (const { built, version } of remotes) {
    const { name, mode } = built
    const what = `${name} ${version}`
    for (const { path } of built.pages) {
      const hosts = takenByHost(path)
      if (hosts !== undefined) {
        return `${what} declares ${path}, and the host answers ${hosts}: give the page another path, then build again.`
      }
      const one = { path, name, mode, what }
      const other = taken.find((each) => isInTheWay(each, one))
      if (other) return overlapProblem(one, other)
      taken.push(one)
    }
  }
  return undefined
}

interface TakenPath {
  path: string
  name: string
  mode: BuiltRemote['mode']
  /** The build and version that has the page, such as `trading 0.1.0-3f9c…`. */
  what: string
}

/**
 * Whether two paths conflict. Within one remote the exact path wins over a pattern; between remotes an overlap would
 * be ambiguous. A browser runs either a remote's live version or its canary, so these two never conflict.
 */
function isInTheWay(some: TakenPath, other: TakenPath): boolean {
  if (some.name !== other.name) return overlap(some.path, other.path)
  if (some.what !== other.what) return false
  return covers(some.path, other.path) && covers(other.path, some.path)
}

function overlapProblem({ path, mode, what }: TakenPath, other: TakenPath): string {
  if (what === other.what) {
    return `${what} declares ${path} and ${other.path}, which are the same: remove one of them.`
  }
  // The order in which they were published is not known here.
  const both =
    path === other.path
      ? `${what} and ${other.what} both declare ${path}`
      : `${what} declares ${path}, and ${other.what} ${other.path}, which answer some of the same paths`
  const cure =
    mode === 'development'
      ? 'give one of them another path'
      : 'remove the page from one of them, then promote both in the same release'
  return `${both}: ${cure}.`
}

/** Containers are globals: with the same name, one would replace the other. */
function containerProblem(remotes: readonly Published<BuiltRemote>[]): string | undefined {
  const owners = new Map<string, Published<BuiltRemote>>()
  for (const remote of remotes) {
    const { built, version } = remote
    const owner = owners.get(built.container)
    if (owner && owner.built.name !== built.name) {
      return (
        `${built.name} ${version} and ${owner.built.name} ${owner.version} call their ` +
        `containers ${built.container}: build one of them again, then promote it.`
      )
    }
    owners.set(built.container, remote)
  }
  return undefined
}

function first<Item>(
  items: readonly Item[],
  problem: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const sentence = problem(item)
    if (sentence !== undefined) return sentence
  }
  return undefined
}
