import type { PageMatch, Registry } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import type { KeptVersions } from './goodVersions'
import { sourceOf } from '../registry/source'

/** So many pages may run in another version than their own in one document: where more fail, it is not the versions. */
const MOST_STAND_INS = 5

/** A page in the version that has worked here last, instead of in one that fails. */
export interface StandIn {
  remote: string
  path: string
  version: string
  /** The version that failed. */
  instead: string
}

/** The kept versions of a browser that keeps nothing. */
const NONE_KEPT: KeptVersions = { note: () => undefined, standInFor: () => undefined }

/** Keeps which pages of this document run in another version than their own. */
export function createStandIns(kept: KeptVersions = NONE_KEPT) {
  /** By page and version; `undefined` for one whose stand-in failed as well. */
  const found = new Map<string, { live: PageMatch; match: PageMatch | undefined }>()
  const working = new Set<string>()
  let count = 0

  function candidateFor(live: PageMatch, registry: Registry): PageMatch | undefined {
    const isOver = count >= MOST_STAND_INS || found.has(keyOf(live)) || working.has(keyOf(live))
    return isOver ? undefined : kept.standInFor(live, registry)
  }

  return {
    /**
     * Notes that a page has worked in this version: what goes wrong from now on is not its start. The version is kept
     * where its remote is known as a whole, since it may have to stand in for any of its pages.
     */
    noteWorking(match: PageMatch, isWhole: boolean) {
      working.add(keyOf(match))
      if (isWhole) kept.note(match.remote)
    },

    /** Whether there is another version for a page that has not worked in this document yet. */
    hasFor: (live: PageMatch, registry: Registry) => candidateFor(live, registry) !== undefined,

    /** Puts that version in the place of a page, and says so in the console. Returns whether there is one. */
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

    /** Returns the version that stands in for this page in this version; `undefined` where none does. */
    of: (live: PageMatch) => found.get(keyOf(live))?.match,

    /** Notes that the stand-in has failed as well. */
    giveUp: (live: PageMatch) => void found.set(keyOf(live), { live, match: undefined }),

    /** Lets a page be tried in its own version again. */
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
