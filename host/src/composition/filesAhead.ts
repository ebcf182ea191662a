import {
  pageAt,
  type PublishedFile,
  type RegisteredRemote,
  type Registry,
} from '@aldergate/contract'

/**
 * The files that the page at a path needs, as the document's registry has them. It is for the inline script,
 * which must be small and survive everything: what it cannot read it passes over, and the host tells of it.
 */
export function filesAhead(json: string | null | undefined, pathname: string): PublishedFile[] {
  try {
    const registry = JSON.parse(json ?? '') as Registry
    const remotes = registry.remotes.filter((remote) => isSound(remote, registry.contract))
    const match = pageAt({ ...registry, remotes }, pathname)
    return match ? [match.remote.entry, ...match.page.files] : []
  } catch {
    return []
  }
}

/** Whether an entry is what its type says, as far as its files go. */
function isSound(remote: RegisteredRemote, contract: number): boolean {
  try {
    const { entry, pages, contract: spoken = contract } = remote
    const files = [entry, ...pages.flatMap((page) => page.files)]
    return (
      spoken <= contract &&
      pages.every(({ path }) => typeof path === 'string') &&
      files.every(({ url, integrity }) => url.startsWith('/') && integrity.startsWith('sha384-'))
    )
  } catch {
    return false
  }
}
