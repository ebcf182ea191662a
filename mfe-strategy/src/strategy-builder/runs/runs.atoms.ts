import { openingAtom } from '@aldergate/market/state'
import { runBacktest, type RuleSet } from '@aldergate/market/strategy'
import { erasableAtom, logFailure } from '@aldergate/platform'
import { atom } from 'jotai'
import { startTransition } from 'react'
import type { FinishedRun } from '../backtest/finishedRun'
import { strategyAtom } from '../strategy/builder.atoms'
import { factsOf } from '../own-data/fileFacts'
import { timeframeOf } from '../own-data/timeframe'
import { candleFileAtom, dataSourceAtom } from '../own-data/ownData.atoms'
import { beginWorkAtom } from '../work.atoms'
import { dataAtom } from './data.atoms'
import { termsOf } from './terms'
import { termsAtom } from './terms.atoms'

/** The state of a backtest. */
type Work =
  | { status: 'idle' }
  /** The share that is done, from 0 to 1, and how to end it. */
  | { status: 'running'; share: number; cancel: () => void }
  | { status: 'failed' }
  | { status: 'cancelled' }

export const workAtom = erasableAtom<Work>({ status: 'idle' })

export const isRunningAtom = atom((get) => get(workAtom).status === 'running')

/** The newest finished run; it stays until another has finished. */
export const finishedRunAtom = erasableAtom<FinishedRun | null>(null)

/** The run that the newest one is set beside. */
export const firstRunAtom = erasableAtom<FinishedRun | null>(null)

/** Sharpe ratios of all that was tried so far, NaN where unknown: the more there are, the less the best of them says. */
export const trialsAtom = erasableAtom<readonly number[]>([])

/** Tests the strategy as it is now. It goes on while the trader looks at other pages, and ends with `cancelAtom`. */
export const startRunAtom = atom(null, async (get, set, rules: RuleSet) => {
  get(cancelAtom)?.()
  const [strategy, typed, opening] = [get(strategyAtom), get(termsAtom), get(openingAtom)]
  const { name, pair } = strategy
  const file = get(dataSourceAtom) === 'file' ? get(candleFileAtom) : null
  const data = get(dataAtom)(Date.now())
  // The page asks for no run over a file that does not fit.
  if (!data) return
  const { signal, end, hasEnded } = set(beginWorkAtom)
  const running = (share: number) => {
    if (!hasEnded()) set(workAtom, { status: 'running', share, cancel: end })
  }
  running(0)
  const terms = termsOf(typed, strategy)
  try {
    const found = await runBacktest(
      {
        rules,
        terms,
        data,
        decidesByMinutes: typed.decidesByMinutes,
      },
      { signal, onProgress: running },
    )
    if (hasEnded()) return
    const finished: FinishedRun = {
      ...found,
      settings: {
        name: name.trim(),
        pair,
        timeframe: rules.timeframe,
        rules,
        stopLossPercent: terms.stopLossPercent ?? null,
        takeProfitPercent: terms.takeProfitPercent ?? null,
        positionPercent: Number(typed.positionPercent),
        commissionPercent: terms.commissionPercent,
        slippagePercent: terms.slippagePercent,
        hasFinerBars:
          typed.decidesByMinutes &&
          rules.timeframe !== (file ? timeframeOf(file.bars.spacingMs) : '1m'),
        seed: opening.seed,
        ...(file ? { file: factsOf(file.name, file) } : {}),
      },
    }
    // A report is long: the page makes it in between of what else it does.
    startTransition(() => {
      set(finishedRunAtom, finished)
      set(trialsAtom, (trials) => [...trials, found.report.figures.sharpeRatio])
      set(workAtom, { status: 'idle' })
    })
  } catch (error) {
    if (hasEnded()) return
    logFailure('A backtest could not be run', error)
    set(workAtom, { status: 'failed' })
  }
})

const cancelAtom = atom((get) => {
  const work = get(workAtom)
  return work.status === 'running' ? work.cancel : undefined
})

export const cancelRunAtom = atom(null, (get, set) => {
  get(cancelAtom)?.()
  set(workAtom, { status: 'cancelled' })
})
