import {
  type Columns,
  type DrawnLine,
  type Indicator,
  indicatorLines,
  indicatorOf,
  type IndicatorSetting,
  type LineStyle,
  parametersOf,
} from '@aldergate/market'
import type { LocalText } from '@aldergate/contract'
import type { PlotColor } from './plotColor'

export interface Plot {
  /** The line's, as the indicator calls it. */
  id: string
  /** Tells it from the indicator's others; a plot that is all of the indicator has none. */
  name?: string
  style: LineStyle
  color: PlotColor
  /** One for each candle, NaN where there is none. */
  values: Float64Array
}

/** An indicator as it is drawn. */
export interface DrawnIndicator extends Pick<Indicator['draw'], 'place' | 'unit' | 'guides'> {
  /** Its label with its parameters: "MACD 12 26 9". */
  title: string
  /** Fixed ends of its own scale. */
  range?: { minValue: number; maxValue: number }
  plots: readonly Plot[]
}

/** Everything that the indicators draw over these candles, in the words of one language. */
export function drawnIndicators(
  settings: readonly IndicatorSetting[],
  columns: Columns,
  inWords: (text: LocalText) => string,
): DrawnIndicator[] {
  return settings.map((setting) => {
    const { words, draw, values, color } = indicatorOf(setting.id)
    const computed = indicatorLines(setting, columns)
    const { place, unit, guides, lines } = draw
    return {
      title: [inWords(words.label), ...parametersOf(setting).map(({ value }) => value)].join(' '),
      place,
      unit,
      guides,
      range: rangeOf(values),
      plots: lines.map((line) => ({
        id: line.line,
        name: line.name && inWords(line.name),
        style: line.style,
        color: colorOf(line, setting.color ?? color),
        values: computed[line.line] ?? new Float64Array(),
      })),
    }
  })
}

function rangeOf({ min, max }: Indicator['values']): DrawnIndicator['range'] {
  if (min === undefined || max === undefined) return undefined
  return { minValue: min, maxValue: max }
}

function colorOf({ style, isSecond }: DrawnLine<string>, own: string): PlotColor {
  if (style === 'columnsBySign') return 'up'
  return isSecond ? 'ma1' : own
}
