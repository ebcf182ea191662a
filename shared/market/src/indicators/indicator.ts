import type { ParameterRange } from '../parameterRange'
import type { Timeframe } from '../timeframes'
import type { Words } from '../words'
import type { Columns } from './columns'
import type { PriceSource } from './priceSource'

/** The range of an indicator's values; a missing end is unbounded. */
interface ValueRange {
  min?: number
  max?: number
}

/**
 * The style of a line. Columns are coloured by the candle or by their own sign, a line with sides by whether the close
 * is above or below it.
 */
export type LineStyle =
  'line' | 'dashed' | 'dots' | 'lineBySide' | 'columnsByCandle' | 'columnsBySign'

/** The group in which an indicator is offered: the specification's six first, the others by what they measure. */
export type IndicatorGroup = 'common' | 'trend' | 'momentum' | 'volatility' | 'volume'

/** One of the lines that an indicator draws. */
export interface DrawnLine<Line extends string> {
  line: Line
  style: LineStyle
  /** The name of the line; missing if it is the indicator's only one. */
  name?: Words
  /** Drawn in the colour for second lines instead of the indicator's. */
  isSecond?: boolean
  /** Drawn in the colour of rises or of falls. */
  side?: 'up' | 'down'
}

interface IndicatorWords {
  /** The specification's name. */
  name: Words
  /** Beside a chart, where space is tight: "Stoch". */
  label: Words
  /** In a sentence: "Stochastic". */
  short: Words
  /** Names the line that a condition compares, if there are several. */
  compares?: Words
}

interface Drawing<Line extends string> {
  /** Drawn over the candles, at their foot, or in a separate pane. */
  place: 'price' | 'foot' | 'pane'
  /** Whether its values are prices of the pair, or a measure of their own, or volumes. */
  unit: 'price' | 'level' | 'volume'
  /** Levels that mean something, as lines across its pane. */
  guides: readonly number[]
  /** Drawn in this order, the first behind the others. */
  lines: readonly DrawnLine<Line>[]
}

/** The figures that an indicator is computed from. */
interface Figures extends Columns {
  /** Each candle's price from the chosen source; the close if there is no choice. */
  price: Float64Array
}

/** The descriptor of an indicator: the single source for computing, drawing, comparing, storing and naming it. */
export interface Indicator<
  Parameter extends string = string,
  Line extends string = string,
  Main extends Parameter = Parameter,
> {
  words: IndicatorWords
  group: IndicatorGroup
  /** The keyword in rules, case-insensitive. */
  keyword: string
  /** The name in links, if it differs from the id. */
  linkName?: string
  /** The colour of its main line, visible on the dark and on the light panel. */
  color: string
  /** In the order in which they are written. */
  parameters: Readonly<Record<Parameter, ParameterRange>>
  /** The parameter that is enough where only one is asked for; missing if no single one is. */
  mainParameter?: Main
  values: ValueRange
  /** A value that traders compare it with. */
  usualLevel: number
  /** The line that a condition such as "MACD > 0" compares. */
  value: Line
  draw: Drawing<Line>
  /** The default price source of an indicator that uses a single price; missing if there is no choice. */
  source?: PriceSource
  /** Looks at the volume: of candles without one it has no value. */
  readsVolume?: true
  /** Counts on from the first candle that it knows: its changes mean something, its level does not. */
  isCumulative?: true
  /**
   * How many earlier candles it needs for the first shown value to match the value from the full history up to its
   * fifth digit.
   */
  warmUp(parameters: Readonly<Record<Parameter, number>>, timeframe: Timeframe): number
  /** Returns one value per candle for each line, NaN for a missing one. */
  compute(
    figures: Figures,
    parameters: Readonly<Record<Parameter, number>>,
  ): Readonly<Record<Line, Float64Array>>
}

/** Checks a descriptor and keeps the names of its parameters and lines. */
export function indicator<
  const Parameter extends string,
  const Line extends string,
  const Main extends Parameter = never,
>(facts: Indicator<Parameter, Line, Main>): Indicator<Parameter, Line, Main> {
  return facts
}
