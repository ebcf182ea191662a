import { csvText, type ReportTable } from '@aldergate/files'
import { DAY_MS } from '@aldergate/market'
import fc from 'fast-check'
import { createCandleReader, type ReadCandles } from './candleReader'

function read(text: string, maxRows?: number): ReadCandles {
  const reader = createCandleReader(maxRows)
  for (const line of text.split(/\r\n|\n/)) reader.take(line)
  return reader.finish()
}

/** Each candle as a row of its own figures. */
function rowsOf(text: string) {
  const found = read(text)
  if (found.status !== 'read') return found
  const { time, open, high, low, close, volume } = found.candles.bars
  return Array.from(time, (at, bar) => [
    new Date(at).toISOString(),
    ...[open, high, low, close, volume].map((column) => column[bar]),
  ])
}

const ROWS = [
  ['2026-01-02T09:00:00.000Z', 1, 3, 0.5, 2, 10],
  ['2026-01-02T10:00:00.000Z', 2, 4, 1.5, 3.25, 0],
]

it.each([
  [
    'ISO dates and commas',
    'time,open,high,low,close,volume\n2026-01-02T09:00:00Z,1,3,0.5,2,10\n2026-01-02T10:00:00Z,2,4,1.5,3.25,0',
  ],
  [
    'semicolons and decimal commas, quotes and capitals',
    '"Date";"Open";"High";"Low";"Close";"Volume"\n"2026-01-02 09:00";"1";"3";"0,5";"2";"10"\n"2026-01-02 10:00";"2,0";"4";"1,5";"3,25";""',
  ],
  [
    'seconds since 1970, in another order, beside other columns, within spaces',
    'Symbol, Close , Low, High, Open, Unix, Volume BTC\nX, 2, 0.5, 3, 1, 1767344400, 10\nX, 3.25, 1.5, 4, 2, 1767348000, 0',
  ],
  [
    'milliseconds, without the last volume',
    'timestamp|o|h|l|c|v\n1767344400000|1|3|.5|2|10\n1767348000000|2|4|1.5|3.25|-',
  ],
  [
    'the two columns of MetaTrader, and tabs',
    '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\n2026.01.02\t09:00:00\t1\t3\t0.5\t2\t10\n2026.01.02\t10:00:00\t2\t4\t1.5\t3.25\t0',
  ],
  [
    'Spanish names, the delimiter told, groups of thousands and an offset',
    'sep=;\nFecha y hora;Apertura;Máximo;Mínimo;Último;Volumen\n02.01.2026 10:00+01:00;1,00;3,0;0,5;2,0;10\n02.01.2026 11:00+01:00;2,00;4,0;1,5;3,25;0,000',
  ],
  [
    'French and Chinese names, the newest first',
    '日期,ouverture,plus haut,最低价,Clôture (GBP),成交量\n20260102 1000,2,4,1.5,3.25,0\n20260102 0900,1,3,0.5,2,10',
  ],
])('reads %s', (_what, text) => {
  expect(rowsOf(text)).toEqual(ROWS)
})

it('knows no volume where the file has no column of it; an empty cell of one is a volume of nothing', () => {
  const row = '2026-01-0'
  const volumes = (header: string, ...rows: string[]) => rowsOf([header, ...rows].join('\n'))
  expect(volumes('time,open,high,low,close', `${row}1,1,1,1,1`, `${row}2,1,1,1,1`)).toMatchObject([
    { 5: NaN },
    { 5: NaN },
  ])
  expect(
    volumes('time,open,high,low,close,volume', `${row}1,1,1,1,1,`, `${row}2,1,1,1,1,7`),
  ).toMatchObject([{ 5: 0 }, { 5: 7 }])
})

it.each([
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['1’234.5', 1234.5],
  ['£1,234.50', 1234.5],
  ['0,123', 0.123],
  ['1.234', 1.234],
  ['12345,678', 12345.678],
  ['1.234.567', 1_234_567],
  ['1,234', 1234],
  ['7e-7', 7e-7],
  ['+5.', 5],
])('reads a price of "%s" in a file of commas as %d', (cell, price) => {
  const row = (day: number) => `2026-01-0${day}${`,"${cell}"`.repeat(4)}`
  const found = read(['date,open,high,low,close', row(1), row(2)].join('\n'))
  expect(found.status === 'read' && found.candles.bars.close[1]).toBe(price)
})

