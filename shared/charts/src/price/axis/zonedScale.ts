import { defaultHorzScaleBehavior, type IHorzScaleBehavior, type Time } from 'lightweight-charts'
import { msOf, timeOf } from './chartTime'

type WallClock = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>

/**
 * The library's time axis with days, months and years that begin at midnight in the trader's time zone: marks are
 * weighed by local time, while the times themselves stay unchanged.
 */
export function createZonedScale(timeZone: string): IHorzScaleBehavior<Time> {
  const offsetMs = createZoneOffset(timeZone)
  const scale = new (defaultHorzScaleBehavior())()
  const weigh = scale.fillWeightsForPoints.bind(scale)

  scale.fillWeightsForPoints = (points, startIndex) => {
    const shifted = points.map((point) => {
      const time = msOf(point.originalTime as Time)
      return { ...point, time: scale.convertHorzItemToInternal(timeOf(time + offsetMs(time))) }
    })
    weigh(shifted, startIndex)
    points.forEach((point, index) => {
      const weighed = shifted[index]
      if (weighed) point.timeWeight = weighed.timeWeight
    })
  }
  return scale
}

/** How far the wall clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
export function createZoneOffset(timeZone: string): (time: number) => number {
  if (timeZone === 'UTC') return () => 0
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (time) => {
    const parts = format.formatToParts(time).map(({ type, value }) => [type, Number(value)])
    const { year, month, day, hour, minute, second } = Object.fromEntries(parts) as WallClock
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1_000) * 1_000
  }
}
