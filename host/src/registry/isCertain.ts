import { pageAt, type Registry } from '@aldergate/contract'

/**
 * Whether a registry, possibly only a part, determines which page serves a path. In a part, a match by parameter is
 * uncertain, except for the document's own path: another remote may have a page with that exact path.
 */
export function isCertain(registry: Registry, path: string): boolean {
  const { partFor } = registry
  if (partFor === undefined) return true
  const page = pageAt(registry, path)?.page
  return page !== undefined && [page.path, partFor].includes(path)
}
