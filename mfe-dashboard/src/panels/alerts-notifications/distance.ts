import type { AlertCondition } from '@aldergate/market/alerts'

/** The distance of a rule's value from its level. */
export interface Distance {
  /** Never below zero. Percent of the price, or points of the RSI. */
  by: number
  unit: 'percent' | 'points'
  /** The value is beyond the level: the rule fires once it has returned and crosses again. */
  isBeyond: boolean
}

/** The distance of a price or, for an RSI rule, of an RSI; `undefined` while there is no value. */
export function distanceOf(condition: AlertCondition, value: number): Distance | undefined {
  if (Number.isNaN(value)) return undefined
  switch (condition.kind) {
    case 'above':
      return toPrice(value, condition.price, value > condition.price)
    case 'below':
      return toPrice(value, condition.price, value < condition.price)
    case 'percent': {
      const { from, percent } = condition
      const [low, high] = [from * (1 - percent / 100), from * (1 + percent / 100)]
      const nearer = value - low < high - value ? low : high
      return toPrice(value, nearer, value <= low || value >= high)
    }
    case 'rsi': {
      const { level, direction } = condition
      const isBeyond = direction === 'above' ? value > level : value < level
      return { by: Math.abs(value - level), unit: 'points', isBeyond }
    }
  }
}

function toPrice(price: number, level: number, isBeyond: boolean): Distance {
  return { by: Math.abs(level / price - 1) * 100, unit: 'percent', isBeyond }
}
