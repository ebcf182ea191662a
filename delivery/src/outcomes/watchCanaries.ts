import { BUCKETS, type Outcome } from '@aldergate/contract'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal } from '../process/refusal.ts'
import { sayProblem } from '../process/say.ts'
import { DOCUMENT } from '../http/wanted.ts'
import type { SigningKey } from '../signing/signature.ts'
import { type Canary, inPercent } from '../store/canary.ts'
import { liveRelease } from '../store/live.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import type { Composition, Release } from '../store/release.ts'
import { compared, type Comparison, type Observed, startComparison } from './comparison.ts'
import { type Figures, figuresOf, inWords, NO_TALLY, type Tally, tallied } from './tally.ts'

/** The maximum probability that a canary which is no worse than the live version is ever ended. */
export const FALSE_ALARM = 0.001

interface Watched {
  /** The compared versions and the share: if they change, the comparison starts again. */
  key: string
  comparison: Comparison
  tallies: Readonly<Record<Group, Tally>>
}

type Group = 'canary' | 'baseline'

/** The figures of a canary and of the live version beside it. */
export interface Watching extends Record<Group, Figures> {
  remote: string
}

/** The number of canary browsers at the first report; later reports follow at each doubling. */
const FIRST_TOLD = 10

export interface WatchOptions {
  store: string
  /** Signs the release that ends a canary. */
  key?: SigningKey | undefined
  /** Changes the store, if that has to be done elsewhere than in the observed folder. */
  change?: (work: (store: string) => Promise<unknown>) => Promise<unknown>
  /** Called for each canary that was ended. */
  onEnded?: (sentence: string) => void
  /** Called with a canary's figures after 10 of its browsers, 20, 40 and so on, and when it is ended. */
  onFigures?: ((watching: Watching) => void) | undefined
}

/**
 * Compares the canaries of a store with the live versions by browsers' reports, and ends a canary that fails more
 * often: by a release that states the reason, as a manual rollback would. All counts are in memory: another process,
 * or a restart, starts again, each with the same small chance of a false alarm.
 */
export function watchCanaries({
  store,
  key,
  change = (work) => work(store),
  onEnded,
  onFigures,
}: WatchOptions) {
  const watched = new Map<string, Watched>()
  let live: { document: string; release: Release | undefined } | undefined
  let queue = Promise.resolve()

  /**
   * Reads the live release only when the document has been replaced: reports arrive faster than records can be read.
   */
  async function liveNow(): Promise<Release | undefined> {
    const shown = await stat(join(store, DOCUMENT)).catch(() => undefined)
    if (!shown) return undefined
    const document = `${shown.ino} ${shown.mtimeMs}`
    if (live?.document !== document) live = { document, release: await liveRelease(store) }
    return live.release
  }

  async function note(outcome: Outcome): Promise<void> {
    const { remote, version, phase } = outcome
    const release = await liveNow()
    const canary = release?.canaries?.[remote]
    const baseline = release?.composition[remote]
    if (!canary || canary.isUnwatched || baseline === undefined) return
    const group = groupOf(version, { canary: canary.version, baseline })
    if (!group) return

    const key = `${baseline} ${canary.version} ${canary.below}`
    const known = watched.get(remote)
    const before = known?.key === key ? known : begun(key, canary.below / BUCKETS)
    const comparison = compared(before.comparison, { group, isFailed: phase !== 'shown' })
    const tallies = { ...before.tallies, [group]: tallied(before.tallies[group], outcome) }
    watched.set(remote, { key, comparison, tallies })
    const isEnding = comparison.evidence >= 1 / FALSE_ALARM
    if (isEnding || (group === 'canary' && isTold(tallies.canary.seen))) {
      onFigures?.({
        remote,
        canary: figuresOf(canary.version, tallies.canary),
        baseline: figuresOf(baseline, tallies.baseline),
      })
    }
    if (!isEnding) return

    watched.delete(remote)
    await end(remote, { baseline, canary, comparison })
  }

  async function end(
    remote: string,
    { baseline, canary: { version, below }, comparison }: Ending,
  ): Promise<void> {
    const why =
      `The canary for ${inPercent(below)} failed in ${counted(comparison.canary)}, ` +
      `${baseline} in ${counted(comparison.baseline)}`
    let hasEnded = false
    await change(async (place) => {
      const { isNew } = await promoteVersions({
        store: place,
        versions: async (live) => besideCanary(live, remote, version),
        who: 'the watch',
        why,
        key,
        isLossAllowed: true,
        isGoingBack: true,
      })
      hasEnded = isNew
    })
    if (hasEnded) onEnded?.(`${remote} ${version} has ended by itself. ${why}.`)
  }

  return {
    /** Handles a browser's report; resolves when all consequences are done, and never rejects. */
    note(outcome: Outcome): Promise<void> {
      queue = queue
        .then(() => note(outcome))
        .catch((error: unknown) => {
          const cause = isRefusal(error) ? error.message : String(error)
          sayProblem(`${outcome.remote} could not be watched: ${cause}`)
        })
      return queue
    },
  }
}

export type Watch = ReturnType<typeof watchCanaries>

/** Returns the live version beside a canary; empty if the canary was ended meanwhile, or made live. */
function besideCanary(live: Release | undefined, remote: string, version: string): Composition {
  const baseline = live?.composition[remote]
  const isRunning = live?.canaries?.[remote]?.version === version
  return isRunning && baseline !== undefined ? { [remote]: baseline } : {}
}

interface Ending {
  baseline: string
  canary: Canary
  comparison: Comparison
}

/** The figures as text: `trading, the canary 0.1.0-…: 40 browsers, …; live 0.1.0-…: 360 browsers, …`. */
export function sentenceOf({ remote, canary, baseline }: Watching): string {
  return `${remote}, the canary ${inWords(canary)}; live ${inWords(baseline)}`
}

function begun(key: string, share: number): Watched {
  return {
    key,
    comparison: startComparison(share),
    tallies: { canary: NO_TALLY, baseline: NO_TALLY },
  }
}

/** Whether a count is reported: 10, 20, 40, 80 … */
function isTold(seen: number): boolean {
  return Number.isInteger(Math.log2(seen / FIRST_TOLD)) && seen >= FIRST_TOLD
}

function groupOf(version: string, { canary, baseline }: Record<Group, string>): Group | undefined {
  if (version === canary) return 'canary'
  return version === baseline ? 'baseline' : undefined
}

function counted({ failed, seen }: Observed): string {
  return `${failed} of ${seen} browsers`
}
