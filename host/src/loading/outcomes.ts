import { type Outcome, OUTCOMES_PATH, PAINT_MS, type RegisteredCanary } from '@aldergate/contract'
import { splitSource } from '../registry/source'

/** Reports on how versions fare, such as `trading 0.1.0-3f9c…`: sent only for remotes with a watched canary. */
export interface Outcomes {
  /** Notes that a page of a version is requested. */
  asked: (source: string) => void
  /** Notes that a page of a version is painted. */
  painted: (source: string) => void
  /** Reports the first known outcome of a version, once per document. */
  tell: (
    source: string,
    phase: Outcome['phase'],
    canaries: readonly RegisteredCanary[] | undefined,
  ) => void
}

/** Lets delivery end a canary that fails more often than the live version. Sends without waiting for an answer. */
export function createOutcomes(
  send: (outcome: Outcome) => void = sendBeacon,
  now: () => number | undefined = whileLookedAt,
): Outcomes {
  const told = new Set<string>()
  const askedAt = new Map<string, number | undefined>()
  const paints = new Map<string, Outcome['paintMs']>()
  return {
    asked(source) {
      // A retry after a failure restarts the clock.
      if (!paints.has(source)) askedAt.set(source, now())
    },
    painted(source) {
      if (paints.has(source)) return
      const [from, to] = [askedAt.get(source), now()]
      paints.set(source, from === undefined || to === undefined ? undefined : classOf(to - from))
    },
    tell(source, phase, canaries = []) {
      const { remote, version } = splitSource(source)
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

/** The time while the tab is visible: browsers delay painting in hidden tabs. */
function whileLookedAt(): number | undefined {
  return document.visibilityState === 'visible' ? performance.now() : undefined
}

/** Sends an outcome, unless beacons are switched off. */
function sendBeacon(outcome: Outcome) {
  ;(navigator as Partial<Navigator>).sendBeacon?.(OUTCOMES_PATH, JSON.stringify(outcome))
}
