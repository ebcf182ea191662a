import {
  ColorType,
  CrosshairMode,
  type DeepPartial,
  type LocalizationOptions,
  LineStyle,
  type TickMarkFormatter,
  TickMarkType,
  type Time,
  type TimeChartOptions,
} from 'lightweight-charts'
import { font } from '@aldergate/ui'
import type { ChartPalette } from '@aldergate/ui/data'
import type { ChartFormat, TickUnit } from '../model/chartFormat'
import { msOf } from './chartTime'

/** The initial width of a candle with its gap, in pixels. */
export const BAR_SPACING = 8

/** Room to the right of the newest candle, in candles. */
export const RIGHT_OFFSET = 3

const TICK_UNITS: Record<TickMarkType, TickUnit> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
}

/** Returns the options that a chart keeps for as long as it exists. */
export function lastingOptions(format: ChartFormat): DeepPartial<TimeChartOptions> {
  const tick: TickMarkFormatter = (time, type) => format.tick(msOf(time), TICK_UNITS[type])
  const localization: LocalizationOptions<Time> = {
    locale: 'en-GB',
    dateFormat: 'yyyy-MM-dd',
    timeFormatter: (time: Time) => format.moment(msOf(time)),
  }
  return {
    autoSize: true,
    localization,
    layout: { fontFamily: font.text, fontSize: 11, attributionLogo: false },
    crosshair: { mode: CrosshairMode.Normal },
    rightPriceScale: { borderVisible: false, entireTextOnly: true },
    timeScale: {
      barSpacing: BAR_SPACING,
      rightOffset: RIGHT_OFFSET,
      fixLeftEdge: true,
      timeVisible: true,
      secondsVisible: false,
      tickMarkFormatter: tick,
    },
    // The page scrolls over the chart: its wheel and its vertical swipes are not the chart's.
    handleScroll: { vertTouchDrag: false, mouseWheel: false },
    handleScale: { mouseWheel: false },
  }
}

/** Returns the options that change with the theme. */
export function themeOptions(palette: ChartPalette): DeepPartial<TimeChartOptions> {
  const crosshairLine = {
    color: palette.t3,
    labelBackgroundColor: palette.s3,
    style: LineStyle.Dashed,
  }
  return {
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: palette.t2,
      panes: { separatorColor: palette.border, separatorHoverColor: palette.s3 },
    },
    grid: { vertLines: { color: palette.grid }, horzLines: { color: palette.grid } },
    crosshair: { vertLine: crosshairLine, horzLine: crosshairLine },
    timeScale: { borderColor: palette.border },
  }
}
