import type { Candle } from '../candles'

/** The candles as columns, the input format of indicators. */
export interface Columns {
  /** When each candle began, in epoch milliseconds. */
  time: Float64Array
  open: Float64Array
  high: Float64Array
  low: Float64Array
  close: Float64Array
  /** NaN when unknown. */
  volume: Float64Array
}

/** For an indicator that uses closes only. */
export function columnsOfCloses(close: Float64Array): Columns {
  const none = new Float64Array(close.length)
  return { time: none, open: close, high: close, low: close, close, volume: none }
}

export function columnsOf(candles: readonly Candle[]): Columns {
  const column = () => new Float64Array(candles.length)
  const [time, open, high, low] = [column(), column(), column(), column()]
  const [close, volume] = [column(), column()]
  for (let index = 0; index < candles.length; index += 1) {
    const candle = candles[index] as Candle
    time[index] = candle.time
    open[index] = candle.open
    high[index] = candle.high
    low[index] = candle.low
    close[index] = candle.close
    volume[index] = candle.volume
  }
  return { time, open, high, low, close, volume }
}
