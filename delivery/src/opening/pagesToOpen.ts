import type { BuiltRemote } from '@aldergate/contract/built'
import { type BuildName, HOST } from '../names/buildNames.ts'
import type { Published, PublishedComposition } from '../store/published.ts'

/** A page to open, and its address. */
export interface PageToOpen {
  remote: Published<BuiltRemote>
  /** The path as the remote declares it; of several for one page the first. */
  path: string
  /** A concrete address: for a path with a parameter, one of the places that the remote names. */
  address: string
}

export interface PagesToOpen {
  pages: readonly PageToOpen[]
  /** Paths with a parameter for which no place is known. */
  passedOver: readonly string[]
  /** An address of an unchanged remote, which has to keep working; absent if all remotes change. */
  neighbour?: string | undefined
}

/**
 * Returns the pages to open when these builds change: all pages of a changed remote. With a new host, also the first
 * page of every other remote, because the host frames all of them.
 */
export function pagesToOpen(
  { remotes }: Pick<PublishedComposition, 'remotes'>,
  changed: readonly BuildName[],
): PagesToOpen {
  const all = remotes.map((remote) => {
    const pages = pagesOf(remote)
    if (changed.includes(remote.built.name)) return pages
    const reachable = pages.filter(({ address }) => address !== undefined)
    return changed.includes(HOST) ? reachable.slice(0, 1) : []
  })
  const others = remotes.filter(({ built }) => !changed.includes(built.name))
  return {
    neighbour: others.flatMap(pagesOf).find(({ address }) => address !== undefined)?.address,
    pages: all.flat().flatMap(({ address, ...page }) => (address ? [{ ...page, address }] : [])),
    passedOver: all.flat().flatMap(({ address, path }) => (address ? [] : [path])),
  }
}

function pagesOf(remote: Published<BuiltRemote>) {
  const { pages } = remote.built
  const firsts = pages.filter(
    ({ expose }, at) => pages.findIndex((page) => page.expose === expose) === at,
  )
  return firsts.map((page) => ({ remote, path: page.path, address: addressOf(page) }))
}

/** The address to open a page at: for a path with a parameter the first of its places, if the remote names one. */
export function addressOf({ path, drawn }: BuiltRemote['pages'][number]): string | undefined {
  return path.includes(':') ? drawn[0]?.path : path
}
