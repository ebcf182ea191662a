import { backtest } from '../engine/backtest'
import { reportOf } from '../report/report'
import { prepare } from './prepare'
import type { Backtested, BacktestRequest } from './protocol'

/** The engine's own share of the work: it is much faster than the market that it runs over. */
const SHARE_OF_ENGINE = 0.05

/** Does what is asked for, and tells how much of it is done, from 0 to 1. */
export function backtested(
  { rules, terms, data, decidesByMinutes = false }: BacktestRequest,
  onProgress: (share: number) => void,
): Backtested {
  const { bars, finer } = prepare(data, rules.timeframe, decidesByMinutes, (share) =>
    onProgress(share * (1 - SHARE_OF_ENGINE)),
  )
  const run = backtest(rules, bars, { ...terms, finer })
  const report = reportOf(run, bars)
  onProgress(1)
  return { run, report, bars }
}
