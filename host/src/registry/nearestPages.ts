import type { RegisteredPage, Registry } from '@aldergate/contract'

const SUGGESTIONS = 4

/** The live pages whose paths are most similar to the requested one, best first. */
export function nearestPages(registry: Registry, pathname: string): RegisteredPage[] {
  const pages = registry.remotes.flatMap((remote) => remote.pages).filter(isOfferable)
  const wanted = letterPairs(pathname)
  return pages
    .map((page) => ({ page, likeness: likeness(wanted, letterPairs(page.path)) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, SUGGESTIONS)
    .map(({ page }) => page)
}

/** A page with a parameter has no fixed address to link to. */
function isOfferable({ path }: RegisteredPage): boolean {
  return !path.includes(':')
}

function letterPairs(path: string): Set<string> {
  const text = path.toLowerCase()
  return new Set(
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)),
  )
}

/** The Sørensen–Dice coefficient of letter pairs: 1 is identical, 0 is none in common. */
function likeness(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length
  return (2 * common) / Math.max(1, a.size + b.size)
}
