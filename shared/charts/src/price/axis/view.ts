import type { IChartApiBase } from 'lightweight-charts'
import { wantsLessMotion } from '@aldergate/ui'
import { BAR_SPACING, RIGHT_OFFSET } from './chartOptions'

const MAX_BAR_SPACING = 60

/** Candles that are brought into view take at most so much less than all of the width. */
const ROOM_AROUND = 1.5

/** Controls which candles are on the screen. */
export function createView(chart: IChartApiBase) {
  const timeScale = chart.timeScale()

  return {
    /** Whether the newest candle is on the screen. */
    isFollowing: () => timeScale.scrollPosition() > -1,

    /** Larger or smaller candles; the newest one in sight stays where it is. */
    zoom(factor: number) {
      const range = timeScale.getVisibleLogicalRange()
      if (!range) return
      const wanted = (timeScale.width() / (range.to - range.from)) * factor
      // The library keeps to the least, at which all candles fill the width.
      const barSpacing = Math.min(MAX_BAR_SPACING, wanted)
      timeScale.applyOptions({ barSpacing })
    },

    /** Lets nobody zoom out further than to all of the candles: they fill the width, also one that grows. */
    fill(candles: number) {
      const minBarSpacing = Math.min(BAR_SPACING, timeScale.width() / (candles + RIGHT_OFFSET))
      const shown = timeScale.options()
      if (minBarSpacing === shown.minBarSpacing) return
      timeScale.applyOptions({ minBarSpacing })
      // Held at its first candle, a chart that got wider has gone on into the future.
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

    /** Back to the newest candle, gliding unless the trader asked for no motion. */
    showNewest() {
      timeScale.scrollToPosition(RIGHT_OFFSET, !wantsLessMotion())
    },

    /** As nobody had scrolled or zoomed. */
    reset() {
      timeScale.applyOptions({ barSpacing: BAR_SPACING, rightOffset: RIGHT_OFFSET })
      chart.priceScale('right').applyOptions({ autoScale: true })
    },
  }
}
