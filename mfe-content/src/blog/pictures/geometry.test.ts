import { averageOf, candlesOf, cloud, depths, histogram, peaksOf, scaleOf, walk } from './geometry'

it('draws the same walk for the same seed and another one for another', () => {
  expect(walk(7, 20, 0)).toEqual(walk(7, 20, 0))
  expect(walk(7, 20, 0)).not.toEqual(walk(8, 20, 0))
  expect(walk(7, 20, 0)).toHaveLength(20)
})

it('keeps open and close of a candle between its low and its high', () => {
  for (const { open, high, low, close } of candlesOf(3, 30, 0.1)) {
    expect(Math.max(open, close)).toBeLessThanOrEqual(high)
    expect(Math.min(open, close)).toBeGreaterThanOrEqual(low)
  }
})

it('averages only where there are enough values', () => {
  expect(averageOf([1, 2, 3, 4], 3)).toEqual([undefined, undefined, 2, 3])
})

it('remembers the highest value so far', () => {
  expect(peaksOf([1, 3, 2, 4])).toEqual([1, 3, 3, 4])
})

it('spreads the points correlated as asked', () => {
  const isTogether = cloud(5, 400, 0.9).filter(([x, y]) => Math.sign(x) === Math.sign(y))

  expect(isTogether.length / 400).toBeGreaterThan(0.75)
})

it('has more draws beyond three deviations with fat tails than without', () => {
  const beyond = (tails: number) => {
    const counts = histogram(11, 4_000, 32, tails)
    return [...counts.slice(0, 4), ...counts.slice(-4)].reduce((sum, count) => sum + count, 0)
  }

  expect(beyond(3)).toBeGreaterThan(beyond(1) * 2)
})

it('offers something on every level, and never more than the whole width', () => {
  for (const depth of depths(4, 8)) {
    expect(depth).toBeGreaterThan(0)
    expect(depth).toBeLessThanOrEqual(1)
  }
})

it('puts the lowest value at one end of the scale and the highest at the other', () => {
  const scale = scaleOf([5, 10], 100, 0)

  expect([scale(5), scale(10)]).toEqual([100, 0])
})
