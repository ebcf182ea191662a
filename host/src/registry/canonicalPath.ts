import type { RegisteredPage, Registry } from '@aldergate/contract'

/**
 * The path under which a page is known: of several that a remote registered for one module it is the
 * first; a page with a parameter is known by the address that was asked for.
 */
export function canonicalPath(registry: Registry, page: RegisteredPage, pathname: string): string {
  const remote = registry.remotes.find(({ pages }) => pages.some(({ path }) => path === page.path))
  const first = remote?.pages.find(({ expose }) => expose === page.expose) ?? page
  return first.path.includes(':') ? pathname.replace(/(.)\/+$/, '$1') : first.path
}
