import type { PageMatch, RegisteredRemote } from '@aldergate/contract'

/** The most version changes per document: each leaves a little memory behind that is never freed. */
const MOST_SWAPS = 10

/** Notes which version of each remote a document runs, and tells whether it may take in newer ones. */
export function createRunningVersions() {
  const running = new Map<string, RegisteredRemote>()
  let swaps = 0

  return {
    /** The page in its newest version or, once the document has changed versions too often, in the running one. */
    of(newest: PageMatch): PageMatch {
      const remote = running.get(newest.remote.name)
      if (!remote || swaps < MOST_SWAPS) return newest
      const page = remote.pages.find(({ path }) => path === newest.page.path)
      return page ? { remote, page } : newest
    },

    /** Notes that a page has loaded in the newest version of its remote. */
    note({ remote }: PageMatch) {
      const known = running.get(remote.name)
      if (known && known.version !== remote.version) swaps += 1
      running.set(remote.name, remote)
    },

    isFull: () => swaps >= MOST_SWAPS,
  }
}

export type RunningVersions = ReturnType<typeof createRunningVersions>
