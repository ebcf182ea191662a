import type { BuiltRemote } from '@aldergate/contract/built'
import { covers } from '../names/pathPatterns.ts'
import type { Published, PublishedComposition } from '../store/published.ts'

/**
 * The path patterns that are served now and would no longer be covered: by the live versions, or, in browsers that run
 * a new canary, by that canary.
 */
export function lostPaths(live: PublishedComposition, next: PublishedComposition): string[] {
  const lost = uncovered(live.remotes, next.remotes)
  for (const canary of next.canaries) {
    if (live.canaries.some(({ built, version }) => isBuild(canary, built.name, version))) continue
    const { name } = canary.built
    lost.push(
      ...uncovered(
        next.remotes.filter(({ built }) => built.name === name),
        [canary],
      ),
    )
  }
  return [...new Set(lost)]
}

function uncovered(
  before: readonly Published<BuiltRemote>[],
  after: readonly Published<BuiltRemote>[],
): string[] {
  const kept = after.flatMap(pathsOf)
  return before.flatMap(pathsOf).filter((path) => !kept.some((wide) => covers(wide, path)))
}

function isBuild({ built, version }: Published, name: string, other: string): boolean {
  return built.name === name && version === other
}

/** The refusal of lost paths. */
export function lossProblem(paths: readonly string[]): string {
  return (
    `${ledTo(paths)}, which nobody would answer any more: keep the page, promote the remote that takes it ` +
    `over in the same release, or allow it by --allow-loss.`
  )
}

/** The warning of lost paths that are allowed. */
export function lossWarning(paths: readonly string[]): string {
  return `${ledTo(paths)}, which nobody answers any more.`
}

function ledTo(paths: readonly string[]): string {
  return `Links and bookmarks lead to ${paths.join(', ')}`
}

function pathsOf({ built }: Published<BuiltRemote>): string[] {
  return built.pages.map(({ path }) => path)
}
