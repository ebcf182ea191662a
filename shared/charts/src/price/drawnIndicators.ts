import {
  bollinger,
  type Candle,
  type IndicatorId,
  INDICATORS,
  type IndicatorSetting,
  macd,
  rsi,
  sma,
  stochastic,
} from '@aldergate/market'
import { parametersOf } from './indicatorSettings'
import type { PlotColor } from './palette'

/** How a row of values is drawn; columns take their colour from the candle or from their own sign. */
type PlotStyle = 'line' | 'dashed' | 'columnsByCandle' | 'columnsBySign'

/** What a row of values is called; the catalogue has the words. */
export type PlotName =
  'value' | 'upper' | 'middle' | 'lower' | 'macd' | 'signal' | 'histogram' | 'k' | 'd'

export interface Plot {
  name: PlotName
  style: PlotStyle
  color: PlotColor
  /** One for each candle, NaN where there is none. */
  values: Float64Array
}

/** An indicator as it is drawn. */
export interface DrawnIndicator {
  /** Its short name with its parameters: "MACD 12 26 9". */
  title: string
  /** Over the candles, at their foot, or in a pane of its own. */
  place: 'price' | 'foot' | 'pane'
  /** Whether its values are prices of the pair, or a measure of their own, or volumes. */
  unit: 'price' | 'level' | 'volume'
  /** Fixed ends of its own scale. */
  range?: { minValue: number; maxValue: number }
  /** Levels that mean something, as lines across its pane. */
  guides: readonly number[]
  plots: readonly Plot[]
}

/** The candles' values, in the shape in which indicators take them. */
export interface Columns {
  high: Float64Array
  low: Float64Array
  close: Float64Array
  volume: Float64Array
}

const INDEX_RANGE = { minValue: 0, maxValue: 100 }

export function columnsOf(candles: readonly Candle[]): Columns {
  const column = () => new Float64Array(candles.length)
  const columns = { high: column(), low: column(), close: column(), volume: column() }
  candles.forEach(({ high, low, close, volume }, index) => {
    columns.high[index] = high
    columns.low[index] = low
    columns.close[index] = close
    columns.volume[index] = volume
  })
  return columns
}

/** Everything that the indicators draw over these candles. */
export function drawnIndicators(
  settings: readonly IndicatorSetting[],
  columns: Columns,
  shortNames: Readonly<Record<IndicatorId, string>>,
): DrawnIndicator[] {
  return settings.map((setting) => ({
    title: titleOf(setting, shortNames[setting.id]),
    ...drawn(setting, columns),
  }))
}

function titleOf(setting: IndicatorSetting, shortName: string): string {
  return [shortName, ...parametersOf(setting).map(({ value }) => value)].join(' ')
}

type Drawing = Omit<DrawnIndicator, 'title'>

function drawn(setting: IndicatorSetting, columns: Columns): Drawing {
  const { close, volume } = columns
  const color = setting.color ?? INDICATORS[setting.id].color
  switch (setting.id) {
    case 'movingAverage':
      return overPrices([line('value', color, sma(close, setting.period))])
    case 'bollinger': {
      const { upper, middle, lower } = bollinger(close, setting)
      return overPrices([
        line('upper', color, upper),
        { ...line('middle', color, middle), style: 'dashed' },
        line('lower', color, lower),
      ])
    }
    case 'rsi':
      return {
        ...ownPane([line('value', color, rsi(close, setting.period))], [70, 30]),
        range: INDEX_RANGE,
      }
    case 'stochastic': {
      const { k, d } = stochastic(columns, setting)
      return {
        ...ownPane([line('k', color, k), line('d', 'ma1', d)], [80, 20]),
        range: INDEX_RANGE,
      }
    }
    case 'macd': {
      const { macd: difference, signal, histogram } = macd(close, setting)
      const columnsBySign = {
        ...line('histogram', 'up', histogram),
        style: 'columnsBySign',
      } as const
      const lines = [line('macd', color, difference), line('signal', 'ma1', signal)]
      return { ...ownPane([columnsBySign, ...lines], [0]), unit: 'price' }
    }
    case 'volume':
      return {
        place: 'foot',
        unit: 'volume',
        guides: [],
        plots: [{ ...line('value', setting.color ?? 't3', volume), style: 'columnsByCandle' }],
      }
  }
}

function line(name: PlotName, color: PlotColor, values: Float64Array): Plot {
  return { name, style: 'line', color, values }
}

function overPrices(plots: readonly Plot[]): Drawing {
  return { place: 'price', unit: 'price', guides: [], plots }
}

function ownPane(plots: readonly Plot[], guides: readonly number[]): Drawing {
  return { place: 'pane', unit: 'level', guides, plots }
}
