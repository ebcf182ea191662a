import type { NumberFormat } from '@aldergate/platform'
import type { Language } from '@aldergate/contract'
import { createFormat, localeOf, NO_VALUE, numberLocale } from '@aldergate/ui'
import { type Pair, pairDecimals, type Timeframe } from '@aldergate/market'

/** The unit that a mark of the time axis shows: the one that has changed since the previous mark. */
export type TickUnit = 'year' | 'month' | 'day' | 'time'

/** Formats a chart's texts in the product's style. */
export interface ChartFormat {
  locale: string
  /** The locale of the numbers. */
  numbers: string
  /** The time zone of the times; days are UTC days. */
  timeZone: string
  /** How many the pair's prices have. */
  decimals: number
  price: (price: number) => string
  /** In pounds for the market; a file's unit is unknown. */
  volume: (volume: number) => string
  /** With as many decimals as it has. */
  number: (value: number) => string
  /** An indicator that is no price, such as an index from 0 to 100. */
  level: (value: number) => string
  signedPercent: (percent: number) => string
  /** When a candle began. */
  moment: (time: number) => string
  tick: (time: number, unit: TickUnit) => string
}

interface ChartFormatSettings {
  language: Language
  timeZone: string
  numberFormat: NumberFormat
  pair: Pair
  timeframe: Timeframe
  /** The decimals of candles that are not the market's. */
  decimals?: number | undefined
}

const TICK_OPTIONS: Record<TickUnit, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
}

export function createChartFormat({
  language,
  timeZone: chosenZone,
  numberFormat,
  pair,
  timeframe,
  decimals: ownDecimals,
}: ChartFormatSettings): ChartFormat {
  const decimals = ownDecimals ?? pairDecimals(pair)
  const timeZone = timeframe === '1D' ? 'UTC' : chosenZone
  const locale = localeOf(language)
  const numbers = numberLocale(language, numberFormat)
  const format = createFormat({ language, timeZone, discreet: false, numberFormat })
  const isInPounds = ownDecimals === undefined
  const compact = new Intl.NumberFormat(locale, {
    style: isInPounds ? 'currency' : 'decimal',
    currency: 'GBP',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 2,
  })
  // The signs, and the place of the currency, are those of the number format; the words are the language's.
  const frame = isInPounds ? format.money(0, 0) : format.number(0)
  const signs = new Map([
    ['currency', ''],
    ['decimal', format.decimalSign],
    ['group', format.number(10_000).charAt(2)],
  ])
  const ticks = Object.fromEntries(
    Object.entries(TICK_OPTIONS).map(([unit, options]) => [
      unit,
      new Intl.DateTimeFormat(locale, { ...options, timeZone }),
    ]),
  ) as Record<TickUnit, Intl.DateTimeFormat>

  function shortened(volume: number): string {
    const parts = compact.formatToParts(volume)
    const figure = parts.map(({ type, value }) => signs.get(type) ?? value).join('')
    return frame.replace('0', figure.trim())
  }

  return {
    locale,
    numbers,
    timeZone,
    decimals,
    price: (price) => format.price(price, decimals),
    volume: (volume) => (Number.isFinite(volume) ? shortened(volume) : NO_VALUE),
    number: (value) => format.number(value),
    level: (value) => format.number(value, 2),
    signedPercent: (percent) => format.signedPercent(percent),
    moment: timeframe === '1D' ? format.date : format.dateTime,
    tick: (time, unit) => ticks[unit].format(time),
  }
}
