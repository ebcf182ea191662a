import fc from 'fast-check'
import { type AlertMarket, evaluate, type Firing, type Sides } from './crossing'
import type { AlertCondition, AlertRule } from './rule'

function ruleFor(condition: AlertCondition, facts: Partial<AlertRule> = {}): AlertRule {
  return {
    id: '1',
    pair: 'BTC/GBP',
    condition,
    isEnabled: true,
    asksBrowser: false,
    createdAt: 0,
    snoozedUntil: null,
    ...facts,
  }
}

const ABOVE = ruleFor({ kind: 'above', price: 100 })
const RSI_ABOVE = {
  kind: 'rsi',
  period: 14,
  timeframe: '1h',
  direction: 'above',
  level: 70,
  candle: 'closed',
} as const

/** The market as one number: the price or, for a rule that waits for it, the RSI. */
function marketAt(value: number): AlertMarket {
  return { price: () => value, rsi: () => value }
}

/** Looks at one value after the other, as the page does, with the rule as it is at each look. */
function firings(rules: readonly AlertRule[], values: readonly number[], now = 0): Firing[] {
  let sides: Sides = new Map()
  return values.flatMap((value, index) => {
    const result = evaluate([rules[index] ?? rules.at(-1)!], sides, marketAt(value), now)
    sides = result.sides
    return result.fired
  })
}

function firedAt(rules: readonly AlertRule[], values: readonly number[], now = 0): number[] {
  return firings(rules, values, now).map(({ value }) => value)
}

it('fires once when the price comes above, however long it stays there', () => {
  expect(firedAt([ABOVE], [99, 100, 101, 102, 103])).toEqual([101])
})

it('fires again only after the price was back', () => {
  expect(firedAt([ABOVE], [99, 101, 100, 105, 98, 102])).toEqual([101, 105, 102])
})

it('fires below likewise', () => {
  const below = ruleFor({ kind: 'below', price: 100 })
  expect(firedAt([below], [101, 100, 99, 98, 100, 97])).toEqual([99, 97])
})

it('does not fire for a price that is already beyond when the rule is set, until it crosses anew', () => {
  expect(firedAt([ABOVE], [105, 106])).toEqual([])
  expect(firedAt([ABOVE], [105, 99, 106])).toEqual([106])
})

it('fires for a move either way since the rule was set, the percentage included', () => {
  const percent = ruleFor({ kind: 'percent', percent: 5, from: 100 })
  const fired = firings([percent], [100, 104, 105, 107, 101, 95, 94, 106])

  expect(fired.map(({ side, price }) => [side, price])).toEqual([
    ['over', 105],
    ['under', 95],
    ['over', 106],
  ])
  expect(fired[0]?.value).toBeCloseTo(5)
  expect(fired[1]?.value).toBeCloseTo(-5)
})

it('fires when the RSI comes above or below its level', () => {
  expect(firedAt([ruleFor(RSI_ABOVE)], [60, 70, 71, 80, 65, 72])).toEqual([71, 72])
  const below = ruleFor({ ...RSI_ABOVE, direction: 'below', level: 30 })
  expect(firedAt([below], [40, 29, 31, 30, 28])).toEqual([29, 28])
})

it('takes no value for no change', () => {
  expect(firedAt([ABOVE], [Number.NaN, 101, Number.NaN, 102])).toEqual([])
  expect(firedAt([ABOVE], [99, Number.NaN, 101])).toEqual([101])
})

it('begins anew with a rule that was changed or switched on again', () => {
  const lower = ruleFor({ kind: 'above', price: 50 })
  expect(firedAt([ABOVE, lower], [60, 61])).toEqual([])

  const off = { ...ABOVE, isEnabled: false }
  expect(firedAt([ABOVE, off, ABOVE], [99, 101, 102])).toEqual([])
})

it('follows a snoozed rule in silence and makes nothing up for it', () => {
  const snoozed = { ...ABOVE, snoozedUntil: 1_000 }
  expect(firedAt([snoozed], [99, 101], 999)).toEqual([])
  expect(firedAt([snoozed], [99, 101], 1_000)).toEqual([101])
  expect(firedAt([snoozed, snoozed, ABOVE], [99, 101, 102], 999)).toEqual([])
})

it('looks at each rule by itself', () => {
  const rules = [ABOVE, ruleFor({ kind: 'above', price: 110 }, { id: '2' })]
  const before = evaluate(rules, new Map(), marketAt(90), 0).sides

  expect(evaluate(rules, before, marketAt(105), 0).fired.map(({ rule }) => rule.id)).toEqual(['1'])
  expect(evaluate(rules, before, marketAt(120), 0).fired).toHaveLength(2)
})

it('forgets what is watched no more', () => {
  const { sides } = evaluate([ABOVE], new Map(), marketAt(90), 0)
  expect(sides.size).toBe(1)
  expect(evaluate([], sides, marketAt(90), 0).sides.size).toBe(0)
})

describe('of any sequence of prices', () => {
  const price = fc.oneof(
    fc.double({ min: 90, max: 110, noNaN: true }),
    fc.constantFrom(99, 100, 101, Number.NaN),
  )

  /** Counted in another way: by the pairs of neighbours that lie on both sides of the level. */
  function crossings(values: number[], isBeyond: (value: number) => boolean): number {
    const known = values.filter((value) => !Number.isNaN(value))
    return known.filter(
      (value, index) => index > 0 && isBeyond(value) && !isBeyond(known[index - 1] ?? value),
    ).length
  }

  it.each([
    ['upward', 'above', (value: number) => value > 100],
    ['downward', 'below', (value: number) => value < 100],
  ] as const)('fires as often as it has %s crossings', (_way, kind, isBeyond) => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 60 }), (values) => {
        const rule = ruleFor({ kind, price: 100 })
        expect(firedAt([rule], values)).toHaveLength(crossings(values, isBeyond))
      }),
    )
  })
})

it('takes an exact move of as many percent as it waits for, whatever the prices', () => {
  const cases = fc.record({
    // Whole steps of the smallest part of a price, so that the move is exact.
    from: fc.integer({ min: 1, max: 100_000 }),
    percent: fc.integer({ min: 1, max: 90 }),
    decimals: fc.constantFrom(0, 2, 4, 6),
    sign: fc.constantFrom(1, -1),
  })
  fc.assert(
    fc.property(cases, ({ from, percent, decimals, sign }) => {
      const priceOf = (steps: number) => Number(`${steps}e-${decimals}`)
      const condition = { kind: 'percent', from: priceOf(100 * from), percent } as const
      const there = priceOf(from * (100 + sign * percent))
      const [onward, back] = [
        from * (100 + sign * percent) + sign,
        from * (100 + sign * percent) - sign,
      ]
      const start = condition.from

      expect(firings([ruleFor(condition)], [start, there])).toHaveLength(1)
      expect(firings([ruleFor(condition)], [start, priceOf(onward)])).toHaveLength(1)
      expect(firings([ruleFor(condition)], [start, priceOf(back)])).toHaveLength(0)
    }),
  )
})
