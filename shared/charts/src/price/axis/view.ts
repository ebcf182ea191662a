import type { IChartApiBase } from 'lightweight-charts'
import { wantsLessMotion } from '@aldergate/ui'
import { BAR_SPACING, RIGHT_OFFSET } from './chartOptions'

const MAX_BAR_SPACING = 60

/** The factor by which the view may exceed the candles that it shows. */
const ROOM_AROUND = 1.5

/** Controls which candles are on the screen. */
export function createView(chart: IChartApiBase) {
  const timeScale = chart.timeScale()

  return {
    /** Whether the newest candle is on the screen. */
    isFollowing: () => timeScale.scrollPosition() > -1,

    /** Makes candles larger or smaller; the newest visible one stays in place. */
    zoom(factor: number) {
      const range = timeScale.getVisibleLogicalRange()
      if (!range) return
      const wanted = (timeScale.width() / (range.to - range.from)) * factor
      // The library keeps to the least, at which all candles fill the width.
      const barSpacing = Math.min(MAX_BAR_SPACING, wanted)
      timeScale.applyOptions({ barSpacing })
    },

    /** Limits zooming out to all candles filling the width, including one that grows. */
    fill(candles: number) {
      const minBarSpacing = Math.min(BAR_SPACING, timeScale.width() / (candles + RIGHT_OFFSET))
      const shown = timeScale.options()
      if (minBarSpacing === shown.minBarSpacing) return
      timeScale.applyOptions({ minBarSpacing })
      // A chart held at its first candle has extended into the future when it got wider.
      if (shown.barSpacing < minBarSpacing) timeScale.applyOptions({ rightOffset: RIGHT_OFFSET })
    },

    /** Brings some candles of all into view, with some around them. */
    show(first: number, last: number, candles: number) {
      const width = timeScale.width()
      const asUsual = Math.min(width / BAR_SPACING, candles + RIGHT_OFFSET)
      const around = (last - first + 1) * ROOM_AROUND
      const shown = Math.max(asUsual, around, width / MAX_BAR_SPACING)
      const middle = (first + last) / 2
      timeScale.setVisibleLogicalRange({ from: middle - shown / 2, to: middle + shown / 2 })
    },

    /** Scrolls back to the newest candle, smoothly unless the trader prefers reduced motion. */
    showNewest() {
      timeScale.scrollToPosition(RIGHT_OFFSET, !wantsLessMotion())
    },

    /** Resets scrolling and zoom. */
    reset() {
      timeScale.applyOptions({ barSpacing: BAR_SPACING, rightOffset: RIGHT_OFFSET })
      chart.priceScale('right').applyOptions({ autoScale: true })
    },
  }
}
