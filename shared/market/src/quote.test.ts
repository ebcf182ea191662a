import { ALL_PAIRS, PAIRS } from './pairs'
import { pricePath } from './pricePath'
import { dayChangePercent, quotesOf } from './quote'

const OPENING = { seed: 42, time: Date.UTC(2026, 2, 29, 13, 47, 11, 312) }
const DAY_STEPS = 28_800

it('computes the change over the day from the price of a day ago', () => {
  expect(dayChangePercent({ price: 90, open: 80 })).toBe(12.5)
  expect(dayChangePercent({ price: 40, open: 80 })).toBe(-50)
})

it.each(['BTC/GBP', 'SHIB/GBP', 'GBP/USD'] as const)(
  'says of %s what its steps of the last 24 hours say, now and later',
  (pair) => {
    const path = pricePath(OPENING, pair)
    const quoteAt = quotesOf(path)
    for (const step of [0, 1, 900, DAY_STEPS]) {
      const day = Array.from({ length: DAY_STEPS + 1 }, (_, index) =>
        path.priceAt(step - DAY_STEPS + index),
      )
      expect(quoteAt(step)).toMatchObject({
        pair,
        price: day.at(-1),
        open: day[0],
        high: day.reduce((most, price) => Math.max(most, price)),
        low: day.reduce((least, price) => Math.min(least, price)),
        history: day.slice(-10),
      })
    }
  },
)

it('opens every pair at its default price, its sample of a change as its day was', () => {
  for (const pair of ALL_PAIRS) {
    const quote = quotesOf(pricePath(OPENING, pair))(0)

    expect(quote.price).toBe(PAIRS[pair].price)
    expect(quote.change).toBeCloseTo(dayChangePercent(quote))
  }
})

it('walks with the sample of a change by up to 1 a step, within 20 % either way', () => {
  const quoteAt = quotesOf(pricePath(OPENING, 'DOT/GBP'))
  let { change } = quoteAt(0)
  let [highest, lowest] = [change, change]
  for (let step = 1; step < 5_000; step += 1) {
    const next = quoteAt(step).change
    expect(Math.abs(next - change)).toBeLessThanOrEqual(1)
    change = next
    highest = Math.max(highest, change)
    lowest = Math.min(lowest, change)
  }

  expect(highest).toBeLessThanOrEqual(20)
  expect(lowest).toBeGreaterThanOrEqual(-20)
  expect(highest - lowest).toBeGreaterThan(20)
})

it('keeps the ten newest prices, the newest last', () => {
  const path = pricePath(OPENING, 'DOT/GBP')
  const { history } = quotesOf(path)(1)

  expect(history).toEqual([-8, -7, -6, -5, -4, -3, -2, -1, 0, 1].map(path.priceAt))
})

it('gives the same quote for the same step', () => {
  const quoteAt = quotesOf(pricePath(OPENING, 'DOT/GBP'))

  expect(quoteAt(0)).toBe(quoteAt(0))
})

it('looks at the prices of the day only for who asks for their range, and once', () => {
  const path = pricePath(OPENING, 'DOT/GBP')
  const levels = jest.fn(path.levels)
  const quote = quotesOf({ ...path, levels })(900)

  expect(quote.price).toBe(path.priceAt(900))
  expect(levels).not.toHaveBeenCalled()

  expect(quote.high).toBeGreaterThan(quote.low)
  const looks = levels.mock.calls.length
  expect(quote.high).toBeGreaterThan(quote.low)
  expect(levels).toHaveBeenCalledTimes(looks)
})
