import { type Outcome, OUTCOMES_PATH, PAINT_MS, type RegisteredCanary } from '@aldergate/contract'
import { partsOf } from '../registry/source'

/**
 * The reports on what becomes of versions, such as `trading 0.1.0-3f9c…`: sent only for remotes that have a canary
 * which is watched.
 */
export interface Outcomes {
  /** Notes that a page of a version is asked for. */
  asked: (source: string) => void
  /** Notes that a page of a version is painted. */
  painted: (source: string) => void
  /** Tells what became of a version: the first thing that is known of it, once a document. */
  tell: (
    source: string,
    phase: Outcome['phase'],
    canaries: readonly RegisteredCanary[] | undefined,
  ) => void
}

/** So that a canary which fails more often than what is live can be ended; nothing waits for an answer. */
export function createOutcomes(
  send: (outcome: Outcome) => void = sendBeacon,
  now: () => number | undefined = whileLookedAt,
): Outcomes {
  const told = new Set<string>()
  const askedAt = new Map<string, number | undefined>()
  const paints = new Map<string, Outcome['paintMs']>()
  return {
    asked(source) {
      // What failed and is asked for again begins anew.
      if (!paints.has(source)) askedAt.set(source, now())
    },
    painted(source) {
      if (paints.has(source)) return
      const [from, to] = [askedAt.get(source), now()]
      paints.set(source, from === undefined || to === undefined ? undefined : classOf(to - from))
    },
    tell(source, phase, canaries = []) {
      const { remote, version } = partsOf(source)
      const canary = canaries.find((each) => each.remote.name === remote)
      if (!canary || canary.isUnwatched || told.has(source)) return
      told.add(source)
      const paintMs = phase === 'shown' ? paints.get(source) : undefined
      send({ remote, version, phase, ...(paintMs && { paintMs }) })
    },
  }
}

function classOf(ms: number): Outcome['paintMs'] {
  return PAINT_MS.find((most) => ms <= most) ?? PAINT_MS.at(-1)
}

/** In a tab that nobody looks at, browsers paint when they like. */
function whileLookedAt(): number | undefined {
  return document.visibilityState === 'visible' ? performance.now() : undefined
}

/** Sends an outcome, unless the trader has switched beacons off. */
function sendBeacon(outcome: Outcome) {
  ;(navigator as Partial<Navigator>).sendBeacon?.(OUTCOMES_PATH, JSON.stringify(outcome))
}
