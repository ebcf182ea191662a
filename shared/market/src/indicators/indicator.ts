import type { ParameterRange } from '../parameterRange'
import type { Timeframe } from '../timeframes'
import type { Words } from '../words'
import type { Columns } from './columns'
import type { PriceSource } from './priceSource'

/** The values that an indicator can have; without an end, any value. */
interface ValueRange {
  min?: number
  max?: number
}

/**
 * How a line is drawn. Columns take their colour from the candle or from their own sign, a line by its side
 * from whether the close stands above or below it.
 */
export type LineStyle =
  'line' | 'dashed' | 'dots' | 'lineBySide' | 'columnsByCandle' | 'columnsBySign'

/** Where an indicator is offered: the specification's six come first, the others by what they tell. */
export type IndicatorGroup = 'common' | 'trend' | 'momentum' | 'volatility' | 'volume'

/** One of the lines that an indicator draws. */
export interface DrawnLine<Line extends string> {
  line: Line
  style: LineStyle
  /** Tells it from the others; a line that is all of the indicator has none. */
  name?: Words
  /** In the colour of second lines, not in that of the indicator. */
  isSecond?: boolean
  /** In the colour of rises or of falls. */
  side?: 'up' | 'down'
}

interface IndicatorWords {
  /** The specification's name. */
  name: Words
  /** Beside a chart, where room is short: "Stoch". */
  label: Words
  /** In a sentence: "Stochastic". */
  short: Words
  /** Says which line a condition compares, where there are several. */
  compares?: Words
}

interface Drawing<Line extends string> {
  /** Over the candles, at their foot, or in a pane of its own. */
  place: 'price' | 'foot' | 'pane'
  /** Whether its values are prices of the pair, or a measure of their own, or volumes. */
  unit: 'price' | 'level' | 'volume'
  /** Levels that mean something, as lines across its pane. */
  guides: readonly number[]
  /** The first stands behind the others. */
  lines: readonly DrawnLine<Line>[]
}

/** The figures that an indicator is computed from. */
interface Figures extends Columns {
  /** Of every candle the price that is chosen as its source; without a choice the close. */
  price: Float64Array
}

/** All that the product knows of an indicator: whoever computes, draws, compares, keeps or names it reads this. */
export interface Indicator<
  Parameter extends string = string,
  Line extends string = string,
  Main extends Parameter = Parameter,
> {
  words: IndicatorWords
  group: IndicatorGroup
  /** As rules write it, in whatever case they do. */
  keyword: string
  /** As links write it, where that is not its id. */
  linkName?: string
  /** Of the line that is its value; shows on the dark and on the light panel. */
  color: string
  /** In the order in which they are written. */
  parameters: Readonly<Record<Parameter, ParameterRange>>
  /** The one that says enough where only one is asked for; without it, no single one does. */
  mainParameter?: Main
  values: ValueRange
  /** A value that traders compare it with. */
  usualLevel: number
  /** The line that a condition such as "MACD > 0" compares. */
  value: Line
  draw: Drawing<Line>
  /** The price that it looks at, and at nothing else, unless the trader chooses another; without it there is no choice. */
  source?: PriceSource
  /** Looks at the volume: of candles without one it has no value. */
  readsVolume?: true
  /** Counts on from the first candle that it knows: its changes mean something, its level does not. */
  isCumulative?: true
  /**
   * How many candles before the first shown one it has to know, so that this one has its value: that which
   * all of the past would give, but for its fifth digit.
   */
  warmUp(parameters: Readonly<Record<Parameter, number>>, timeframe: Timeframe): number
  /** Each line has one value for each candle, NaN where there is none. */
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
