import { backtestedOf, barsOf } from '@aldergate/testing/backtestRun'
import { tradeAt, type TradeColumns } from '@aldergate/market/strategy'
import { tradesFile, type TradesRequest, type TradeWords } from './tradesFile'

const WORDS: TradeWords = {
  headers: {
    number: 'No.',
    direction: 'Direction',
    entryTime: 'In',
    entryPrice: 'At',
    exitTime: 'Out',
    exitPrice: 'For',
    exit: 'By',
    quantity: 'Units',
    fees: 'Fees',
    profit: 'P/L',
    return: '%',
  },
  direction: { long: 'Long', short: 'Short' },
  exit: {
    rule: 'Exit rule',
    stop: 'Stop-loss',
    target: 'Take-profit',
    liquidation: 'Liquidation',
    end: 'End of data',
  },
}

const ONE = backtestedOf(barsOf([100, 100, 101]), [
  { entryBar: 1, exitBar: 2, exit: 'end', quantity: 2, fees: 0.5 },
]).trades

/** The same trade again and again. */
function tradesOf(count: number): TradeColumns {
  const columns = Object.entries(ONE).map(
    ([name, column]: [string, ArrayLike<number> | number]) => {
      return [
        name,
        typeof column === 'number' ? count : new Float64Array(count).fill(column[0] ?? 0),
      ]
    },
  )
  return Object.fromEntries(columns) as TradeColumns
}

async function written(request: TradesRequest) {
  const shares: number[] = []
  const file = await tradesFile(request, (share) => shares.push(share))
  return { file, text: await file.text(), shares }
}

it('writes a row a trade, with times, money and percent, as spreadsheets read it', async () => {
  const { file, text } = await written({
    as: 'csv',
    trades: tradesOf(1),
    words: WORDS,
    decimalSign: '.',
  })
  const bytes = new Uint8Array(await file.arrayBuffer())

  expect(file.type).toBe('text/csv;charset=utf-8')
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
    'No.,Direction,In,At,Out,For,By,Units,Fees,P/L,%',
    '1,Long,2026-01-02T00:00:00.000Z,100,2026-01-03T00:00:00.000Z,101,End of data,2,0.50,1.50,0.75',
  ])
})

it.each([0, 1, 4_999, 5_000, 5_001])('loses and repeats none of %d trades', async (count) => {
  const trades = tradesOf(count)
  const { text, shares } = await written({ as: 'csv', trades, words: WORDS, decimalSign: ',' })
  const [header, ...rows] = text.replace('\ufeff', '').split('\r\n')

  expect(header).toMatch(/^No\.;Direction;/)
  expect(rows.map((row) => Number(row.split(';')[0]))).toEqual(
    Array.from({ length: count }, (_, place) => place + 1),
  )
  expect(shares.at(-1)).toBe(1)
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares)
})

it.each([1, 2, 5_001])(
  'writes %d trades behind the rest of a run as one piece of JSON',
  async (count) => {
    const trades = tradesOf(count)
    const rest = { settings: { name: 'One\n    0\n  ]\n}' }, figures: { totalPnL: 19.5 } }
    const { file, text } = await written({ as: 'json', trades, rest })
    const all = Array.from({ length: count }, (_, place) => {
      const trade = tradeAt(trades, place)
      const iso = (time: number) => new Date(time).toISOString()
      return { ...trade, entryTime: iso(trade.entryTime), exitTime: iso(trade.exitTime) }
    })

    expect(file.type).toBe('application/json')
    expect(text).toBe(JSON.stringify({ ...rest, trades: all }, undefined, 2))
  },
)

it('has an empty list in JSON where there was no trade', async () => {
  const { text } = await written({ as: 'json', trades: tradesOf(0), rest: { figures: {} } })

  expect(JSON.parse(text)).toEqual({ figures: {}, trades: [] })
})
