import type { Opening } from '@aldergate/market'
import { FAST_PERIOD, SLOW_PERIOD } from '@aldergate/market/signals'
import {
  type Backtested,
  type BacktestRequest,
  DEFAULT_TERMS,
  readRules,
  ruleBlock,
} from '@aldergate/market/strategy'
import type { Insight } from './insight'

/** How far back a signal is tested. */
export const TESTED_HOURS = 5_000

/** The trade that an insight proposes, in percent of its entry: from the price to the levels of the card. */
export interface Proposal {
  side: 'buy' | 'sell'
  target: number
  stop: number
}

/** The trade that a card proposes at a price; a signal to hold and a price beyond a level propose none. */
export function proposalOf(
  { signal, supportLevel, resistanceLevel }: Insight,
  price: number,
): Proposal | 'hold' | 'outside' {
  if (signal === 'hold') return 'hold'
  const up = (resistanceLevel / price - 1) * 100
  const down = (1 - supportLevel / price) * 100
  if (up <= 0 || down <= 0) return 'outside'
  return signal === 'buy'
    ? { side: 'buy', target: up, stop: down }
    : { side: 'sell', target: down, stop: up }
}

/**
 * The backtest of a proposal over the newest hours: it enters whenever the averages signal it and exits at the stop or
 * the target only. Minute data decide which of the two came first.
 */
export function hitRateRequest(
  { side, target, stop }: Proposal,
  { pair }: Insight,
  opening: Opening,
  at: number,
): BacktestRequest {
  const [fast, slow] = [`MA(${FAST_PERIOD})`, `MA(${SLOW_PERIOD})`]
  const entry = side === 'buy' ? `buy when ${fast} > ${slow}` : `sell when ${fast} < ${slow}`
  const read = readRules(ruleBlock(['timeframe 1h', entry]))
  if (read.status !== 'read') throw new Error('The rule of an insight cannot be read.')
  return {
    rules: read.rules,
    terms: {
      ...DEFAULT_TERMS,
      commissionPercent: 0,
      stopLossPercent: stop,
      takeProfitPercent: target,
    },
    data: { from: 'market', opening, pair, at, count: TESTED_HOURS },
    decidesByMinutes: true,
  }
}

export interface HitRate {
  /** Trades that ended at the target or at the stop. */
  trades: number
  /** The percentage of them that ended at the target; NaN without a trade. */
  percent: number
}

/** How often the target was reached before the stop; trades still open at the end count for neither. */
export function hitRateOf({ report: { exits } }: Pick<Backtested, 'report'>): HitRate {
  const [hits, misses] = [exits.target.trades, exits.stop.trades]
  return { trades: hits + misses, percent: (hits / (hits + misses)) * 100 }
}

/**
 * How often a random walk reaches the target before the stop, in percent: the ratio of the distances (the gambler's
 * ruin).
 */
export function chanceOf({ target, stop }: Proposal): number {
  return (stop / (target + stop)) * 100
}
