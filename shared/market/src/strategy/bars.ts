/**
 * Candles as columns of one length, oldest first: what a test of a strategy runs over. Plain typed arrays, so
 * that they go to a worker and back without being copied.
 */
export interface Bars {
  /** When each period began, in epoch milliseconds. */
  time: Float64Array
  open: Float64Array
  high: Float64Array
  low: Float64Array
  close: Float64Array
  volume: Float64Array
}

export function emptyBars(count: number): Bars {
  const column = () => new Float64Array(count)
  return {
    time: column(),
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column(),
  }
}

/** What goes to a worker, or comes from it, without being copied. */
export function buffersOf(bars: Bars): ArrayBuffer[] {
  return Object.values(bars).map((column: Float64Array) => column.buffer as ArrayBuffer)
}
