import { type Outcome, OUTCOMES_PATH, type RegisteredCanary } from '@aldergate/contract'

/** What is told of versions, and what for: only of remotes that have a canary which is watched. */
export interface Outcomes {
  /** Tells what became of a version, `trading 0.1.0-3f9c…`: the first thing that is known of it, once a tab. */
  tell: (
    source: string,
    phase: Outcome['phase'],
    canaries: readonly RegisteredCanary[] | undefined,
  ) => void
}

/** So that a canary which fails more often than what is live can be ended; nothing waits for an answer. */
export function createOutcomes(send: (outcome: Outcome) => void = sendBeacon): Outcomes {
  const told = new Set<string>()
  return {
    tell(source, phase, canaries = []) {
      const [remote = '', version = ''] = source.split(' ')
      const canary = canaries.find((each) => each.remote.name === remote)
      if (!canary || canary.isUnwatched || told.has(source)) return
      told.add(source)
      send({ remote, version, phase })
    },
  }
}

function sendBeacon(outcome: Outcome) {
  navigator.sendBeacon(OUTCOMES_PATH, JSON.stringify(outcome))
}
