import { createCandleColumns, type Figures } from './candleColumns'
import { cellsOf, DELIMITERS, isRowOpen } from './cells'
import { type Columns, columnsIn, NEEDED } from './columns'
import { type OrderedCandles, orderedCandles } from './candleOrder'
import { createRowJoiner } from './createRowJoiner'
import { type DecimalSign, decimalSignOf, numberIn } from './numberCell'
import { type FileProblem, type LineProblem, type Refusal, SHOWN_PROBLEMS } from './problem'
import { readTime } from './timeCell'

/** About two years of minute candles, for which a browser still computes a report at once. */
const MAX_ROWS = 1_000_000

/** The number of rows from which the decimal sign is detected. */
const SAMPLE_ROWS = 200

/** Cells in an error are truncated, because a line may hold anything. */
const SHOWN_TEXT = 40

export type ReadCandles =
  { status: 'read'; candles: OrderedCandles } | ({ status: 'refused' } & Refusal)

/** How the lines of one file are read: its header says the most of it, its first rows the rest. */
interface Layout {
  headers: readonly string[]
  columns: Columns
  delimiter: string
}

/** Receives the lines of a file one by one, and finally returns its candles or its problems. */
export function createCandleReader(maxRows = MAX_ROWS) {
  const candles = createCandleColumns()
  const problems: LineProblem[] = []
  let problemCount = 0
  let refusal: FileProblem | undefined
  let rows = 0
  let layout: Layout | undefined
  let saidDelimiter: string | undefined
  let sign: DecimalSign | undefined
  let sample: { cells: string[]; line: number }[] = []

  function report(problem: LineProblem) {
    problemCount += 1
    if (problems.length < SHOWN_PROBLEMS) problems.push(problem)
  }

  function takeHeader(text: string, line: number) {
    const [, said] = /^"?sep=(.)"?$/i.exec(text) ?? []
    if (said && !saidDelimiter) {
      saidDelimiter = said
      return
    }
    const read = layoutOf(text, saidDelimiter)
    if (read.status === 'read') layout = read.layout
    else if (read.status === 'missing') refusal = { fault: 'missingColumns', names: read.names }
    else report({ fault: 'columnTwice', line, column: shown(read.header) })
  }

  function takeRow(cells: string[], at: number, { headers, columns }: Layout) {
    const cellOf = (place: number) => (cells[place] ?? '').trim()
    const fail = (fault: LineProblem['fault'], place?: number) => {
      report({
        fault,
        line: at,
        ...(place === undefined
          ? {}
          : { column: shown(headers[place] ?? ''), text: shown(cellOf(place)) }),
      })
    }
    const absent = NEEDED.map((name) => columns[name]).find((place) => cellOf(place) === '')
    if (absent !== undefined) return fail('missing', absent)

    const clock = columns.clock === undefined ? '' : ` ${cellOf(columns.clock)}`
    const { dayFirst, monthFirst } = readTime(cellOf(columns.time) + clock)
    if (Number.isNaN(dayFirst) && Number.isNaN(monthFirst)) return fail('badTime', columns.time)

    // Without a volume column the volume is unknown.
    const volume = columns.volume === undefined ? Number.NaN : 0
    const figures = { open: 0, high: 0, low: 0, close: 0, volume }
    for (const name of ['open', 'high', 'low', 'close', 'volume'] as const) {
      const place = columns[name]
      // Some files leave the cell empty when nothing was traded.
      if (place === undefined || (name === 'volume' && /^-?$/.test(cellOf(place)))) continue
      const value = numberIn(cellOf(place), sign ?? '.')
      if (!Number.isFinite(value)) return fail('badNumber', place)
      if (name === 'volume' && value < 0) return fail('negative', place)
      if (name !== 'volume' && value <= 0) return fail('notAboveZero', place)
      figures[name] = value
    }
    const fault = faultOf(figures)
    if (fault) return fail(fault)
    candles.add(at, dayFirst, monthFirst, figures)
  }

  function settleSample(known: Layout) {
    const { open, high, low, close, volume } = known.columns
    const cellsAt = (places: readonly (number | undefined)[]) =>
      sample.flatMap(({ cells }) => places.map((at) => (at === undefined ? '' : (cells[at] ?? ''))))
    // Volumes may have decimals when prices are whole, so prices decide first.
    const prices = cellsAt([open, high, low, close])
    sign = decimalSignOf(prices, cellsAt([volume]), known.delimiter)
    for (const row of sample) takeRow(row.cells, row.line, known)
    sample = []
  }

  function take(text: string, line: number) {
    if (text.trim() === '' || refusal) return
    if (!layout) {
      // After an unusable header the rest cannot be read.
      if (problemCount === 0) takeHeader(text, line)
      return
    }
    rows += 1
    if (rows > maxRows) {
      refusal = { fault: 'tooManyRows', most: maxRows }
      return
    }
    const cells = cellsOf(text, layout.delimiter)
    if (sign !== undefined) return takeRow(cells, line, layout)
    sample.push({ cells, line })
    if (sample.length === SAMPLE_ROWS) settleSample(layout)
  }

  function isOpen(text: string): boolean {
    const delimiters = layout ? [layout.delimiter] : DELIMITERS
    return delimiters.some((delimiter) => isRowOpen(text, delimiter))
  }

  const joiner = createRowJoiner(isOpen, take)

  return {
    take: joiner.take,
    finish(): ReadCandles {
      joiner.finish()
      if (layout && sign === undefined) settleSample(layout)
      if (refusal) return { status: 'refused', of: 'file', problem: refusal }
      if (problemCount === 0 && !layout) {
        return { status: 'refused', of: 'file', problem: { fault: 'noRows' } }
      }
      if (problemCount === 0 && candles.count < 2) {
        const fault = candles.count === 0 ? 'noRows' : 'oneRow'
        return { status: 'refused', of: 'file', problem: { fault } }
      }
      const hasVolume = layout?.columns.volume !== undefined
      // With lines missing, their order is meaningless.
      const ordered = problemCount === 0 ? orderedCandles(candles, hasVolume, report) : undefined
      return ordered
        ? { status: 'read', candles: ordered }
        : { status: 'refused', of: 'lines', problems, count: problemCount }
    },
  }
}

/** The layout with the delimiter that finds the most columns; if none finds all, the columns missing then. */
function layoutOf(text: string, said: string | undefined) {
  const reads = (said ? [said] : DELIMITERS).map((delimiter) => {
    const headers = cellsOf(text, delimiter).map((cell) => cell.trim())
    return { read: columnsIn(headers), headers, delimiter }
  })
  const missing = ({ read }: (typeof reads)[number]) =>
    read.status === 'missing' ? read.names.length : 0
  const best = reads.reduce((one, other) => (missing(other) < missing(one) ? other : one))
  const { read, headers, delimiter } = best
  if (read.status !== 'read') return read
  return { status: 'read', layout: { headers, delimiter, columns: read.columns } } as const
}

function faultOf({ open, high, low, close }: Figures): LineProblem['fault'] | undefined {
  if (low > high) return 'lowAboveHigh'
  if (open < low || open > high) return 'openOutside'
  return close < low || close > high ? 'closeOutside' : undefined
}

function shown(text: string): string {
  const characters = Array.from(text.slice(0, 4 * SHOWN_TEXT))
  return characters.length > SHOWN_TEXT ? `${characters.slice(0, SHOWN_TEXT).join('')}…` : text
}
