import { defaultHorzScaleBehavior, type IHorzScaleBehavior, type Time } from 'lightweight-charts'
import { msOf, timeOf } from './seriesData'

/**
 * The library's time axis, but its days, months and years begin at midnight of the trader's zone:
 * the marks are weighed by what the wall clocks showed, while the times themselves stay as they are.
 */
export function createZonedScale(offsetMs: (time: number) => number): IHorzScaleBehavior<Time> {
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
