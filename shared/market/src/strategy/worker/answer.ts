import { type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { type Bars, type StoredBars, storedBars } from '../bars'
import { signalsOf } from '../engine/signals'
import { simulate } from '../engine/simulate'
import { type Backtested, backtestedOf } from '../report/backtested'
import { prepare } from './prepare'
import type { BacktestRequest } from './protocol'

/** Shares of the work: generating the market dominates, reading stored bars does not. */
const SHARE_OF_DATA = { market: 0.8, store: 0.2 } as const

/** The share of the work after the data. */
const SHARE_OF_SIGNALS = 0.2
const SHARE_OF_RUN = 0.4

/** Answers a request, and reports its progress, from 0 to 1. */
export async function backtestedBy(
  { rules, terms, data, decidesByMinutes = false }: BacktestRequest,
  onProgress: (share: number) => void,
): Promise<Backtested> {
  const ofData = SHARE_OF_DATA[data.from]
  const afterData = (share: number) => onProgress(ofData + share * (1 - ofData))
  const { bars, finer, decimals } = await prepare(
    data,
    rules.timeframe,
    decidesByMinutes,
    (share) => onProgress(share * ofData),
  )
  const signals = signalsOf(rules, bars, { decimals })
  afterData(SHARE_OF_SIGNALS)
  const run = simulate(bars, signals, { ...terms, finer })
  afterData(SHARE_OF_RUN)
  return backtestedOf(run, bars, kept(data, bars, rules.timeframe), (share) =>
    afterData(SHARE_OF_RUN + share * (1 - SHARE_OF_RUN)),
  )
}

/** Returns the stored bars of a test: the given ones if they were stored and not aggregated, else new ones. */
function kept(data: BacktestRequest['data'], bars: Bars, timeframe: Timeframe): StoredBars {
  const spacingMs = TIMEFRAME_MS[timeframe]
  const isAsItCame = data.from === 'store' && data.bars.spacingMs === spacingMs
  return isAsItCame ? data.bars : storedBars(bars, spacingMs)
}
