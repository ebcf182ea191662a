import { candlesOf, firstStepFrom } from './candles'
import { hourlyCloses } from './hourlyCloses'
import { pricePath } from './pricePath'
import { DAY_MS } from './spans'

const OPENING = { seed: 42, time: Date.UTC(2026, 2, 29, 13, 47, 11, 312) }
const path = pricePath(OPENING, 'ETH/GBP')

it('has the closes of the hourly candles of two months, and the price of now', () => {
  const { closes, endedAt } = hourlyCloses(path, 0)
  const hours = candlesOf(path, '1h', firstStepFrom(path, endedAt - 62 * DAY_MS), 0)

  expect(endedAt).toBe(Date.UTC(2026, 2, 29, 13))
  expect([...closes]).toEqual(hours.map(({ close }) => close))
  expect(closes).toHaveLength(62 * 24 + 1)
  expect(closes.at(-1)).toBe(1_500)
})

it('begins a new hour with its first step', () => {
  const first = firstStepFrom(path, Date.UTC(2026, 2, 29, 14))
  const [last, next] = [hourlyCloses(path, first - 1), hourlyCloses(path, first)]

  expect(next.endedAt - last.endedAt).toBe(3_600_000)
  expect(next.closes.at(-2)).toBe(last.closes.at(-1))
  expect(next.closes[0]).toBe(last.closes[1])
})
