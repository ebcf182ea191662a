/** The columns that a file of candles must have; the volume is optional. */
export const NEEDED = ['time', 'open', 'high', 'low', 'close'] as const

export type NeededColumn = (typeof NEEDED)[number]

type ColumnName = NeededColumn | 'volume'

/** Places of the columns, from 0. */
export type Columns = Readonly<Record<(typeof NEEDED)[number], number>> & {
  /** The column of the time of day, if it is separate from the date. */
  clock?: number | undefined
  volume?: number | undefined
}

/** The headers of brokers and exchanges, in the languages of this app, as `plain` leaves them. */
const HEADERS: Readonly<Record<ColumnName | 'date', readonly string[]>> = {
  time: [
    ...['time', 'timestamp', 'datetime', 'dateandtime', 'dateandtimeutc', 'datetimeutc'],
    ...['opentime', 'timeutc', 'utctime', 'gmttime', 'candletime', 'unix', 'unixtime', 'epoch'],
    ...['hora', 'heure', 'fechahora', 'fechayhora', 'dateheure', '时间', '日期时间'],
  ],
  date: ['date', 'day', 'dateutc', 'utcdate', 'fecha', '日期'],
  open: ['open', 'o', 'openprice', 'opening', 'apertura', 'ouverture', 'ouv', '开盘', '开盘价'],
  high: ['high', 'h', 'highprice', 'max', 'maximo', 'plushaut', 'haut', '最高', '最高价'],
  low: ['low', 'l', 'lowprice', 'min', 'minimo', 'plusbas', 'bas', '最低', '最低价'],
  close: [
    ...['close', 'c', 'closeprice', 'last', 'closelast', 'cierre', 'ultimo'],
    ...['cloture', 'dernier', '收盘', '收盘价'],
  ],
  volume: ['volume', 'vol', 'v', 'tickvol', 'tickvolume', 'volumen', '成交量'],
}

/** Headers that may mean a time of day or, without a separate date, a full time. */
const CLOCKS = ['time', 'timeutc', 'utctime', 'hora', 'heure', '时间']

export type ReadColumns =
  | { status: 'read'; columns: Columns }
  | { status: 'missing'; names: readonly NeededColumn[] }
  | { status: 'twice'; header: string }

/** Finds the columns of a header row, ignoring others. */
export function columnsIn(headers: readonly string[]): ReadColumns {
  const names = headers.map(plain)
  const placesOf = (name: ColumnName | 'date') =>
    names.flatMap((header, place) =>
      HEADERS[name].includes(header) || (name === 'volume' && header.startsWith('volume'))
        ? [place]
        : [],
    )
  const [date, time] = [placesOf('date')[0], placesOf('time')[0]]
  const isClock = date !== undefined && time !== undefined && CLOCKS.includes(names[time] ?? '')
  const found = {
    time: isClock ? date : (time ?? date),
    open: placesOf('open'),
    high: placesOf('high'),
    low: placesOf('low'),
    close: placesOf('close'),
  }
  const { open, high, low, close } = found
  const second = [open, high, low, close].find((places) => places.length > 1)?.[1]
  if (second !== undefined) return { status: 'twice', header: headers[second] ?? '' }
  if (
    found.time === undefined ||
    open[0] === undefined ||
    high[0] === undefined ||
    low[0] === undefined ||
    close[0] === undefined
  ) {
    const isMissing = (name: (typeof NEEDED)[number]) =>
      name === 'time' ? found.time === undefined : found[name].length === 0
    return { status: 'missing', names: NEEDED.filter(isMissing) }
  }
  return {
    status: 'read',
    columns: {
      time: found.time,
      open: open[0],
      high: high[0],
      low: low[0],
      close: close[0],
      clock: isClock ? time : undefined,
      volume: placesOf('volume')[0],
    },
  }
}

/** A header as letters and digits: "<Open>", "open_price", "Máximo" and "Open (GBP)" are "open", "openprice", "maximo" and "open". */
function plain(header: string): string {
  return header
    .replace(/\([^)]*\)/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
