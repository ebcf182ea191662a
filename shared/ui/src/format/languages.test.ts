/** @jest-environment jsdom */

import { type Language, LANGUAGES, LOCALES } from '@aldergate/contract'
import { NUMBER_FORMATS, type NumberFormat } from '@aldergate/platform'
import { createFormat } from './createFormat'

const AMOUNTS = [0, 0.05, -0.5, 12, 1234.5, -45_000, 1_234_567.891]
const MOMENT = Date.UTC(2026, 10, 21, 23, 5, 9)
const TIME_ZONE = 'Europe/Madrid'

function formatIn(language: Language, numberFormat: NumberFormat = 'language') {
  return createFormat({ language, timeZone: TIME_ZONE, discreet: false, numberFormat })
}

/**
 * Formats with Intl directly, with explicit options, and our two deviations: a true minus, and thousands always
 * grouped.
 */
function byIntl(language: Language, value: number, options: Intl.NumberFormatOptions): string {
  return value
    .toLocaleString(LOCALES[language], { useGrouping: 'always', ...options })
    .replace('-', '−')
}

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const POUNDS = { style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' } as const

describe.each(LANGUAGES)('in %s', (language) => {
  const format = formatIn(language)

  it.each(AMOUNTS)('writes %d as Intl does: as money, as a share, as a number', (value) => {
    const change = { style: 'percent', ...TWO, signDisplay: 'exceptZero' } as const
    expect(format.money(value)).toBe(byIntl(language, value, POUNDS))
    expect(format.signedMoney(value)).toBe(
      byIntl(language, value, { ...POUNDS, signDisplay: 'exceptZero' }),
    )
    expect(format.percent(value)).toBe(
      byIntl(language, value / 100, { ...change, signDisplay: 'auto' }),
    )
    expect(format.signedPercent(value)).toBe(byIntl(language, value / 100, change))
    expect(format.number(value)).toBe(byIntl(language, value, { maximumFractionDigits: 8 }))
    expect(format.price(value, 2)).toBe(byIntl(language, value, TWO))
  })

  it('writes days and times as Intl does, in the time zone', () => {
    const moment = new Date(MOMENT)
    const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: TIME_ZONE } as const
    const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    expect(format.date(MOMENT)).toBe(moment.toLocaleDateString(LOCALES[language], day))
    expect(format.dateTime(MOMENT)).toBe(
      moment.toLocaleString(LOCALES[language], { ...day, ...minute }),
    )
    expect(format.time(MOMENT)).toBe('00:05')
    expect(format.exactTime(MOMENT)).toBe('00:05:09')
  })

  it.each([
    [12, 12, 'second'],
    [90, 1, 'minute'],
    [7_300, 2, 'hour'],
    [100_000, 1, 'day'],
    [864_000, 10, 'day'],
  ] as const)('tells that %d s have passed as Intl does', (seconds, count, unit) => {
    const intl = new Intl.RelativeTimeFormat(LOCALES[language], { style: 'short' })
    expect(format.ago(seconds)).toBe(intl.format(-count, unit))
  })

  it.each(NUMBER_FORMATS)(
    'has in files the decimal sign of the numbers on screen: %s',
    (chosen) => {
      const { number, decimalSign } = formatIn(language, chosen)
      expect(number(0.5)).toBe(`0${decimalSign}5`)
    },
  )
})

it('writes what traders of each language read', () => {
  const written = (language: Language) => {
    const format = formatIn(language)
    return [format.money(-1234.5), format.signedPercent(7.29), format.date(MOMENT), format.ago(90)]
  }
  // Intl separates with spaces that do not break; which one is its own affair.
  const plainly = (language: Language) => written(language).map((text) => text.replace(/\s/g, ' '))

  expect(plainly('en')).toEqual(['−£1,234.50', '+7.29%', '22 Nov 2026', '1 min ago'])
  expect(plainly('es')).toEqual(['−1.234,50 £', '+7,29 %', '22 nov 2026', 'hace 1 min'])
  expect(plainly('zh')).toEqual(['−£1,234.50', '+7.29%', '2026年11月22日', '1分钟前'])
  expect(plainly('fr')).toEqual(['−1 234,50 £', '+7,29 %', '22 nov. 2026', 'il y a 1 min'])
})
