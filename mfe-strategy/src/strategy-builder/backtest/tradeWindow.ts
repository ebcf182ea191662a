import type { BarWindow, TradeColumns } from '@aldergate/market/strategy'

/** The maximum number of candles on the chart: a few screens, which draw within a frame. */
export const MOST_CANDLES = 900

/** Windows start at multiples of this fraction of their width, so that neighbouring trades share one. */
const STEPS = 6

/** The bars of `count` on the chart of a trade: all of them, or a window around it, aggregated if it is long. */
export function windowAround(entryBar: number, exitBar: number, count: number): BarWindow {
  if (count <= MOST_CANDLES) return { from: 0, until: count, each: 1 }
  const each = Math.ceil((exitBar - entryBar + 1) / (MOST_CANDLES / 2))
  const width = MOST_CANDLES * each
  const step = width / STEPS
  const wished = Math.floor(((entryBar + exitBar) / 2 - width / 2) / step) * step
  const from = Math.max(0, Math.min(wished, count - width))
  return { from, until: Math.min(count, from + width), each }
}

/** The places of the trades that have some part within a window. There is one position at a time: entries rise with exits. */
export function tradesWithin(
  { entryBar, exitBar, count }: Pick<TradeColumns, 'entryBar' | 'exitBar' | 'count'>,
  { from, until }: BarWindow,
): number[] {
  let [place, end] = [0, count]
  while (place < end) {
    const middle = (place + end) >> 1
    if (Number(exitBar[middle]) < from) place = middle + 1
    else end = middle
  }
  const places: number[] = []
  for (; place < count && Number(entryBar[place]) < until; place += 1) places.push(place)
  return places
}
