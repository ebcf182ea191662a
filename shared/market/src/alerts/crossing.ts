import type { Pair } from '../pairs'
import type { Timeframe } from '../timeframes'
import type { AlertCondition, AlertRule, RsiCandle, Side } from './rule'

/** The side of each watched rule at the look before, by `watchKey`. */
export type Sides = ReadonlyMap<string, Side>

/** The values that the rules compare; NaN for a missing one. */
export interface AlertMarket {
  price: (pair: Pair) => number
  rsi: (pair: Pair, timeframe: Timeframe, period: number, candle: RsiCandle) => number
}

/** A rule whose value has just crossed. */
export interface Firing {
  rule: AlertRule
  side: Exclude<Side, 'quiet'>
  /** The pair's price at that moment. */
  price: number
  /** The value that was compared: the price, the change in percent or the RSI. */
  value: number
}

/**
 * Evaluates the enabled rules once. A rule fires when its value moves to a side on which it was not at the previous
 * evaluation, in this tab or on the last visit: exactly once per crossing, however long it stays there. The very first
 * evaluation only records the side: a rule that is set while the price is already beyond its level waits for the next
 * crossing, and so does one that was changed or enabled again. A snoozed rule is tracked without firing. A missing
 * value changes nothing. "Above" and "below" are strict: a price on the level has not crossed; "moved by 5 %" includes
 * the 5 %.
 */
export function evaluate(
  rules: readonly AlertRule[],
  previous: Sides,
  market: AlertMarket,
  now: number,
): { fired: readonly Firing[]; sides: Sides } {
  const sides = new Map<string, Side>()
  const fired: Firing[] = []
  for (const rule of rules) {
    if (!rule.isEnabled) continue
    const key = watchKey(rule)
    const before = previous.get(key)
    const value = valueOf(rule, market)
    const side = Number.isNaN(value)
      ? before
      : sideOf(rule.condition, value, market.price(rule.pair))
    if (side) sides.set(key, side)
    if (!side || !before || side === before || side === 'quiet' || isSnoozed(rule, now)) continue
    fired.push({ rule, side, price: market.price(rule.pair), value })
  }
  return { fired, sides }
}

export function isSnoozed({ snoozedUntil }: AlertRule, now: number): boolean {
  return snoozedUntil !== null && now < snoozedUntil
}

/** The identity of a rule for its last known side: a changed condition makes it a new rule. */
export function watchKey({ id, pair, condition }: AlertRule): string {
  return JSON.stringify([id, pair, condition])
}

function valueOf({ pair, condition }: AlertRule, market: AlertMarket): number {
  switch (condition.kind) {
    case 'above':
    case 'below':
      return market.price(pair)
    case 'percent':
      return (market.price(pair) / condition.from - 1) * 100
    case 'rsi':
      return market.rsi(pair, condition.timeframe, condition.period, condition.candle)
  }
}

/** The floating-point error allowed in a product. */
const ROUNDING = 4 * Number.EPSILON

/** Whether a price has moved by so many percent: as products, since a quotient misses exact moves such as from 10 to 9. */
function hasMoved(price: number, from: number, percent: number): boolean {
  const [moved, needed] = [100 * price, from * (100 + percent)]
  const slack = ROUNDING * needed
  return percent > 0 ? moved >= needed - slack : moved <= needed + slack
}

function sideOf(condition: AlertCondition, value: number, price: number): Side {
  switch (condition.kind) {
    case 'above':
      return value > condition.price ? 'over' : 'quiet'
    case 'below':
      return value < condition.price ? 'under' : 'quiet'
    case 'percent':
      if (hasMoved(price, condition.from, condition.percent)) return 'over'
      return hasMoved(price, condition.from, -condition.percent) ? 'under' : 'quiet'
    case 'rsi':
      if (condition.direction === 'above') return value > condition.level ? 'over' : 'quiet'
      return value < condition.level ? 'under' : 'quiet'
  }
}
