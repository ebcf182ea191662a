import { type Comparison, OPENING_STRATEGY, type Pair, type Timeframe } from '@aldergate/market'
import type { IndicatorId, PriceSource } from '@aldergate/market/indicators'

/** One signal of a strategy. */
export interface Condition {
  id: number
  indicator: IndicatorId
  /** As typed, if they differ from the indicator's defaults. */
  parameters?: Readonly<Record<string, string>> | undefined
  /** The price that it is computed from, if not the indicator's default. */
  source?: PriceSource | undefined
  comparison: Comparison
  /** Whether > and < hold only on the candle that crosses the value. */
  crosses?: boolean
  /** As typed: an empty or unfinished number is kept, and its error shown. */
  value: string
}

/** A strategy as the builder holds it; its numbers are kept as they were typed. */
export interface Strategy {
  name: string
  timeframe: Timeframe
  /** The pair that the preview draws. */
  pair: Pair
  conditions: readonly Condition[]
  /** Whether all conditions must hold, or one of them is enough. */
  join: 'all' | 'any'
  /** Lines of the rule language beside the conditions, such as "exit long when RSI(14) < 50". */
  furtherRules: string
  /** Percent below the entry. */
  stopLoss: string
  /** Percent above the entry. */
  takeProfit: string
  /** Never reused, so that a removed condition can be restored. */
  nextConditionId: number
}

const { indicator, comparison, value, ...opening } = OPENING_STRATEGY

export const DEFAULT_STRATEGY: Strategy = {
  ...opening,
  pair: 'BTC/GBP',
  conditions: [{ id: 1, indicator, comparison, value }],
  join: 'all',
  furtherRules: '',
  nextConditionId: 2,
}

/**
 * The limit of one rule, because the conditions are tested as one. A copy, so that the page does not wait for the rule
 * language.
 */
export const MAX_CONDITIONS = 50

export function hasRoom({ conditions }: Pick<Strategy, 'conditions'>): boolean {
  return conditions.length < MAX_CONDITIONS
}

/** A removed condition and its position. */
export interface RemovedCondition {
  condition: Condition
  position: number
}

/** Adds a condition, initially the first indicator > 50. Does nothing when the list is full. */
export function withNewCondition(strategy: Strategy): Strategy {
  if (!hasRoom(strategy)) return strategy
  const condition: Condition = {
    id: strategy.nextConditionId,
    indicator: 'movingAverage',
    comparison: '>',
    value: '50',
  }
  return {
    ...strategy,
    conditions: [...strategy.conditions, condition],
    nextConditionId: strategy.nextConditionId + 1,
  }
}

export function withChangedCondition(
  strategy: Strategy,
  id: number,
  change: Partial<Omit<Condition, 'id'>>,
): Strategy {
  return {
    ...strategy,
    conditions: strategy.conditions.map((condition) =>
      condition.id === id ? { ...condition, ...change } : condition,
    ),
  }
}

export function withoutCondition(strategy: Strategy, id: number): Strategy {
  return { ...strategy, conditions: strategy.conditions.filter((condition) => condition.id !== id) }
}

/** Puts a removed condition back at its position, unless it is there already or the list is full. */
export function withRestoredCondition(
  strategy: Strategy,
  { condition, position }: RemovedCondition,
): Strategy {
  const isThere = strategy.conditions.some(({ id }) => id === condition.id)
  if (isThere || !hasRoom(strategy)) return strategy
  return { ...strategy, conditions: strategy.conditions.toSpliced(position, 0, condition) }
}

/** The defaults; the numbering of condition ids continues. */
export function resetStrategy({ nextConditionId }: Strategy): Strategy {
  return { ...DEFAULT_STRATEGY, nextConditionId }
}
