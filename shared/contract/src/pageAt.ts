import type { RegisteredPage, RegisteredRemote, Registry } from './registry.ts'

/** The remote and the page that serve a URL path. */
export interface PageMatch {
  remote: RegisteredRemote
  page: RegisteredPage
}

/**
 * Finds the page of a URL path, ignoring trailing slashes; an exact path takes precedence over one with a parameter.
 * `undefined` if no remote has the page.
 */
export function pageAt(registry: Registry, pathname: string): PageMatch | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return (
    matchOf(registry, (page) => page.path === path) ??
    matchOf(registry, (page) => answers(page.path, path))
  )
}

function matchOf(
  { remotes }: Registry,
  isWanted: (page: RegisteredPage) => boolean,
): PageMatch | undefined {
  for (const remote of remotes) {
    const page = remote.pages.find(isWanted)
    if (page) return { remote, page }
  }
  return undefined
}

/** Whether a pattern such as `/blog/:id` matches the path. */
function answers(pattern: string, path: string): boolean {
  const wanted = path.split('/')
  const parts = pattern.split('/')
  return (
    parts.length === wanted.length &&
    parts.every((part, at) => part === wanted[at] || (part.startsWith(':') && wanted[at] !== ''))
  )
}
