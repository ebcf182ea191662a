import fc from 'fast-check'
import { stochastic } from './stochastic'

/** The rounding error that an average of three may have. */
const ROUNDING = 1e-12

/** Closes within the range of their own candle. */
const anyPrices = fc
  .array(fc.tuple(anyPrice(), anyPrice(), anyPrice()), { maxLength: 60 })
  .map((candles) => {
    const sorted = candles.map((prices) => prices.toSorted((one, other) => one - other))
    const [low, close, high] = [0, 1, 2].map((rank) =>
      Float64Array.from(sorted, (prices) => Number(prices[rank])),
    ) as [Float64Array, Float64Array, Float64Array]
    return { low, close, high }
  })

function anyPrice() {
  return fc.double({ min: 1e-9, max: 1e9, noNaN: true })
}

it('says where the close stands in the range of the last candles', () => {
  const prices = {
    high: Float64Array.of(10, 8, 9),
    low: Float64Array.of(4, 2, 3),
    close: Float64Array.of(5, 8, 4),
  }

  expect(stochastic(prices, { k: 2, d: 2 })).toEqual({
    k: Float64Array.of(NaN, 75, 100 * (2 / 7)),
    d: Float64Array.of(NaN, NaN, (75 + 100 * (2 / 7)) / 2),
  })
})

it('stands in the middle where there is no range', () => {
  const flat = new Float64Array(4).fill(3)

  expect(stochastic({ high: flat, low: flat, close: flat }, { k: 2, d: 2 })).toEqual({
    k: Float64Array.of(NaN, 50, 50, 50),
    d: Float64Array.of(NaN, NaN, 50, 50),
  })
})

it('stays between 0 and 100', () => {
  fc.assert(
    fc.property(anyPrices, fc.integer({ min: 1, max: 12 }), (prices, period) => {
      const { k, d } = stochastic(prices, { k: period, d: 3 })
      for (const value of k.slice(period - 1)) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(100)
      }
      for (const average of d.slice(period + 1)) {
        expect(average).toBeGreaterThanOrEqual(0)
        expect(average).toBeLessThanOrEqual(100 + ROUNDING)
      }
    }),
  )
})
