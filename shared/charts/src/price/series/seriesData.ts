import type { ChartPalette } from '@aldergate/ui/data'
import type { CandlestickData, HistogramData, LineData, WhitespaceData } from 'lightweight-charts'
import type { Candle } from '@aldergate/market'
import { timeOf } from '../axis/chartTime'
import type { Plot } from '../model/drawnIndicators'
import { translucent } from '../model/colors'

/** Translucent, because columns stand behind candles or lines. */
const COLUMN_ALPHA = 0.45

export function candlePoint({ time, open, high, low, close }: Candle): CandlestickData {
  return { time: timeOf(time), open, high, low, close }
}

export function linePoint({ time, close }: Candle): LineData {
  return { time: timeOf(time), value: close }
}

/** The value of a plot at a candle: a gap where there is none. */
export function plotPoint(
  plot: Plot,
  candles: readonly Candle[],
  index: number,
  palette: ChartPalette,
): LineData | HistogramData | WhitespaceData {
  const candle = candles[index]
  if (!candle) throw new RangeError(`No candle at ${index}: pass an index of the candles`)
  const time = timeOf(candle.time)
  const value = plot.values[index] ?? Number.NaN
  if (!Number.isFinite(value)) return { time }
  switch (plot.style) {
    case 'line':
    case 'dashed':
    case 'dots':
      return { time, value }
    case 'lineBySide':
      return { time, value, color: candle.close >= value ? palette.up : palette.down }
    case 'columnsBySign':
      return { time, value, color: columnColor(value >= 0, palette) }
    case 'columnsByCandle':
      return { time, value, color: columnColor(candle.close >= candle.open, palette) }
  }
}

function columnColor(isUp: boolean, palette: ChartPalette): string {
  return translucent(isUp ? palette.up : palette.down, COLUMN_ALPHA)
}
