const formats = new Map<string, Intl.NumberFormat>()

/** Whole dollars with their sign: "+$1,250", "−$430", "$0". */
export function formatSignedDollars(value: number, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
      useGrouping: 'always',
      signDisplay: 'exceptZero',
    })
  formats.set(locale, format)
  return format.format(value).replaceAll('-', '−')
}