it.each([
  '1767344400.5',
  '1767344400.50',
  '1767344400.500',
  '1767344400.500000',
  '1767344400500',
  '1767344400500000',
  '20260102090000.500',
])('reads the time "%s", however it is written', (cell) => {
  const rows = rowsOf(`time,open,high,low,close\n2026-01-02,1,1,1,1\n${cell},1,1,1,1`)
  expect(rows).toMatchObject([{}, { 0: '2026-01-02T09:00:00.500Z' }])
})

it.each(['2026-01-02T14:30:00+05:30', '2026-01-02 14:30+0530', '2026-01-02 05:30-03:30'])(
  'reads the offset of "%s" to the minute',
  (cell) => {
    const rows = rowsOf(`time,open,high,low,close\n2026-01-02,1,1,1,1\n${cell},1,1,1,1`)
    expect(rows).toMatchObject([{}, { 0: '2026-01-02T09:00:00.000Z' }])
  },
)

it('takes "1,234" for a decimal where semicolons part the cells', () => {
  const rows = rowsOf(
    'date;open;high;low;close\n2026-01-01;1,234;1,234;1,234;1,234\n2026-01-02;2;2;2;2',
  )
  expect(rows).toMatchObject([[expect.any(String), 1.234, 1.234, 1.234, 1.234, NaN], {}])
})

it.each([
  ['\t', '990', '1,011', 1011],
  [';', '990', '1.011', 1011],
  [';', '990', '1,011', 1011],
  [',', '2', '"1,011"', 1.011],
])(
  'reads by the prices around it, where cells are parted by %j, beside %s %s as %d',
  (delimiter, plain, cell, price) => {
    const row = (day: number, written: string) =>
      [`2026-01-0${day}`, ...Array(4).fill(written)].join(delimiter)
    const rows = rowsOf(
      [['date', 'open', 'high', 'low', 'close'].join(delimiter), row(1, plain), row(2, cell)].join(
        '\n',
      ),
    )
    expect(rows).toMatchObject([{ 1: Number(plain) }, { 1: price }])
  },
)

it.each([
  ['13,2', 13.2],
  ['12,838', 12.838],
])('takes the volume "%s" for a decimal where prices are whole', (volume, value) => {
  const rows = rowsOf(
    `date;open;high;low;close;volume\n2026-01-01;2;2;2;2;${volume}\n2026-01-02;2;2;2;2;7,5`,
  )
  expect(rows).toMatchObject([{ 5: value }, { 5: 7.5 }])
})

it('lets the whole file say whether the day or the month stands first', () => {
  const days = (...dates: string[]) =>
    rowsOf(['date,open,high,low,close', ...dates.map((date) => `${date},1,1,1,1`)].join('\n'))
  expect(days('12/01/2026', '13/01/2026')).toMatchObject([
    ['2026-01-12T00:00:00.000Z', 1, 1, 1, 1, NaN],
    ['2026-01-13T00:00:00.000Z', 1, 1, 1, 1, NaN],
  ])
  expect(days('1/12/2026 4:00 PM', '1/13/2026 4:00 PM')).toMatchObject([
    ['2026-01-12T16:00:00.000Z', 1, 1, 1, 1, NaN],
    ['2026-01-13T16:00:00.000Z', 1, 1, 1, 1, NaN],
  ])
  expect(days('01/02/2026', '02/02/2026')).toMatchObject({
    problems: [{ fault: 'ambiguousDate', line: 2 }],
  })
  expect(days('13/01/2026', '01/14/2026')).toMatchObject({
    problems: [{ fault: 'otherDates', line: 3 }],
  })
})

it('names line, column and text of every wrong cell, counts all and shows the first', () => {
  const text = [
    'Time,Open,High,Low,Close,Volume',
    '2026-01-01,1,3,0.5,2,10',
    '2026-01-02,1,abc,0.5,2,10',
    '',
    '2026-02-30,1,3,0.5,2,10',
    '2026-01-04,1,3,,2,10',
    '2026-01-05,1,3,4,2,10',
    '2026-01-06,9,3,0.5,2,10',
    '2026-01-07,1,3,0.5,9,10',
    '2026-01-08,1,3,0,2,10',
    '2026-01-09,1,3,0.5,2,-1',
    '2026-01-10,1,3,0.5,0x10,1',
    '2026-01-11,1,3',
    '"2026-01-12,1,3,0.5,2,10',
  ].join('\n')
  expect(read(text)).toEqual({
    status: 'refused',
    of: 'lines',
    count: 11,
    problems: [
      { fault: 'badNumber', line: 3, column: 'High', text: 'abc' },
      { fault: 'badTime', line: 5, column: 'Time', text: '2026-02-30' },
      { fault: 'missing', line: 6, column: 'Low', text: '' },
      { fault: 'lowAboveHigh', line: 7 },
      { fault: 'openOutside', line: 8 },
      { fault: 'closeOutside', line: 9 },
      { fault: 'notAboveZero', line: 10, column: 'Low', text: '0' },
      { fault: 'negative', line: 11, column: 'Volume', text: '-1' },
      { fault: 'badNumber', line: 12, column: 'Close', text: '0x10' },
      { fault: 'missing', line: 13, column: 'Low', text: '' },
    ],
  })
})

