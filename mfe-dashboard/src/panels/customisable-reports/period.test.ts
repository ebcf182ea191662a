import { exact, feeOf, type Fill, OPENING_LEDGER, pounds, valueOf } from '@aldergate/ledger'
import { TIME_ZONES } from '@aldergate/platform'
import fc from 'fast-check'
import { dayOf, startOfDay } from '@aldergate/ui/days'
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
        kind: 'fill',
        id,
        orderId,
        at,
        pair,
        side,
        quantity,
        price,
        pricedAt,
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

it('counts an order that is filled at the very moment of the report', () => {
  const fill: Fill = {
    kind: 'fill',
    id: 'fill now',
    orderId: 'now',
    at: START,
    pricedAt: START,
    pair: 'EUR/GBP',
    side: 'buy',
    quantity: '1',
    price: '12.34',
    value: '12.34',
    fee: '0.01',
  }
  const facts = { ...factsOf([fill]), now: START }
  const figures = figuresOf(facts, periodOf({ timeframeStart: '', timeframeEnd: '' }, facts))
  expect(figures).toMatchObject({ fills: [fill], bought: '12.34', fees: '0.01' })
})

it.each([
  ['on the day before the account was opened', '2024-12-31'],
  ['long before', '2020-02-29'],
])('without a start never begins after its end: one that ends %s is that day', (_when, end) => {
  const facts = factsOf([])
  const period = periodOf({ timeframeStart: '', timeframeEnd: end }, facts)
  expect(period).toEqual(periodOf({ timeframeStart: end, timeframeEnd: end }, facts))
})

it('groups without losing a penny or an order', () => {
  fc.assert(
    fc.property(FILLS, fc.constantFrom<Grouping>(...GROUPINGS), (fills, grouping) => {
      const facts = factsOf(fills)
      const figures = figuresOf(facts, periodOf({ timeframeStart: '', timeframeEnd: '' }, facts))
      const groups = groupsOf(figures, grouping, (time) => dayOf(time, 'UTC'), KEYS)
      expect(groups.reduce((count, { orders }) => count + orders, 0)).toBe(fills.length)
      expect(total(groups.map(({ fees }) => fees))).toBe(figures.fees)
      expect(total(groups.map(({ realised }) => realised))).toBe(figures.realised)
    }),
  )
})

it.each([
  ['the days until now', '2026-06-24', '2026-07-31', '2026-05-17', '2026-06-23'],
  ['the running day', '2026-07-31', '2026-07-31', '2026-07-30', '2026-07-30'],
  ['days around the change of the clocks', '2026-04-01', '2026-04-07', '2026-03-25', '2026-03-31'],
  ['the whole ledger', '', '2025-01-31', '2024-12-03', '2025-01-01'],
])(
  'compares %s with as many whole days before',
  (_which, timeframeStart, timeframeEnd, first, last) => {
    const facts = factsOf([])
    const before = periodBefore(periodOf({ timeframeStart, timeframeEnd }, facts), facts)
    expect(before).toEqual(periodOf({ timeframeStart: first, timeframeEnd: last }, facts))
  },
)

it('compares with a period that a report of its dates has too, at whatever time of the day', () => {
  const zones = fc.constantFrom(...TIME_ZONES)
  const moments = fc.integer({ min: 1, max: 23 * HOUR_MS })
  fc.assert(
    fc.property(DAYS, DAYS, zones, moments, (one, other, timeZone, sinceMidnight) => {
      const [timeframeStart = '', timeframeEnd = ''] = [one, other].toSorted()
      const now = startOfDay(timeframeEnd, timeZone) + sinceMidnight
      const facts = { ...factsOf([]), now, timeZone }
      const before = periodBefore(periodOf({ timeframeStart, timeframeEnd }, facts), facts)
      const dates = {
        timeframeStart: dayOf(before.after + 1, timeZone),
        timeframeEnd: dayOf(before.until, timeZone),
      }
      expect(before).toEqual(periodOf(dates, facts))
      expect(before.until).toBe(startOfDay(timeframeStart, timeZone) - 1)
    }),
  )
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
