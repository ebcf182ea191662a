import { type BuiltHost, type BuiltRemote, CONTRACT_VERSION, PATHS } from '@aldergate/contract'
import satisfies from 'semver/functions/satisfies.js'
import type { Published, PublishedComposition } from './published.ts'
import { rootFile } from './storePaths.ts'

/** Why these versions must not be live together, as one sentence; `undefined` when they may. */
export function problemOf({ host, remotes }: PublishedComposition): string | undefined {
  const all = [host, ...remotes]
  return (
    first(all, contractProblem) ??
    first(all, fileProblem) ??
    first(remotes, (remote) => rangeProblem(remote, host)) ??
    pathProblem(remotes)
  )
}

/** The paths that the product links to and that would answer no more. */
export function lostPaths(live: PublishedComposition, next: PublishedComposition): string[] {
  const linked = new Set<string>(Object.values(PATHS))
  const kept = new Set(next.remotes.flatMap(pathsOf))
  return live.remotes.flatMap(pathsOf).filter((path) => linked.has(path) && !kept.has(path))
}

/** The sentence that refuses the loss of paths. */
export function lossProblem(paths: readonly string[]): string {
  return (
    `Links of the product lead to ${paths.join(', ')}, which nobody would answer any more: ` +
    `keep the page, or promote the remote that takes it over in the same release.`
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
  const owners = new Map<string, string>()
  for (const { built, version } of remotes) {
    for (const { path } of built.pages) {
      const owner = owners.get(path)
      if (owner !== undefined) {
        return (
          `${built.name} ${version} declares ${path}, which ${owner} owns: remove the page from ` +
          `one of them, then promote both in the same release.`
        )
      }
      owners.set(path, `${built.name} ${version}`)
    }
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
