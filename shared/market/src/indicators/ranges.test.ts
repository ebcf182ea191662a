import { adx } from './adx'
import { averageTrueRange } from './atr'
import { donchian } from './donchian'
import { ichimoku } from './ichimoku'
import { keltner } from './keltner'
import { parabolicSar } from './parabolicSar'
import { stochasticFull } from './stochasticFull'
import { stochRsi } from './stochRsi'
import { supertrend } from './supertrend'
import { williamsR } from './williamsR'

const FLAT = prices([5, 5, 5], [5, 5, 5], [5, 5, 5], [5, 5, 5], [5, 5, 5])

/** Candles as high, low and close. */
function prices(...candles: [high: number, low: number, close: number][]) {
  const column = (at: 0 | 1 | 2) => Float64Array.from(candles, (candle) => candle[at])
  return { high: column(0), low: column(1), close: column(2) }
}

it('averages true ranges, which reach to the close before', () => {
  // Ranges 4, 6 (from the close at 6 up to 12) and 2.
  const candles = prices([8, 4, 6], [12, 9, 10], [11, 9, 10])

  expect([...averageTrueRange(candles, 2)]).toEqual([NaN, 5, 3.5])
  expect([...averageTrueRange(candles, 1)]).toEqual([4, 6, 2])
  expect([...averageTrueRange(candles, 4)]).toEqual([NaN, NaN, NaN])
  expect([...averageTrueRange(FLAT, 2).slice(1)]).toEqual([0, 0, 0, 0])
})

it('measures the direction by the greater move beyond the candle before', () => {
  // Moves: up 2, up 2, down 4; true ranges 4, 4, 6.
  const candles = prices([10, 6, 8], [12, 8, 10], [14, 10, 12], [12, 6, 8])
  const lines = adx(candles, 2)

  // Averages 2 and 0 of 4; then 1 and 2 of 5.
  expect([...lines.plus]).toEqual([NaN, NaN, 50, 20])
  expect([...lines.minus]).toEqual([NaN, NaN, 0, 40])
  // 100 and 20 / 60.
  expect(lines.adx[2]).toBeNaN()
  expect(lines.adx[3]).toBeCloseTo((100 + 100 / 3) / 2, 10)
})

it('sees no direction where nothing moves', () => {
  const { adx: index, plus, minus } = adx(FLAT, 2)

  expect([...plus.slice(2), ...minus.slice(2), ...index.slice(3)]).toEqual(Array(8).fill(0))
})

it('finds the channel of the highest high and the lowest low', () => {
  const { upper, middle, lower } = donchian(prices([8, 4, 6], [12, 9, 10], [11, 9, 10]), 2)

  expect([...upper]).toEqual([NaN, 12, 12])
  expect([...lower]).toEqual([NaN, 4, 9])
  expect([...middle]).toEqual([NaN, 8, 10.5])
})

it('draws the spans of the cloud where they stand, and nothing from the future', () => {
  const candles = prices([8, 4, 6], [12, 8, 10], [14, 10, 12], [20, 16, 18])
  const cloud = ichimoku(candles, { conversion: 1, base: 2, span: 2, shift: 1 })

  expect([...cloud.conversion]).toEqual([6, 10, 12, 18])
  expect([...cloud.base]).toEqual([NaN, 8, 11, 15])
  expect([...cloud.spanA]).toEqual([NaN, NaN, 9, 11.5])
  expect([...cloud.spanB]).toEqual([NaN, NaN, 8, 11])
})

it('has no cloud where it would stand beyond the candles', () => {
  const cloud = ichimoku(FLAT, { conversion: 1, base: 1, span: 1, shift: 9 })

  expect([...cloud.spanA, ...cloud.spanB]).toEqual(Array(10).fill(NaN))
})

it('keeps so many true ranges around the average', () => {
  const candles = prices([8, 4, 6], [12, 9, 10], [11, 9, 10])
  const { upper, middle, lower } = keltner(candles, { period: 2, multiplier: 2, atr: 2 })

  expect(middle[1]).toBe(8)
  expect([upper[1], lower[1]]).toEqual([18, -2])
  const flat = keltner(FLAT, { period: 2, multiplier: 2, atr: 2 })
  expect([flat.upper[4], flat.middle[4], flat.lower[4]]).toEqual([5, 5, 5])
})

it('follows prices above them as they fall, and turns with a close beyond', () => {
  // Ranges of 2, and 11 at the jump; over a period of one the band is one range from the middle.
  const candles = prices([11, 9, 10], [10, 8, 9], [20, 18, 19], [21, 19, 20], [6, 4, 5])
  const line = supertrend(candles, { period: 1, multiplier: 1 })

  // Upper bands 12 and 11; 19 closes above it, so the lower ones: 19 − 11, 20 − 2; 5 closes below.
  expect([...line]).toEqual([12, 11, 8, 18, 21])
})

it('lies on a price that does not move', () => {
  expect([...supertrend(FLAT, { period: 2, multiplier: 3 })]).toEqual([NaN, 5, 5, 5, 5])
})

it('closes in on a rise by half of the way, and turns where it is reached', () => {
  const candles = prices([10, 8, 9], [12, 10, 11], [14, 12, 13], [16, 14, 15], [15, 9, 10])
  const stops = parabolicSar(candles, { step: 0.5, maximum: 0.5 })

  // From the low at 8: 10, but not above the low before; 8 → 11, held to 8; 8 → 12, held to 10;
  // 10 → 13, which the low at 9 reaches: it turns to the extreme at 16.
  expect([...stops]).toEqual([NaN, 8, 8, 10, 16])
  expect([...parabolicSar(prices([1, 1, 1]), { step: 0.02, maximum: 0.2 })]).toEqual([NaN])
})

it('smooths what the fast oscillator says', () => {
  const candles = prices([10, 0, 5], [10, 0, 2], [10, 0, 8])
  const { k, d } = stochasticFull(candles, { k: 1, smoothing: 2, d: 2 })

  expect([...k]).toEqual([NaN, 35, 50])
  expect([...d]).toEqual([NaN, NaN, 42.5])
  expect(stochasticFull(FLAT, { k: 2, smoothing: 2, d: 1 }).k[4]).toBe(50)
})

it('places the RSI within its own range', () => {
  // The RSI of these over 2 is 25 and then 62.5.
  const lines = stochRsi(Float64Array.of(5, 6, 3, 5), { rsi: 2, range: 2, k: 1, d: 1 })

  expect([...lines.k]).toEqual([NaN, NaN, NaN, 100])
  expect(stochRsi(FLAT.close, { rsi: 2, range: 2, k: 1, d: 1 }).k[4]).toBe(50)
})

it('counts the place in the range down from the high', () => {
  expect([...williamsR(prices([10, 6, 7], [8, 2, 8], [9, 3, 2]), 2)]).toEqual([
    NaN,
    -25,
    100 * (0 / 7) - 100,
  ])
  expect([...williamsR(FLAT, 2).slice(1)]).toEqual([-50, -50, -50, -50])
})
