import { priceDecimals } from '@aldergate/contract'

/** Shown in place of a missing number. */
export const NO_VALUE = '–'

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Making a format costs a hundred times more than using it: each is made once. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = numberFormats.get(key)
  if (known) return known
  // Always grouped, so that figures in a column match: "1.500,00" like "45.000,00", where Spanish prose has "1500,00".
  const made = new Intl.NumberFormat(locale, { useGrouping: 'always', ...options })
  numberFormats.set(key, made)
  return made
}

/** Numeric text is formatted as it is: a `number` would round its seventeenth digit. */
function write(value: number | string, locale: string, options: Intl.NumberFormatOptions): string {
  if (!Number.isFinite(Number(value))) return NO_VALUE
  return numberFormat(locale, options)
    .format(value as Intl.StringNumericLiteral)
    .replaceAll('-', '−')
}

/** Never "−0.00" and never "+0.00". */
const UNSIGNED = { signDisplay: 'negative' } as const
const SIGNED = { signDisplay: 'exceptZero' } as const

function pounds(digits: number): Intl.NumberFormatOptions {
  return {
    style: 'currency',
    currency: 'GBP',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }
}

/** An amount of pounds: "£1,234.50". */
export function formatMoney(gbp: number, locale: string, digits = 2): string {
  return write(gbp, locale, { ...pounds(digits), ...UNSIGNED })
}

/** A gain or a loss in pounds: "+£12.00", "−£12.00". */
export function formatSignedMoney(gbp: number, locale: string, digits = 2): string {
  return write(gbp, locale, { ...pounds(digits), ...SIGNED })
}

/**
 * A price in pounds, without the currency sign: "45,000.00", "0.38", "0.000007".
 * With `decimals` it has exactly so many, so that a ticking price keeps its width.
 */
export function formatPrice(gbp: number, locale: string, decimals?: number): string {
  return write(gbp, locale, {
    minimumFractionDigits: decimals ?? 2,
    maximumFractionDigits: decimals ?? priceDecimals(gbp),
    ...UNSIGNED,
  })
}

/** A share in percent: 12.5 is "12.50%". */
export function formatPercent(percent: number, locale: string, digits = 2): string {
  return write(percent / 100, locale, { ...percentage(digits), ...UNSIGNED })
}

/** A change in percent: "+12.50%", "−3.20%". */
export function formatSignedPercent(percent: number, locale: string, digits = 2): string {
  return write(percent / 100, locale, { ...percentage(digits), ...SIGNED })
}

function percentage(digits: number): Intl.NumberFormatOptions {
  return { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }
}

/** Returns the sign that separates the decimals of a locale's numbers, also in files for its spreadsheets. */
export function decimalSignOf(locale: string): '.' | ',' {
  const parts = numberFormat(locale, {}).formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

/** A quantity is shown to the smallest part of a coin. */
const QUANTITY_DECIMALS = 8

/** A plain number, or the text of one: with exactly `digits` decimals, else with as many as it has. */
export function formatNumber(value: number | string, locale: string, digits?: number): string {
  return write(value, locale, {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? QUANTITY_DECIMALS,
    ...UNSIGNED,
  })
}

const UNITS: Readonly<Record<string, number>> = { M: 1e6, B: 1e9, T: 1e12 }

/**
 * The largest unit of a language, because `Intl` continues to "880 mil M £", or to "2,3 Bn £", which reads as billions.
 */
const LARGEST_UNITS: Readonly<Record<string, { word: string; size: number }>> = {
  'es-ES': { word: 'M', size: 1e6 },
  'fr-FR': { word: 'Md', size: 1e9 },
}

/** A sample's amount, such as "£1.2B", with the units of a locale. */
export function formatSampleAmount(text: string, locale: string): string {
  const [, figure, unit = ''] = /^£([\d.]+)([MBT])$/.exec(text) ?? []
  if (!figure || locale.startsWith('en')) return text
  const amount = Number(figure) * (UNITS[unit] ?? 1)
  const largest = LARGEST_UNITS[locale]
  if (largest && amount >= largest.size) {
    const count = write(amount / largest.size, locale, { maximumFractionDigits: 1 })
    return `${count}\u00A0${largest.word}\u00A0£`
  }
  return write(amount, locale, {
    ...pounds(0),
    notation: 'compact',
    // £185M are £1.85亿.
    maximumFractionDigits: 2,
    // Before a word of the language its own grouping is the usual one: "£8800亿".
    useGrouping: 'min2',
  })
}
