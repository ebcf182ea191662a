import { rangeAround, rangeWithLines } from './linesInRange'
import type { PriceLine } from '../model/priceChartModel'

function lines(kind: PriceLine['kind'], ...prices: number[]): PriceLine[] {
  return prices.map((price) => ({ id: `${kind} ${price}`, price, kind, label: kind }))
}

const RANGE = { minValue: 100, maxValue: 110 }

it('grows to show a stop and a target nearby', () => {
  expect(rangeWithLines(RANGE, lines('stop', 98, 115))).toEqual({ minValue: 98, maxValue: 115 })
})

it('does not flatten the candles for a line far away, but shows the nearer one', () => {
  expect(rangeWithLines(RANGE, lines('target', 1, 115))).toEqual({ minValue: 100, maxValue: 115 })
})

it('stays as it is without lines, and with prices that are none', () => {
  expect(rangeWithLines(RANGE, [])).toEqual(RANGE)
  expect(rangeWithLines(RANGE, lines('alert', Number.NaN, 105))).toEqual(RANGE)
})

it('is never widened by what was paid, near or far', () => {
  expect(rangeWithLines(RANGE, lines('entry', 99, 111, 20))).toEqual(RANGE)
  expect(rangeWithLines(RANGE, [...lines('entry', 90), ...lines('stop', 98)])).toEqual({
    minValue: 98,
    maxValue: 110,
  })
})

it('shows what must be seen, however far away it is', () => {
  expect(rangeAround(RANGE, [50, 105])).toEqual({ minValue: 50, maxValue: 110 })
  expect(rangeAround(RANGE, [Number.NaN, 400])).toEqual({ minValue: 100, maxValue: 400 })
  expect(rangeAround(RANGE, [])).toEqual(RANGE)
})
