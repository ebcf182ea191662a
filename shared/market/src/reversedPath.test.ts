import fc from 'fast-check'
import { candlesOf } from './candles'
import { hourlyCloses } from './hourlyCloses'
import { pricePath } from './pricePath'
import { quotesOf } from './quote'
import { reversedPath } from './reversedPath'

const OPENING = { seed: 42, time: Date.UTC(2026, 2, 29, 13, 47, 11, 312) }
const dollars = pricePath(OPENING, 'GBP/USD')
const pounds = reversedPath(pricePath(OPENING, 'GBP/USD'), 'USD/GBP')

it('costs at every step one by what the pair itself costs', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 1_000_000 }), (step) => {
      expect(pounds.priceAt(step)).toBe(1 / dollars.priceAt(step))
    }),
  )
  expect(pounds.pair).toBe('USD/GBP')
})

it('is highest where the pair itself is lowest, over a day and within a candle, at the same volume', () => {
  const [quote, itsOwn] = [quotesOf(pounds)(900), quotesOf(dollars)(900)]
  expect(quote.high).toBeCloseTo(1 / itsOwn.low, 12)
  expect(quote.low).toBeCloseTo(1 / itsOwn.high, 12)
  expect(quote.history).toEqual(itsOwn.history.map((price) => 1 / price))

  const candles = candlesOf(pounds, '5m', -1_000, 0)
  const itsOwnCandles = candlesOf(dollars, '5m', -1_000, 0)
  expect(candles).toHaveLength(itsOwnCandles.length)
  for (const [index, { open, high, low, volume }] of candles.entries()) {
    expect(open).toBeCloseTo(1 / (itsOwnCandles[index]?.open ?? 0), 12)
    expect(high).toBeCloseTo(1 / (itsOwnCandles[index]?.low ?? 0), 12)
    expect(low).toBeCloseTo(1 / (itsOwnCandles[index]?.high ?? 0), 12)
    expect(volume).toBe(itsOwnCandles[index]?.volume)
  }
})

it('has the hours of its steps', () => {
  const { closes } = hourlyCloses(pounds, 5)
  expect(closes.at(-1)).toBeCloseTo(pounds.priceAt(5), 12)
  expect([...pounds.pricesEachHour(-2_400, 3)]).toEqual(
    [-2_400, -1_200, 0].map((step) => pounds.priceAt(step)),
  )
})
