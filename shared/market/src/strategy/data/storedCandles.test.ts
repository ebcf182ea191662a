import { barsOf } from '@aldergate/testing/backtestRun'
import { storedBars } from '../bars'
import { storedCandles } from './storedCandles'

const DAY_MS = 86_400_000

it('reads the bars from a place up to another one, as they are', async () => {
  const bars = barsOf([10, 20, 30, 40, 50])
  const candles = await storedCandles(storedBars(bars, DAY_MS), { from: 1, until: 3, each: 1 })

  expect(candles).toEqual([
    { time: bars.time[1], open: 10, high: 20, low: 10, close: 20, volume: 1 },
    { time: bars.time[2], open: 20, high: 30, low: 20, close: 30, volume: 1 },
  ])
})

it('sums bars to candles, the last of what is left', async () => {
  const bars = barsOf([10, 50, 5, 40, 30])
  const candles = await storedCandles(storedBars(bars, DAY_MS), { from: 0, until: 5, each: 3 })

  expect(candles).toEqual([
    { time: bars.time[0], open: 10, high: 50, low: 5, close: 5, volume: 3 },
    { time: bars.time[3], open: 5, high: 40, low: 5, close: 30, volume: 2 },
  ])
})

it('sums the same of many bars, of which it reads a part at a time', async () => {
  const count = 120_000
  const bars = barsOf(Array.from({ length: count }, (_, bar) => bar))
  const candles = await storedCandles(storedBars(bars, DAY_MS), {
    from: 7,
    until: count,
    each: 700,
  })

  expect(candles).toHaveLength(Math.ceil((count - 7) / 700))
  candles.forEach(({ time, close, volume }, place) => {
    const last = Math.min(count, 7 + (place + 1) * 700)
    expect(time).toBe(bars.time[7 + place * 700])
    expect(close).toBe(last - 1)
    expect(volume).toBe(last - 7 - place * 700)
  })
})

it('fails when the bars can no longer be read', async () => {
  const stored = storedBars(barsOf([1, 2]), DAY_MS)
  stored.columns.slice = () => {
    throw new DOMException('gone', 'NotFoundError')
  }

  await expect(storedCandles(stored, { from: 0, until: 2, each: 1 })).rejects.toThrow('gone')
})
