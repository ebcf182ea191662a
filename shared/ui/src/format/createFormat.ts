import type { NumberFormat } from '@aldergate/platform'
import type { Language } from '@aldergate/contract'
import { localeOf } from '../i18n/locale'
import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatExactTime,
  formatTime,
  type Moment,
} from './dates'
import { numberLocale } from './numberLocale'
import {
  decimalSignOf,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatSampleAmount,
  formatSignedMoney,
  formatSignedPercent,
} from './numbers'

/** The settings that decide how a value is written. */
interface FormatSettings {
  language: Language
  timeZone: string
  /** Masks the trader's amounts; prices and percentages stay visible. */
  discreet: boolean
  numberFormat: NumberFormat
}

/** Formats values in the trader's language and time zone; "–" for no value. */
export interface Format {
  money: (gbp: number, digits?: number) => string
  signedMoney: (gbp: number, digits?: number) => string
  /** Pounds without the sign; for a price that ticks use `usePairPrice`. */
  price: (gbp: number, decimals?: number) => string
  /** 12.5 is "12.50%". */
  percent: (percent: number, digits?: number) => string
  signedPercent: (percent: number, digits?: number) => string
  /** Pass a quantity of the ledger as text: a large one would be rounded as a `number`. */
  number: (value: number | string, digits?: number) => string
  /** A sample amount that is written like "£1.2B". */
  sampleAmount: (text: string) => string
  /** Joined as in a sentence: "gold, silver and oil". */
  list: (words: readonly string[]) => string
  /** One after the other; Chinese sets no space between them. Empty ones are left out. */
  sentences: (sentences: readonly (string | false | undefined)[]) => string
  /** For files that a spreadsheet reads. */
  decimalSign: '.' | ','
  date: (moment: Moment) => string
  time: (moment: Moment) => string
  exactTime: (moment: Moment) => string
  dateTime: (moment: Moment) => string
  /** From the number of whole seconds that have passed. */
  ago: (seconds: number) => string
}

/** A fixed length, whatever the amount. */
export const MASK = '•••••'

export function createFormat({
  language,
  timeZone,
  discreet,
  numberFormat,
}: FormatSettings): Format {
  const locale = localeOf(language)
  const numbers = numberLocale(language, numberFormat)
  return {
    money: (gbp, digits) => (discreet ? MASK : formatMoney(gbp, numbers, digits)),
    signedMoney: (gbp, digits) => (discreet ? MASK : formatSignedMoney(gbp, numbers, digits)),
    price: (gbp, decimals) => formatPrice(gbp, numbers, decimals),
    percent: (percent, digits) => formatPercent(percent, numbers, digits),
    signedPercent: (percent, digits) => formatSignedPercent(percent, numbers, digits),
    number: (value, digits) => formatNumber(value, numbers, digits),
    // Uses the language's own units, whatever the number format is elsewhere.
    sampleAmount: (text) => formatSampleAmount(text, locale),
    list: (words) => new Intl.ListFormat(locale).format(words),
    sentences: (sentences) => sentences.filter(Boolean).join(language === 'zh' ? '' : ' '),
    // Lazy: the first formatter of a document costs a browser as much as a hundred elements.
    get decimalSign() {
      return decimalSignOf(numbers)
    },
    date: (moment) => formatDate(moment, locale, timeZone),
    time: (moment) => formatTime(moment, locale, timeZone),
    exactTime: (moment) => formatExactTime(moment, locale, timeZone),
    dateTime: (moment) => formatDateTime(moment, locale, timeZone),
    ago: (seconds) => formatAgo(seconds, locale),
  }
}
