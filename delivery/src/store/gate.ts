import { type BuiltHost, type BuiltRemote, CONTRACT_VERSION } from '@aldergate/contract'
import satisfies from 'semver/functions/satisfies.js'
import { covers, overlap } from './pathPatterns.ts'
import type { Published, PublishedComposition } from './published.ts'
import { rootFile } from './storePaths.ts'

/** Why these versions must not be live together, as one sentence; `undefined` when they may. */
export function problemOf({ host, remotes }: PublishedComposition): string | undefined {
  const all = [host, ...remotes]
  return (
    first(all, contractProblem) ??
    first(all, fileProblem) ??
    first(remotes, (remote) => rangeProblem(remote, host)) ??
    pathProblem(remotes) ??
    containerProblem(remotes)
  )
}

/** The patterns of paths that are answered now, and that would not be answered as a whole any more. */
export function lostPaths(live: PublishedComposition, next: PublishedComposition): string[] {
  const kept = next.remotes.flatMap(pathsOf)
  return live.remotes.flatMap(pathsOf).filter((path) => !kept.some((wide) => covers(wide, path)))
}

/** The sentence that refuses the loss of paths. */
export function lossProblem(paths: readonly string[]): string {
  return (
    `Links and bookmarks lead to ${paths.join(', ')}, which nobody would answer any more: keep the ` +
    `page, promote the remote that takes it over in the same release, or allow it by --allow-loss.`
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

/** The files that a build names: what is asked for by its hash. */
export function neededFiles(built: BuiltHost | BuiltRemote): string[] {
  return built.kind === 'host'
    ? [
        built.entry,
        built.boot,
        ...built.preload,
        ...Object.values(built.packages).flat(),
        ...Object.values(built.texts).flat(),
        ...built.fonts,
        ...built.root.map(rootFile),
      ]
    : [
        built.entry,
        ...built.pages.flatMap((page) => page.files),
        ...Object.values(built.texts).flat(),
      ]
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
    const what = `${built.name} ${version}`
    for (const { path } of built.pages) {
      const other = taken.find((each) => isInTheWay(each, { path, what }))
      if (other) return overlapProblem({ path, what }, other)
      taken.push({ path, what })
    }
  }
  return undefined
}

interface TakenPath {
  path: string
  /** Whose it is. */
  what: string
}

/** Of one remote's own pages the exact one goes first; between remotes nobody could say whose a path is. */
function isInTheWay(some: TakenPath, other: TakenPath): boolean {
  if (some.what !== other.what) return overlap(some.path, other.path)
  return covers(some.path, other.path) && covers(other.path, some.path)
}

function overlapProblem({ path, what }: TakenPath, other: TakenPath): string {
  if (what === other.what) {
    return `${what} declares ${path} and ${other.path}, which are the same: remove one of them.`
  }
  const owned = path === other.path ? `which ${other.what} owns` : `and ${other.what} owns`
  const also = path === other.path ? '' : ` ${other.path}, which answers some of the same paths`
  return (
    `${what} declares ${path}, ${owned}${also}: remove the page from ` +
    `one of them, then promote both in the same release.`
  )
}

/** A container is a global: of two of the same name, one would be the other's. */
function containerProblem(remotes: readonly Published<BuiltRemote>[]): string | undefined {
  const owners = new Map<string, string>()
  for (const { built, version } of remotes) {
    const owner = owners.get(built.container)
    if (owner !== undefined) {
      return (
        `${built.name} ${version} and ${owner} call their containers ${built.container}: ` +
        `build one of them again, then promote it.`
      )
    }
    owners.set(built.container, `${built.name} ${version}`)
  }
  return undefined
}

function pathsOf({ built }: Published<BuiltRemote>): string[] {
  return built.pages.map(({ path }) => path)
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
