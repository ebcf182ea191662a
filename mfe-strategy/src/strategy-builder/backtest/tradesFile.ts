import { BYTE_ORDER_MARK, csvText, type ReportTable } from '@aldergate/files'
import {
  type Direction,
  type ExitReason,
  tradeAt,
  type TradeColumns,
  tradeReturn,
} from '@aldergate/market/strategy'

/** The trades to write to a file, and its format. */
export type TradesRequest = { trades: TradeColumns } & (
  | { as: 'csv'; words: TradeWords; decimalSign: Parameters<typeof csvText>[1] }
  /** The trades follow upon the rest of a run's data. */
  | { as: 'json'; rest: object }
)

/** Texts in the trader's language. */
export interface TradeWords {
  headers: Readonly<Record<keyof typeof KINDS, string>>
  direction: Readonly<Record<Direction, string>>
  exit: Readonly<Record<ExitReason, string>>
}

const KINDS = {
  number: 'number',
  direction: 'text',
  entryTime: 'date',
  entryPrice: 'number',
  exitTime: 'date',
  exitPrice: 'number',
  exit: 'text',
  quantity: 'number',
  fees: 'money',
  profit: 'money',
  return: 'number',
} as const satisfies Record<string, ReportTable['columns'][number]['kind']>

/** The number of trades written between two progress reports. */
const AT_ONCE = 5_000

/** Writes trades to a file, oldest first, and reports its progress, from 0 to 1. */
export async function tradesFile(
  request: TradesRequest,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const { count } = request.trades
  const write = request.as === 'csv' ? csvParts(request) : jsonParts(request)
  const parts: Blob[] = []
  for (let from = 0; from === 0 || from < count; from += AT_ONCE) {
    const until = Math.min(count, from + AT_ONCE)
    parts.push(new Blob([await write.part(from, until)]))
    onProgress(count === 0 ? 1 : until / count)
  }
  return new Blob([write.start, ...parts, write.end], { type: write.type })
}

/** A file from its start to its end; a part is some of its trades. */
interface Parts {
  type: string
  start: string
  part: (from: number, until: number) => string | Promise<string>
  end: string
}

function csvParts({ trades, words, decimalSign }: Extract<TradesRequest, { as: 'csv' }>): Parts {
  const columns = (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((name) => ({
    header: words.headers[name],
    kind: KINDS[name],
  }))

  async function part(from: number, until: number) {
    const rows = placesFrom(from, until).map((place) => {
      const trade = tradeAt(trades, place)
      return [
        place + 1,
        words.direction[trade.direction],
        trade.entryTime,
        trade.entryPrice,
        trade.exitTime,
        trade.exitPrice,
        words.exit[trade.exit],
        trade.quantity,
        trade.fees,
        trade.profit,
        Number((tradeReturn(trade) * 100).toFixed(4)),
      ]
    })
    const text = await csvText({ columns, rows }, decimalSign)
    // Only the first part keeps its header; each other part begins with the previous line's break.
    return from === 0 ? text : text.slice(text.indexOf('\r\n'))
  }

  return { type: 'text/csv;charset=utf-8', start: BYTE_ORDER_MARK, part, end: '' }
}

/** The same output as one `JSON.stringify` with two spaces. Times in ISO 8601. */
function jsonParts({ trades, rest }: Extract<TradesRequest, { as: 'json' }>): Parts {
  const [start = '', end = ''] = JSON.stringify({ ...rest, trades: [0] }, undefined, 2).split(
    /\n {4}0(?=\n {2}\]\n\}$)/,
  )
  const isoTime = (time: number) => new Date(time).toISOString()

  function part(from: number, until: number) {
    const written = placesFrom(from, until).map((place) => {
      const trade = tradeAt(trades, place)
      const data = {
        ...trade,
        entryTime: isoTime(trade.entryTime),
        exitTime: isoTime(trade.exitTime),
      }
      return `\n    ${JSON.stringify(data, undefined, 2).replaceAll('\n', '\n    ')}`
    })
    return (from === 0 ? '' : ',') + written.join()
  }

  return { type: 'application/json', start, part, end }
}

function placesFrom(from: number, until: number): number[] {
  return Array.from({ length: until - from }, (_, row) => from + row)
}