it.each([
  ['an open below its low', '0.4,3,0.5,2', 'openOutside'],
  ['an open above its high', '3.1,3,0.5,2', 'openOutside'],
  ['a close below its low', '1,3,0.5,0.4', 'closeOutside'],
  ['a close above its high', '1,3,0.5,3.1', 'closeOutside'],
])('refuses %s', (_what, prices, fault) => {
  const text = `time,open,high,low,close\n2026-01-01,1,3,0.5,2\n2026-01-02,${prices}`
  expect(read(text)).toMatchObject({ status: 'refused', problems: [{ fault, line: 3 }] })
})

it('says where times do not rise, stand twice or lie between', () => {
  const problemsOf = (...hours: string[]) => {
    const found = read(
      ['time,open,high,low,close', ...hours.map((hour) => `2026-01-01 ${hour},1,1,1,1`)].join('\n'),
    )
    return found.status === 'refused' && found.of === 'lines' ? found.problems : found
  }
  expect(problemsOf('00:00', '01:00', '01:00', '00:30', '02:00')).toEqual([
    { fault: 'sameTime', line: 4 },
    { fault: 'notRising', line: 5 },
  ])
  expect(problemsOf('00:00', '01:00', '01:07', '02:00', '03:00', '04:00')).toMatchObject([
    { fault: 'offGrid', line: 4 },
    { fault: 'offGrid', line: 5 },
  ])
})

it('tells what is missing from a file as a whole', () => {
  const problemOf = (text: string, most?: number) => {
    const found = read(text, most)
    return found.status === 'refused' && found.of === 'file' ? found.problem : found
  }
  expect(problemOf('')).toEqual({ fault: 'noRows' })
  expect(problemOf('time,open,high,low,close')).toEqual({ fault: 'noRows' })
  expect(problemOf('time,open,high,low,close\n2026-01-01,1,1,1,1')).toEqual({ fault: 'oneRow' })
  expect(problemOf('time;open;top;low\n1;2;3;4')).toEqual({
    fault: 'missingColumns',
    names: ['high', 'close'],
  })
  expect(problemOf('1767344400,1,1,1,1\n1767348000,1,1,1,1')).toMatchObject({
    fault: 'missingColumns',
  })
  expect(
    problemOf('time,open,high,low,close\n2026-01-01,1,1,1,1\n2026-01-02,1,1,1,1\nx', 2),
  ).toEqual({ fault: 'tooManyRows', most: 2 })
  expect(
    problemOf('time,open,high,low,close\n2026-01-01,1,1,1,1\n2026-01-02,1,1,1,1', 2),
  ).toMatchObject({ status: 'read' })
  expect(read('time,open,high,low,close,Last\n2026-01-01,1,1,1,1,1')).toMatchObject({
    problems: [{ fault: 'columnTwice', line: 1, column: 'Last' }],
  })
})

it('tells the spacing, and where candles are missing', () => {
  const found = read(
    [
      'time,open,high,low,close',
      ...['00:00', '00:15', '01:00', '01:15', '01:45'].map((hour) => `2026-01-01 ${hour},1,1,1,1`),
    ].join('\n'),
  )
  expect(found).toMatchObject({
    candles: {
      spacingMs: 900_000,
      hasVolume: false,
      isReversed: false,
      gaps: {
        count: 2,
        missing: 3,
        longest: { from: Date.UTC(2026, 0, 1, 0, 15), until: Date.UTC(2026, 0, 1, 1), missing: 2 },
      },
    },
  })
})

it.each([
  [24, ['28T00:00+01:00', '29T00:00+01:00', '30T00:00+02:00', '31T00:00+02:00']],
  [4, ['28T20:00+01:00', '29T00:00+01:00', '29T04:00+02:00', '29T08:00+02:00', '29T12:00+02:00']],
])('reads candles of %d hours over a change of the clocks', (hours, times) => {
  const rows = times.map((time) => `2026-03-${time},1,1,1,1`)
  expect(read(['date,open,high,low,close', ...rows].join('\n'))).toMatchObject({
    candles: { spacingMs: hours * 3_600_000, gaps: { count: 0 } },
  })
})

