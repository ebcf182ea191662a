import type { GbpPair } from '@aldergate/ledger'
import type { Timeframe } from '@aldergate/market'
import { erasableAtom } from '@aldergate/platform'
import { finishedCandlesAtom } from '@aldergate/market/state'
import { atom } from 'jotai'
import { BARS, newReplay, type Replay, seenBars } from './replay'

const currentAtom = erasableAtom<Replay | undefined>(undefined)

/** The replay that is going on; it stays while other tools and pages are open. */
export const replayAtom = atom(
  (get) => get(currentAtom),
  (_get, set, next: (replay: Replay) => Replay) => {
    set(currentAtom, (replay) => replay && next(replay))
  },
)

/** Starts a replay over the past up to now, which is then fixed. */
export const startReplayAtom = atom(
  null,
  (get, set, { pair, timeframe }: { pair: GbpPair; timeframe: Timeframe }) => {
    const bars = get(finishedCandlesAtom(pair, timeframe, BARS))
    set(currentAtom, (before) => newReplay(pair, timeframe, bars, (before?.starts ?? 0) + 1))
  },
)

/** The bars seen so far, for the chart. */
export const seenBarsAtom = atom((get) => {
  const replay = get(currentAtom)
  return replay ? seenBars(replay) : []
})
