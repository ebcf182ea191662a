import type { IChartApiBase, IHorzScaleBehavior, Logical, Time } from 'lightweight-charts'
import { timeOf } from './chartTime'

/** The longest label of the time axis is a day with its month. */
const HALF_LABEL_PX = 25

/** At this distance from the first candle, the library itself moves a label in from the edge. */
const MOVED_IN_PX = 75

/**
 * Omits a label of the time axis while the left edge cuts it off. The library caches labels by time, so the omitted one
 * needs a cache key of its own.
 */
export function keepLabelsWhole(
  scale: IHorzScaleBehavior<Time>,
  isCut: (time: Time) => boolean,
): void {
  const keyOf = scale.cacheKey.bind(scale)
  const write = scale.formatTickmark.bind(scale)

  scale.cacheKey = (moment) => {
    const ms = keyOf(moment)
    return isCut(timeOf(ms)) ? ms + 0.5 : ms
  }
  scale.formatTickmark = (mark, localization) =>
    isCut(mark.originalTime as Time) ? '' : write(mark, localization)
}

/** Whether the left edge of a chart cuts the label of a time. */
export function isLabelCut(chart: IChartApiBase, time: Time): boolean {
  const timeScale = chart.timeScale()
  const x = timeScale.timeToCoordinate(time)
  const first = timeScale.logicalToCoordinate(0 as Logical)
  return x !== null && first !== null && x < HALF_LABEL_PX && x - first > MOVED_IN_PX
}
