import type { PageMatch, Registry } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import type { KeptVersions } from './goodVersions'
import { sourceOf } from '../registry/source'

/** The most stand-ins per document: if more pages fail, their versions are not the cause. */
const MOST_STAND_INS = 5

/** A page in the version that last worked in this browser, instead of one that fails. */
export interface StandIn {
  remote: string
  path: string
  version: string
  /** The version that failed. */
  instead: string
}

/** Used when the browser keeps no versions. */
const NONE_KEPT: KeptVersions = { note: () => undefined, standInFor: () => undefined }

/** Records which pages of this document run in another version than the live one. */
export function createStandIns(kept: KeptVersions = NONE_KEPT) {
  /** By page and version; `undefined` where the stand-in failed as well. */
  const found = new Map<string, { live: PageMatch; match: PageMatch | undefined }>()
  const working = new Set<string>()
  let count = 0

  function candidateFor(live: PageMatch, registry: Registry): PageMatch | undefined {
    const isOver = count >= MOST_STAND_INS || found.has(keyOf(live)) || working.has(keyOf(live))
    return isOver ? undefined : kept.standInFor(live, registry)
  }

  return {
    /**
     * Notes that a page works in this version: a later failure is not one of its start. A version is not to be kept
     * unless all pages of its remote are known, since it may have to stand in for any of them, nor if it is of another
     * day, since newer ones may have mended it.
     */
    noteWorking(match: PageMatch, isToKeep: boolean) {
      working.add(keyOf(match))
      if (isToKeep) kept.note(match.remote)
    },

    /** Whether there is a stand-in for a page that has not worked in this document yet. */
    hasFor: (live: PageMatch, registry: Registry) => candidateFor(live, registry) !== undefined,

    /** Puts the stand-in in place of a page and logs that. Returns whether there is one. */
    put(live: PageMatch, registry: Registry): boolean {
      const match = candidateFor(live, registry)
      if (!match) return false
      count += 1
      found.set(keyOf(live), { live, match })
      logFailure(
        `${sourceOf(match.remote)} stands in for ${sourceOf(live.remote)} on ${live.page.path}`,
      )
      return true
    },

    /** Returns the stand-in of this page in this version; `undefined` without one. */
    of: (live: PageMatch) => found.get(keyOf(live))?.match,

    /** Notes that the stand-in has failed as well. */
    giveUp: (live: PageMatch) => void found.set(keyOf(live), { live, match: undefined }),

    /** Lets a page be retried in its own version. */
    forget: (live: PageMatch) => void found.delete(keyOf(live)),

    all: (): readonly StandIn[] =>
      [...found.values()].flatMap(({ live, match }) => {
        if (!match) return []
        const { name, version } = match.remote
        return [{ remote: name, path: live.page.path, version, instead: live.remote.version }]
      }),
  }
}

export type StandIns = ReturnType<typeof createStandIns>

function keyOf({ remote, page }: PageMatch): string {
  return `${sourceOf(remote)} ${page.path}`
}
