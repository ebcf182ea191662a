import type { IChartApiBase, ISeriesApi, SeriesType } from 'lightweight-charts'
import type { Candle } from '@aldergate/market'
import { type ChartAction, movedIndex } from '../model/keys'
import { indexOfTime } from '../model/reading'
import { timeOf } from '../axis/chartTime'

interface Shown {
  candles: readonly Candle[]
  /** How many are still drawn before them. */
  leftBehind: number
  series: ISeriesApi<SeriesType>
}

/** The number of candles kept between the crosshair and the edge towards which it moves. */
const MARGIN = 1

/** The keyboard's crosshair: it stays at its candle, however the time axis moves, until it is cleared. */
export function createCursor(chart: IChartApiBase, shown: () => Shown, onLeave: () => void) {
  const timeScale = chart.timeScale()
  let time: number | undefined

  function newestInView(): number {
    const { candles, leftBehind } = shown()
    const newest = candles.length - 1
    const to = timeScale.getVisibleLogicalRange()?.to
    return to === undefined ? newest : Math.max(0, Math.min(newest, Math.floor(to) - leftBehind))
  }

  function scrollTo(index: number) {
    const range = timeScale.getVisibleLogicalRange()
    if (!range) return
    const drawn = shown().leftBehind + index
    const shift = Math.min(0, drawn - MARGIN - range.from) + Math.max(0, drawn + MARGIN - range.to)
    if (shift !== 0) timeScale.scrollToPosition(timeScale.scrollPosition() + shift, false)
  }

  function place() {
    // Before the element has a size, the library has no place for a price.
    if (time === undefined || !timeScale.getVisibleRange()) return
    const { candles, series } = shown()
    const candle = candles[indexOfTime(candles, time)]
    if (candle) chart.setCrosshairPosition(candle.close, timeOf(candle.time), series)
    else leave()
  }

  function leave() {
    time = undefined
    chart.clearCrosshairPosition()
    onLeave()
  }

  return {
    isPlaced: () => time !== undefined,
    /** Puts the crosshair back on its candle after the axis or the prices have moved. */
    place,
    /** Moves the crosshair, and returns the time of its candle. */
    move(action: ChartAction): number | undefined {
      const { candles } = shown()
      const newest = newestInView()
      const current = time === undefined ? undefined : indexOfTime(candles, time)
      const isFirstStep = current === undefined && action.type === 'step'
      const index = isFirstStep ? newest : movedIndex(action, current ?? newest, candles.length)
      time = candles[index]?.time
      scrollTo(index)
      place()
      return time
    },
    /** The pointer has taken the crosshair over. */
    release() {
      time = undefined
    },
    leave,
  }
}
