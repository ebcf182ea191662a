import { seededRandom } from '../../random'
import { quantileOf } from './quantile'
import { shuffledBand } from './shuffledBand'
import type { BacktestTrade } from '../run'

function trades(...profits: number[]): BacktestTrade[] {
  return profits.map((profit, place) => ({
    direction: 'long',
    entryBar: place,
    exitBar: place + 1,
    entryPrice: 100,
    exitPrice: 100 + profit,
    quantity: 1,
    fees: 0,
    profit,
    exit: 'rule',
  }))
}

it('lies between values as spreadsheets do', () => {
  const sorted = Float64Array.of(1, 2, 4, 8)
  expect([0, 0.5, 0.95, 1].map((share) => quantileOf(sorted, share))).toEqual([
    1,
    3,
    expect.closeTo(7.4, 9),
    8,
  ])
  expect(quantileOf(new Float64Array(), 0.5)).toBeNaN()
})

it('ends where the trades end, in whatever order they come', () => {
  const band = shuffledBand(trades(50, -30, 20, -10, 40), 100, seededRandom(1), 200)
  for (const curve of [band.low, band.middle, band.high, band.actual]) {
    expect(curve[0]).toBe(100)
    expect(curve.at(-1)).toBeCloseTo(170, 9)
  }
  expect([...band.steps]).toEqual([0, 1, 2, 3, 4, 5])
  expect([...band.actual]).toEqual(
    [100, 150, 120, 140, 130, 170].map((each) => expect.closeTo(each, 9)),
  )
})

it('has two orders of two trades, as likely as each other', () => {
  // Half and double: 100, 50, 100 with a drawdown of a half, or 100, 200, 100 with the same.
  const band = shuffledBand(trades(100, -100), 100, seededRandom(7), 1_000)
  expect([band.low[1], band.high[1]]).toEqual([50, 200])
  expect(band.drawdown).toEqual({ low: -0.5, middle: -0.5, high: -0.5 })
  expect([band.actualDrawdown, band.deeper]).toEqual([-0.5, 0])
})

it('tells how much of a drawdown was the luck of the order', () => {
  // Alternating losses; consecutive ones would be deeper.
  const alternating = trades(10, -10, 10, -10, 10, -10, 10, -10)
  const band = shuffledBand(alternating, 100, seededRandom(3), 500)
  expect(band.actualDrawdown).toBeCloseTo(-10 / 110, 9)
  expect(band.deeper).toBeGreaterThan(0.9)
  expect(band.drawdown.low).toBeLessThan(band.drawdown.middle)
  expect(band.drawdown.middle).toBeLessThan(band.actualDrawdown)
})

it('is the same for the same seed', () => {
  const band = (seed: number) => shuffledBand(trades(5, -3, 2, 8, -6), 100, seededRandom(seed), 50)
  expect(band(1)).toEqual(band(1))
  expect(band(1)).not.toEqual(band(2))
})

it('tells at most two hundred places of many trades, the first and the last among them', () => {
  const band = shuffledBand(
    trades(...Array.from({ length: 1_000 }, () => 1)),
    100,
    seededRandom(1),
    5,
  )
  expect(band.steps).toHaveLength(201)
  expect([band.steps[0], band.steps[200]]).toEqual([0, 1_000])
})

it('loses no more than all, and stays there', () => {
  const band = shuffledBand(trades(-150, 50), 100, seededRandom(1), 20)
  expect([...band.actual]).toEqual([100, 0, 0])
  expect(band.actualDrawdown).toBe(-1)
})

it('has nothing but the capital without trades', () => {
  const band = shuffledBand([], 100, seededRandom(1), 20)
  expect([...band.middle]).toEqual([100])
  expect(band.drawdown).toEqual({ low: 0, middle: 0, high: 0 })
})
