import type { RegisteredPage, RegisteredRemote, Registry } from './registry.ts'

/** The remote and the page that answer a URL path. */
export interface PageMatch {
  remote: RegisteredRemote
  page: RegisteredPage
}

/** Finds the page of a URL path; a trailing slash does not matter. `undefined` when no remote has that page. */
export function pageAt(registry: Registry, pathname: string): PageMatch | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  for (const remote of registry.remotes) {
    const page = remote.pages.find((candidate) => candidate.path === path)
    if (page) return { remote, page }
  }
  return undefined
}
