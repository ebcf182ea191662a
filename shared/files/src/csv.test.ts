import fc from 'fast-check'
import papa from 'papaparse'
import { csvText, type DecimalSign } from './csv'
import type { ColumnKind, ReportTable, ReportValue } from './table'

function column(kind: ColumnKind, ...values: ReportValue[]): ReportTable {
  return { columns: [{ header: 'Value', kind }], rows: values.map((value) => [value]) }
}

async function cells(table: ReportTable): Promise<string[]> {
  return (await csvText(table)).split('\r\n').slice(1)
}

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const GUARD = new RegExp(`^'(?=${FORMULA.source.slice(1)})`)

const anySign = fc.constantFrom<DecimalSign>('.', ',')

it('has a header row, and lines that end in CRLF', async () => {
  const table: ReportTable = {
    columns: [
      { header: 'Pair', kind: 'text' },
      { header: 'Profit', kind: 'money' },
      { header: 'Closed', kind: 'date' },
    ],
    rows: [
      ['BTC/GBP', 1234.5, Date.UTC(2026, 10, 21, 14, 5)],
      ['ETH/GBP', '-20.00', null],
    ],
  }

  expect(await csvText(table)).toBe(
    'Pair,Profit,Closed\r\nBTC/GBP,1234.50,2026-11-21T14:05:00.000Z\r\nETH/GBP,-20.00,',
  )
})

it('is split and read by a spreadsheet whose decimals follow a comma', async () => {
  const table: ReportTable = {
    columns: [
      { header: 'Par', kind: 'text' },
      { header: 'Ganancia', kind: 'money' },
      { header: 'Cantidad', kind: 'number' },
      { header: 'Cierre', kind: 'date' },
    ],
    rows: [
      ['BTC/GBP', 1234.5, 7e-7, Date.UTC(2026, 10, 21, 14, 5)],
      ['uno; dos, tres 1.5', '-20.00', '0.38', null],
    ],
  }

  expect(await csvText(table, ',')).toBe(
    'Par;Ganancia;Cantidad;Cierre\r\nBTC/GBP;1234,50;0,0000007;2026-11-21T14:05:00.000Z\r\n' +
      '"uno; dos, tres 1.5";-20,00;0,38;',
  )
})

it('quotes what would break a line or a cell', async () => {
  const table = column('text', 'a,b', 'say "hi"', 'one\r\ntwo', ' padded ')

  expect(await csvText(table)).toBe('Value\r\n"a,b"\r\n"say ""hi"""\r\n"one\r\ntwo"\r\n" padded "')
})

it.each(['=1+1', '+1', '-5', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－5', '＠SUM(A1)'])(
  'keeps the text %j from being a formula',
  async (text) => {
    expect(await cells(column('text', text))).toEqual([`'${text}`])
  },
)

it('keeps a header from being a formula', async () => {
  expect(await csvText({ columns: [{ header: '=1+1', kind: 'number' }], rows: [] })).toBe("'=1+1")
})

it('keeps a number below zero a number', async () => {
  expect(await cells(column('number', -5, '-5', -0.1))).toEqual(['-5', '-5', '-0.1'])
  expect(await cells(column('money', -5, '-5.00'))).toEqual(['-5.00', '-5.00'])
})

it('guards a text that stands in a column of numbers', async () => {
  expect(await cells(column('money', '=1+1', '-5+cmd', '–'))).toEqual(["'=1+1", "'-5+cmd", '–'])
})

it('writes small numbers without powers of ten', async () => {
  expect(await cells(column('number', 0.000007, 7e-7, -1.5e-9, 1e21))).toEqual([
    '0.000007',
    '0.0000007',
    '-0.0000000015',
    '1e+21',
  ])
})

it('writes no minus before nothing', async () => {
  expect(await cells(column('number', -0))).toEqual(['0'])
  expect(await cells(column('money', -0.001))).toEqual(['0.00'])
})

it('leaves a cell empty where there is no value', async () => {
  const table: ReportTable = {
    columns: [
      { header: 'A', kind: 'number' },
      { header: 'B', kind: 'money' },
      { header: 'C', kind: 'date' },
      { header: 'D', kind: 'text' },
    ],
    rows: [[NaN, Infinity, 1e20, null], []],
  }

  expect(await cells(table)).toEqual([',,,', ',,,'])
})

it('gives back every text after reading, but for the guard', async () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 20 })
  const risky = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '"',
    "'",
    ',',
    ';',
    '£',
    '−',
    ' ',
  )
  const anyCell = fc.oneof(
    anyText,
    fc.array(risky).map((characters) => characters.join('')),
  )
  const anyRows = fc.array(fc.tuple(anyCell, anyCell), { minLength: 1 })

  await fc.assert(
    fc.asyncProperty(anyRows, anySign, async (rows, sign) => {
      const columns = ['One', 'Two'].map((header) => ({ header, kind: 'text' as const }))
      const { data, errors } = papa.parse<string[]>(await csvText({ columns, rows }, sign), {
        delimiter: sign === ',' ? ';' : ',',
        newline: '\r\n',
      })
      const unguarded = data.map((row) => row.map((cell) => cell.replace(GUARD, '')))
      const expected = rows.map((row) => row.map((cell) => cell.replace(GUARD, '')))

      expect(errors).toEqual([])
      expect(unguarded).toEqual([['One', 'Two'], ...expected])
      expect(data.flat().filter((cell) => FORMULA.test(cell))).toEqual([])
    }),
  )
})

it('gives back every number exactly, as either sort of spreadsheet reads it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      anySign,
      async (value, sign) => {
        const text = await csvText(column('number', value), sign)
        const cell = text.split('\r\n')[1] ?? ''

        expect(cell).not.toContain(sign === ',' ? '.' : ',')
        expect(Number(cell.replace(sign, '.'))).toBe(value === 0 ? 0 : value)
      },
    ),
  )
})
