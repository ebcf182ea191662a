import type { IChartApiBase } from 'lightweight-charts'
import { wantsLessMotion } from '../../theme/lessMotion'
import { BAR_SPACING, RIGHT_OFFSET } from './chartOptions'

const MIN_BAR_SPACING = 1
const MAX_BAR_SPACING = 60

/** Which candles are on the screen. */
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
      const barSpacing = Math.min(MAX_BAR_SPACING, Math.max(MIN_BAR_SPACING, wanted))
      timeScale.applyOptions({ barSpacing })
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
