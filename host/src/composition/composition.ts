import { pageAt, type Registry } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import type { Loader, PageLoad } from './createLoader'
import { liveRegistry } from './registry'

/** The pages of the running app, as its registry tells them. */
export interface Composition {
  registry: Registry
  /** Loads the page of a path; a path that no remote has any more is a failure like another. */
  load: (path: string) => Promise<PageLoad>
  /** Loads a page ahead of its use; nobody is told when that fails. */
  prefetch: (path: string) => void
  /** Looks for a newer release before the next load: a mended remote is picked up without a reload. */
  refresh: () => Promise<void>
}

export function compose(first: Registry, loader: Loader): Composition {
  let current = first

  async function load(path: string): Promise<PageLoad> {
    const match = pageAt(current, path)
    if (match) return loader.load(match)
    const cause = new Error(`Release ${current.release} has no page ${path}.`)
    return { status: 'failed', cause, source: `release ${current.release}` }
  }

  return {
    registry: first,
    load,
    prefetch: (path) => {
      if (pageAt(current, path)) void load(path)
    },
    refresh: async () => {
      try {
        current = await liveRegistry()
      } catch (failure) {
        logFailure('The live composition could not be read; the running one is kept', failure)
      }
    },
  }
}
