import { spacingOf } from '@aldergate/market/strategy'
import { gapsOf } from './gaps'
import { offGrid } from './grid'

const HOUR_MS = 3_600_000

/** Clocks in New York and in London change both ways within these days, on different dates. */
const FROM = Date.UTC(2026, 1, 1)
const UNTIL = Date.UTC(2026, 11, 1)

/** Returns a function that reads a place's local time at a moment, as if it were UTC. */
function shownBy(timeZone: 'America/New_York' | 'Europe/London') {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return (time: number) => Date.parse(`${clock.format(time).replace(' ', 'T')}Z`)
}

const inNewYork = shownBy('America/New_York')
const inLondon = shownBy('Europe/London')

/** When the candles begin that are cut at these hours of New York. */
function cutAt(...hours: number[]): Float64Array {
  const times: number[] = []
  for (let time = FROM; time < UNTIL; time += HOUR_MS) {
    if (hours.includes(new Date(inNewYork(time)).getUTCHours())) times.push(time)
  }
  return Float64Array.from(times)
}

function read(time: Float64Array) {
  const spacingMs = spacingOf(time)
  return {
    hours: spacingMs / HOUR_MS,
    off: offGrid(time, spacingMs),
    gaps: gapsOf(time, spacingMs),
  }
}

it.each([
  [2, cutAt(17, 19, 21, 23, 1, 3, 5, 7, 9, 11, 13, 15)],
  [4, cutAt(17, 21, 1, 5, 9, 13)],
  [8, cutAt(17, 1, 9)],
  [12, cutAt(17, 5)],
  [24, cutAt(17)],
])('takes candles of %d hours that follow the clocks, and misses none', (hours, times) => {
  const sound = { hours, off: [], gaps: { count: 0, missing: 0 } }
  expect(read(times)).toEqual(sound)
  // The two autumn clock changes are a week apart.
  expect(read(times.map(inLondon))).toEqual(sound)
})

it('misses the same each weekend, also where the clocks change on it', () => {
  const week = cutAt(17, 21, 1, 5, 9, 13).filter((time) => {
    // Shifted by seven hours, Saturday and Sunday are the time when currencies are not traded.
    const day = new Date(inNewYork(time) + 7 * HOUR_MS).getUTCDay()
    return day !== 6 && day !== 0
  })
  const { off, gaps } = read(week)
  expect(off).toEqual([])
  expect(gaps).toMatchObject({ count: 43, missing: 43 * 12 })
})

/** The off-grid candles among some that begin at these hours after the first. */
function offOf(hours: readonly number[]): number[] {
  return read(Float64Array.from(hours, (hour) => FROM + hour * HOUR_MS)).off
}

function every(hours: number): number[] {
  return Array.from({ length: 10 }, (_, candle) => candle * hours)
}

it('takes the shortest of the steps that occur as often', () => {
  const times = Float64Array.of(0, 2, 3).map((hour) => FROM + hour * HOUR_MS)
  expect(read(times)).toEqual({
    hours: 1,
    off: [],
    gaps: { count: 1, missing: 1, longest: { from: times[0], until: times[1], missing: 1 } },
  })
})

it('finds candles in between: no clock goes forward and back within days', () => {
  expect(offOf(every(4).with(5, 21))).toEqual([5, 6])
  expect(offOf(every(2).with(5, 11))).toEqual([5, 6])
  expect(offOf(every(24).with(5, 119))).toEqual([5, 6])
  expect(offOf(every(2).toSpliced(5, 0, 9))).toEqual([5, 6])
})

it('finds where a grid moves as no change of the clocks moves it', () => {
  const movedBy = (by: number) => (hour: number, candle: number) => (candle < 5 ? hour : hour + by)
  expect(offOf(every(4).map(movedBy(1)))).toEqual([])
  expect(offOf(every(4).map(movedBy(0.5)))).toEqual([5])
  expect(offOf(every(8).map(movedBy(2)))).toEqual([5])
  expect(offOf(every(1.5).map(movedBy(1)))).toEqual([5])
})
