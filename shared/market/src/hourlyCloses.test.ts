import { aggregateTicks } from './candles'
import { DAY_MS, historyTicks, historyTimes, HOUR_MS } from './history'
import { HOURLY_SPAN_MS, hourlyCloses, pastHourlyCloses } from './hourlyCloses'
import { pastPrices, pastTimes } from './market'
import { EMPTY_LOG, withTick } from './tickLog'

const OPENING = { time: Date.UTC(2026, 10, 21, 12, 20), seed: 7 }
const TIMES = historyTimes(OPENING.time, HOURLY_SPAN_MS)
const PAST = pastHourlyCloses(OPENING, 'ETH/GBP', TIMES)

it('has the closes of the hourly candles', () => {
  const times = pastTimes(OPENING)
  const ticks = historyTicks('ETH/GBP', times, pastPrices(OPENING, 'ETH/GBP', times))
  const finished = aggregateTicks(ticks, '1h').slice(0, -1)
  const closes = finished.slice(-24 * 9).map(({ close }) => close)

  expect([...PAST.slice(-24 * 9)]).toEqual(closes)
})

it('covers two months, an hour a close', () => {
  expect(PAST).toHaveLength(HOURLY_SPAN_MS / HOUR_MS)
})

it('goes on with the hours that end while the page is open, and ends with the price of now', () => {
  let log = EMPTY_LOG
  for (const [minutes, price] of [
    [10, 1_501],
    [39, 1_502],
    [41, 1_503],
    [159, 1_504],
  ] as const) {
    log = withTick(log, { time: OPENING.time + minutes * 60_000, price, volume: 1 })
  }
  const now = { time: OPENING.time + 162 * 60_000, price: 1_505 }
  const { closes, endedAt } = hourlyCloses(PAST, OPENING, log, now, 1_500)

  expect(endedAt).toBe(Date.UTC(2026, 10, 21, 15))
  expect([...closes.slice(PAST.length)]).toEqual([1_502, 1_503, 1_504, 1_505])
  expect(closes[PAST.length - 1]).toBe(PAST.at(-1))
})

it('keeps the opening price for an hour that ended before the first step', () => {
  const now = { time: OPENING.time + DAY_MS, price: 1_499 }
  const { closes } = hourlyCloses(PAST, OPENING, EMPTY_LOG, now, 1_500)

  expect(closes[PAST.length]).toBe(1_500)
  expect(closes.at(-1)).toBe(1_499)
})
