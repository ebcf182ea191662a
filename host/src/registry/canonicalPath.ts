import type { RegisteredPage, Registry } from '@aldergate/contract'

/**
 * The canonical path of a page: the first of several that a remote registered for the same module, or the requested
 * path for a page with a parameter.
 */
export function canonicalPath(registry: Registry, page: RegisteredPage, pathname: string): string {
  const remote = registry.remotes.find(({ pages }) => pages.some(({ path }) => path === page.path))
  const first = remote?.pages.find(({ expose }) => expose === page.expose) ?? page
  return first.path.includes(':') ? pathname.replace(/(.)\/+$/, '$1') : first.path
}
