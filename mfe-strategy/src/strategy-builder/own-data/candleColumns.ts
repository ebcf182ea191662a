import type { Bars } from '@aldergate/market/strategy'

const NAMES = ['open', 'high', 'low', 'close', 'volume'] as const

/** The numbers of one line. */
export type Figures = Readonly<Record<(typeof NAMES)[number], number>>

/** Growing columns of numbers, with the line number of each row. */
export function createCandleColumns() {
  let room = 1_024
  let count = 0
  const names = ['line', 'dayFirst', 'monthFirst', ...NAMES] as const
  const columns = Object.fromEntries(names.map((name) => [name, new Float64Array(room)])) as Record<
    (typeof names)[number],
    Float64Array
  >

  function grow() {
    room *= 2
    for (const name of names) {
      const larger = new Float64Array(room)
      larger.set(columns[name])
      columns[name] = larger
    }
  }

  return {
    get count() {
      return count
    },
    add(line: number, dayFirst: number, monthFirst: number, figures: Figures) {
      if (count === room) grow()
      columns.line[count] = line
      columns.dayFirst[count] = dayFirst
      columns.monthFirst[count] = monthFirst
      for (const name of NAMES) columns[name][count] = figures[name]
      count += 1
    },
    column: (name: (typeof names)[number]) => columns[name].slice(0, count),
    bars: (time: Float64Array): Bars => ({
      time,
      open: columns.open.slice(0, count),
      high: columns.high.slice(0, count),
      low: columns.low.slice(0, count),
      close: columns.close.slice(0, count),
      volume: columns.volume.slice(0, count),
    }),
  }
}
