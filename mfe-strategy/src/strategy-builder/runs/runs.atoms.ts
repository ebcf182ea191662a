import { openingAtom } from '@aldergate/market/state'
import { runBacktest, type RuleSet } from '@aldergate/market/strategy'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { type AskedRun, type FinishedRun, finishedRunOf } from '../backtest/finishedRun'
import { candleFileAtom, dataSourceAtom } from '../own-data/ownData.atoms'
import { strategyAtom } from '../strategy/builder.atoms'
import { createWork } from '../work.atoms'
import { dataAtom } from './data.atoms'
import { termsOf } from './terms'
import { termsAtom } from './terms.atoms'

const { startAtom, ...backtest } = createWork<'backtest'>('A backtest could not be run')

export const { workAtom, isRunningAtom, cancelAtom: cancelRunAtom } = backtest

/** The newest finished run; it stays until another has finished. */
export const finishedRunAtom = erasableAtom<FinishedRun | null>(null)

/** The run that the newest one is set beside. */
export const firstRunAtom = erasableAtom<FinishedRun | null>(null)

/** Sharpe ratios of all trials so far, NaN where unknown: the more trials, the less the best one means. */
export const trialsAtom = erasableAtom<readonly number[]>([])

/** Backtests the current strategy. It continues while the trader is on other pages; `cancelRunAtom` ends it. */
export const startRunAtom = atom(null, async (get, set, rules: RuleSet) => {
  const [strategy, typed] = [get(strategyAtom), get(termsAtom)]
  const data = get(dataAtom)(Date.now())
  // The page does not start a run over a file that does not fit.
  if (!data) return
  const asked: AskedRun = {
    strategy,
    rules,
    terms: termsOf(typed, strategy),
    decidesByMinutes: typed.decidesByMinutes,
    positionPercent: Number(typed.positionPercent),
    seed: get(openingAtom).seed,
    file: get(dataSourceAtom) === 'file' ? get(candleFileAtom) : null,
  }
  await set(startAtom, 'backtest', async (watching) => {
    const { terms, decidesByMinutes } = asked
    const found = await runBacktest({ rules, terms, data, decidesByMinutes }, watching)
    return () => {
      set(finishedRunAtom, finishedRunOf(found, asked))
      set(trialsAtom, (trials) => [...trials, found.report.figures.sharpeRatio])
    }
  })
})
