import type { Candle } from '../candles'

/** The candles' figures, in the shape in which indicators take them. */
export interface Columns {
  high: Float64Array
  low: Float64Array
  close: Float64Array
  volume: Float64Array
}

/** For an indicator that looks at closes alone. */
export function columnsOfCloses(close: Float64Array): Columns {
  return { high: close, low: close, close, volume: new Float64Array(close.length) }
}

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
