import {
  type Columns,
  type DrawnLine,
  type Indicator,
  indicatorLines,
  indicatorOf,
  type IndicatorSetting,
  type LineStyle,
  parametersIn,
} from '@aldergate/market/indicators'
import type { LocalText } from '@aldergate/contract'
import type { PlotColor } from './colors'

export interface Plot {
  /** The id of the line within the indicator. */
  id: string
  /** The name of the plot; missing if it is the indicator's only one. */
  name?: string
  style: LineStyle
  color: PlotColor
  /** One per candle, NaN for a missing one. */
  values: Float64Array
}

/** An indicator prepared for drawing. */
export interface DrawnIndicator extends Pick<Indicator['draw'], 'place' | 'unit' | 'guides'> {
  /** Its label with its parameters: "MACD 12 26 9". */
  title: string
  /** Fixed ends of its own scale. */
  range?: { minValue: number; maxValue: number }
  plots: readonly Plot[]
}

/**
 * Everything that the indicators draw over the newest `count` candles, in the words of one language and the figures of
 * one number format. Each has values of its own, which may begin before these candles.
 */
export function drawnIndicators(
  settings: readonly IndicatorSetting[],
  figures: readonly Columns[],
  count: number,
  inWords: (text: LocalText) => string,
  inFigures: (value: number) => string,
): DrawnIndicator[] {
  return settings.map((setting, index) => {
    const { words, draw, values, color } = indicatorOf(setting.id)
    const columns = figures[index]
    const computed = columns ? indicatorLines(setting, columns) : {}
    const { place, unit, guides, lines } = draw
    const parameters = parametersIn(setting).map((value) =>
      typeof value === 'number' ? inFigures(value) : value,
    )
    return {
      title: [inWords(words.label), ...parameters].join(' '),
      place,
      unit,
      guides,
      range: rangeOf(values),
      plots: lines.map((line) => ({
        id: line.line,
        name: line.name && inWords(line.name),
        style: line.style,
        color: colorOf(line, setting.color ?? color),
        values: newest(computed[line.line], count),
      })),
    }
  })
}

function newest(values: Float64Array = new Float64Array(), count: number): Float64Array {
  return values.slice(Math.max(0, values.length - count))
}

function rangeOf({ min, max }: Indicator['values']): DrawnIndicator['range'] {
  if (min === undefined || max === undefined) return undefined
  return { minValue: min, maxValue: max }
}

function colorOf({ style, isSecond, side }: DrawnLine<string>, own: string): PlotColor {
  if (style === 'columnsBySign' || style === 'lineBySide') return 'up'
  if (side) return side
  return isSecond ? 'ma1' : own
}
