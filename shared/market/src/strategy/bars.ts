/** Candles as columns of equal length, oldest first: the input of a backtest. */
export interface Bars {
  /** When each period began, in epoch milliseconds. */
  time: Float64Array
  open: Float64Array
  high: Float64Array
  low: Float64Array
  close: Float64Array
  /** NaN when unknown. */
  volume: Float64Array
}

const COLUMNS = ['time', 'open', 'high', 'low', 'close', 'volume'] as const

export function emptyBars(count: number): Bars {
  return barsBy(() => new Float64Array(count))
}

/** Creates bars column by column. */
export function barsBy(column: (name: keyof Bars) => Float64Array): Bars {
  return Object.fromEntries(COLUMNS.map((name) => [name, column(name)])) as unknown as Bars
}

/** The most frequent step between bars, the shortest in case of a tie; NaN for fewer than two bars. */
export function spacingOf(time: Float64Array): number {
  const counts = new Map<number, number>()
  const stepTo = (bar: number) => (time[bar] as number) - (time[bar - 1] as number)
  for (let bar = 1; bar < time.length;) {
    const [first, step] = [bar, stepTo(bar)]
    // Equal steps that follow each other are counted at once: a sweep asks for each combination.
    while (bar < time.length && stepTo(bar) === step) bar += 1
    counts.set(step, (counts.get(step) ?? 0) + bar - first)
  }
  let [spacing, most] = [Number.NaN, 0]
  for (const [step, count] of counts) {
    if (count > most || (count === most && step < spacing)) [spacing, most] = [step, count]
  }
  return spacing
}

/** Bars held in a Blob instead of the page's memory: any number of workers can read them without being sent a copy. */
export interface StoredBars {
  /** One column after the other. */
  columns: Blob
  count: number
  /** The time between two bars without a gap. */
  spacingMs: number
}

/** Stores bars; they may be changed afterwards. */
export function storedBars(bars: Bars, spacingMs: number): StoredBars {
  const columns = COLUMNS.map((name) => bars[name] as Float64Array<ArrayBuffer>)
  return { columns: new Blob(columns), count: bars.time.length, spacingMs }
}

/** Reads stored bars, column by column: all of them, or those from a place up to another one. */
export async function loadedBars(
  { columns, count }: StoredBars,
  from = 0,
  until = count,
): Promise<Bars> {
  const byteOf = (place: number) => place * Float64Array.BYTES_PER_ELEMENT
  const loaded = await Promise.all(
    COLUMNS.map((_, column) => {
      const start = column * count
      return columns.slice(byteOf(start + from), byteOf(start + until)).arrayBuffer()
    }),
  )
  return barsBy((name) => new Float64Array(loaded[COLUMNS.indexOf(name)] as ArrayBuffer))
}