const price = fc.double({ min: 1e-9, max: 1e9, noNaN: true })

const candles = fc.record({
  start: fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  spacingMs: fc.constantFrom(60_000, 900_000, 3_600_000, DAY_MS, 1_000),
  rows: fc.array(
    fc.tuple(
      fc.tuple(price, price, price, price).map((four) => four.toSorted((a, b) => a - b)),
      fc.double({ min: 0, max: 1e12, noNaN: true }),
    ),
    { minLength: 2, maxLength: 30 },
  ),
})

it('reads back exactly what was written as CSV, with either sign of decimals', async () => {
  await fc.assert(
    fc.asyncProperty(
      candles,
      fc.constantFrom('.', ','),
      async ({ start, spacingMs, rows }, sign) => {
        const figures = rows.map(([[low, open, close, high], volume], bar) => {
          return [start.getTime() + bar * spacingMs, open, high, low, close, volume] as number[]
        })
        const table: ReportTable = {
          columns: (['time', 'open', 'high', 'low', 'close', 'volume'] as const).map((header) => ({
            header,
            kind: header === 'time' ? 'date' : 'number',
          })),
          rows: figures,
        }
        const found = read(await csvText(table, sign as '.' | ','))
        expect(found.status).toBe('read')
        if (found.status !== 'read') return
        const { time, open, high, low, close, volume } = found.candles.bars
        const columns = [time, open, high, low, close, volume]
        expect(figures.map((_, bar) => columns.map((column) => column[bar]))).toEqual(
          figures.map((row) => row.map((value) => value + 0)),
        )
        expect(found.candles.spacingMs).toBe(spacingMs)
      },
    ),
  )
})

it('reads a row whose quoted cell has line ends within it, and names its first line', () => {
  const lines = [
    '"Date\n(UTC)",Open,High,Low,Close,Volume,"Note, \nor none"',
    '2026-01-02 09:00,1,3,0.5,2,10,"said:\n\n""a, b"""',
    '2026-01-02 10:00,2,4,1.5,3.25,0,x',
  ]
  expect(rowsOf(lines.join('\n'))).toEqual(ROWS)
  expect(read([...lines, '2026-01-02 11:00,none,4,1.5,3.25,0,"\n"'].join('\n'))).toMatchObject({
    problems: [{ fault: 'badNumber', line: 8, text: 'none' }],
  })
})

it('takes a quote that nobody closes for one of the text, and reads all lines after it', () => {
  const rows = Array.from({ length: 150 }, (_, minute) => {
    const at = new Date(Date.UTC(2026, 0, 2) + minute * 60_000).toISOString()
    return `${at},1,3,0.5,2,10,${minute === 3 || minute === 140 ? '"5 inches' : 'x'}`
  })
  expect(rowsOf(['time,open,high,low,close,volume,note', ...rows].join('\n'))).toHaveLength(150)
})

it('takes any text without a crash, and every error stands within its lines', () => {
  const header = fc.constantFrom(
    'time,open,high,low,close',
    'date;open;high;low;close;volume',
    'Date\tTime\tO\tH\tL\tC',
    'sep=|',
  )
  const cell = fc.oneof(
    fc.constantFrom('2026-01-01', '1767344400', '09:00', '13/01/2026', '1', '2,5', '1.5', '"', ''),
    fc.string({ maxLength: 8 }),
    fc.double().map(String),
  )
  const row = fc
    .tuple(fc.array(cell, { maxLength: 7 }), fc.constantFrom(',', ';', '\t', '|'))
    .map(([cells, delimiter]) => cells.join(delimiter))
  const anything = fc.oneof(fc.string({ unit: 'binary' }), row, header)
  fc.assert(
    fc.property(fc.option(header), fc.array(anything, { maxLength: 12 }), (first, lines) => {
      const text = [...(first === null ? [] : [first]), ...lines].join('\n')
      const found = read(text)
      if (found.status === 'read') {
        expect(found.candles.bars.time.length).toBeGreaterThan(1)
        return
      }
      if (found.of === 'file') return
      expect(found.count).toBeGreaterThanOrEqual(found.problems.length)
      for (const { line } of found.problems) {
        expect(line).toBeGreaterThanOrEqual(1)
        expect(line).toBeLessThanOrEqual(text.split(/\r\n|\n/).length)
      }
    }),
    { numRuns: 1_000 },
  )
})
