/** What was paid when, oldest first, in columns of equal length. */
export interface PriceColumns {
  /** Epoch milliseconds, never falling. */
  readonly times: Float64Array
  readonly prices: Float64Array
}

/** The same with what was traded. */
export interface Ticks extends PriceColumns {
  /** Whole pounds that changed hands since the tick before. */
  readonly volumes: Float64Array
}

export interface Tick {
  time: number
  price: number
  volume: number
}

/** Where a column has a value; asked beyond its end, that is a mistake of the caller. */
export function valueAt(column: Float64Array, index: number): number {
  const value = column[index]
  if (value === undefined) throw new RangeError(`No tick ${index}: there are ${column.length}.`)
  return value
}

/** The index of the first tick at or after a time; the number of ticks when there is none. */
export function firstTickFrom({ times }: PriceColumns, time: number): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (valueAt(times, middle) < time) low = middle + 1
    else high = middle
  }
  return low
}
