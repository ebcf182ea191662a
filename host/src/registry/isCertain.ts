import { pageAt, type Registry } from '@aldergate/contract'

/**
 * Whether a registry, of which the document may have only a part, says for certain which page answers a path: what
 * a part knows by a parameter another remote may have by its name, but for the path of the document.
 */
export function isCertain(registry: Registry, path: string): boolean {
  const { partFor } = registry
  if (partFor === undefined) return true
  const page = pageAt(registry, path)?.page
  return page !== undefined && [page.path, partFor].includes(path)
}
