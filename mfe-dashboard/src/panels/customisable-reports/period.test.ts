import { exact, feeOf, type Fill, OPENING_LEDGER, pounds, valueOf } from '@aldergate/ledger'
import fc from 'fast-check'
import { type Grouping, GROUPINGS, periodError } from './filter'
import { groupsOf } from './groups'
import { figuresOf, periodBefore, periodOf, type ReportFacts, total } from './period'
import type { Text } from './texts'

/** Every text is its key. */
const KEYS = ((key: string) => key) as Text

const START = Date.UTC(2026, 5, 1)
const HOUR_MS = 3_600_000
const DAYS = fc.integer({ min: 0, max: 60 }).map((days) => {
  return new Date(START + days * 24 * HOUR_MS).toISOString().slice(0, 10)
})

const FILLS = fc
  .array(
    fc.record({
      pair: fc.constantFrom('BTC/GBP' as const, 'AZN/GBP' as const, 'EUR/GBP' as const),
      side: fc.constantFrom('buy' as const, 'sell' as const),
      hundredths: fc.integer({ min: 1, max: 900 }),
    }),
    { maxLength: 12 },
  )
  .map((orders) =>
    orders.map(({ pair, side, hundredths }, index): Fill => {
      const at = START + index * 31 * HOUR_MS
      const quantity = String(hundredths / 100)
      const value = valueOf(exact(quantity), exact('12.34'))
      const [id, orderId] = [`fill ${index}`, String(index)]
      const [price, pricedAt] = ['12.34', at]
      return {
        ...{ kind: 'fill', id, orderId, at, pair, side, quantity, price, pricedAt },
        value: pounds(value),
        fee: pounds(feeOf(exact(quantity), exact('12.34'))),
      }
    }),
  )

function factsOf(fills: readonly Fill[]): ReportFacts {
  return {
    ledger: [...OPENING_LEDGER, ...fills],
    now: START + 60 * 24 * HOUR_MS,
    timeZone: 'Europe/London',
    priceAt: (_pair, time) => 10 + (time % 997) / 100,
  }
}

it('adds up to the penny: opening, deposits and profit are the closing', () => {
  fc.assert(
    fc.property(FILLS, DAYS, DAYS, (fills, one, other) => {
      const [timeframeStart = '', timeframeEnd = ''] = [one, other].toSorted()
      const facts = factsOf(fills)
      const period = periodOf({ timeframeStart, timeframeEnd }, facts)
      const figures = figuresOf(facts, period)
      const { opening, deposits, realised, unrealisedChange, fees, profit, closing } = figures
      expect(total([opening, deposits, profit])).toBe(closing)
      expect(total([realised, unrealisedChange, pounds(exact(fees).neg())])).toBe(profit)
    }),
  )
})

it('groups without losing a penny or an order', () => {
  fc.assert(
    fc.property(FILLS, fc.constantFrom<Grouping>(...GROUPINGS), (fills, grouping) => {
      const facts = factsOf(fills)
      const figures = figuresOf(facts, periodOf({ timeframeStart: '', timeframeEnd: '' }, facts))
      const groups = groupsOf(figures, grouping, 'UTC', KEYS)
      expect(groups.reduce((count, { orders }) => count + orders, 0)).toBe(fills.length)
      expect(total(groups.map(({ fees }) => fees))).toBe(figures.fees)
      expect(total(groups.map(({ realised }) => realised))).toBe(figures.realised)
    }),
  )
})

it('compares with a period of the same length that ends where this one begins', () => {
  expect(periodBefore({ after: 100, until: 160 })).toEqual({ after: 40, until: 100 })
})

it.each([
  ['2026-01-02', '2026-01-01', { field: 'timeframeStart', text: 'startAfterEnd' }],
  ['0002-01-01', '2026-01-01', { field: 'timeframeStart', text: 'yearOutOfRange' }],
  ['20266-01-01', '2026-01-01', { field: 'timeframeStart', text: 'yearOutOfRange' }],
  ['2026-01-01', '9999-12-31', { field: 'timeframeEnd', text: 'yearOutOfRange' }],
  ['2026-01-01', '2026-01-01', undefined],
  ['2026-06-02', '2026-06-30', { field: 'timeframeStart', text: 'startInFuture' }],
  ['2026-06-01', '2026-06-30', undefined],
  ['', '2026-01-01', undefined],
  ['2026-01-01', '', undefined],
])('takes %s to %s: %j', (timeframeStart, timeframeEnd, problem) => {
  expect(periodError({ timeframeStart, timeframeEnd }, '2026-06-01')).toEqual(problem)
})
