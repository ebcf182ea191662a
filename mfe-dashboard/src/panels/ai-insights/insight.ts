import type { OrderSide } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'

const SIGNALS = ['buy', 'sell', 'hold'] as const
export type Signal = (typeof SIGNALS)[number]

const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]

/** A sample card; nothing of it follows the market. */
export interface Insight {
  pair: Pair
  signal: Signal
  /** Percent, 0 to 100. */
  confidence: number
  /** Prices and levels are in the pair's own unit. */
  price: number
  /** Percent. */
  change24h: number
  volume: string
  /** Currencies have none. */
  marketCap: string | null
  supportLevel: number
  resistanceLevel: number
  /** 0 to 100. */
  rsi: number
  risk: Risk
}

export const SORTS = ['listed', 'signal', 'risk', 'confidence'] as const
type Sort = (typeof SORTS)[number]

const NO_FILTER = 'all'
export const SIGNAL_FILTERS = [NO_FILTER, ...SIGNALS] as const
export const RISK_FILTERS = [NO_FILTER, ...RISKS] as const

/** The filters that the trader has set for the insights, and their order. */
export interface InsightChoice {
  signal: (typeof SIGNAL_FILTERS)[number]
  risk: (typeof RISK_FILTERS)[number]
  sort: Sort
}

export const EVERY_INSIGHT: InsightChoice = { signal: NO_FILTER, risk: NO_FILTER, sort: 'listed' }

/** Signals rank in the specification's order, risks from low to high; ties by confidence. */
const RANK: Readonly<Record<Exclude<Sort, 'listed'>, (insight: Insight) => number>> = {
  signal: ({ signal }) => SIGNALS.indexOf(signal),
  risk: ({ risk }) => RISKS.indexOf(risk),
  confidence: () => 0,
}

/** The insights that pass the filters, in the order wanted. */
export function chosenInsights(
  insights: readonly Insight[],
  { signal, risk, sort }: InsightChoice,
): Insight[] {
  const passing = insights.filter(
    (insight) =>
      (signal === NO_FILTER || insight.signal === signal) &&
      (risk === NO_FILTER || insight.risk === risk),
  )
  if (sort === 'listed') return passing
  const rank = RANK[sort]
  return passing.toSorted(
    (one, other) => rank(one) - rank(other) || other.confidence - one.confidence,
  )
}

/** The side that a signal asks for; a signal to hold asks for none. */
export function signalSide(signal: Signal): OrderSide | undefined {
  return signal === 'hold' ? undefined : signal
}
