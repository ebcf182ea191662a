/** @jest-environment jsdom */

import { localeOf } from '@aldergate/ui'
import { createChartFormat } from './chartFormat'

const TIME = Date.parse('2026-11-21T02:00:00Z')

function format(change: Partial<Parameters<typeof createChartFormat>[0]> = {}) {
  return createChartFormat({
    language: 'en',
    timeZone: 'America/New_York',
    numberFormat: 'language',
    pair: 'BTC/GBP',
    timeframe: '1h',
    ...change,
  })
}

it('writes prices with the decimals of the pair', () => {
  expect(format().price(45_000)).toBe('45,000.00')
  expect(format({ pair: 'SHIB/GBP' }).price(0.000007)).toBe('0.0000070000')
})

it("writes times in the trader's zone, and days as days of UTC", () => {
  expect(format().moment(TIME)).toBe('20 Nov 2026, 21:00')
  expect(format({ timeframe: '1D' }).moment(TIME)).toBe('21 Nov 2026')
  expect(format({ timeframe: '1D' }).timeZone).toBe('UTC')
})

it('marks the time axis with what changed since the mark before', () => {
  const units = ['year', 'month', 'day', 'time'] as const
  expect(units.map((unit) => format().tick(TIME, unit))).toEqual(['2026', 'Nov', '20 Nov', '21:00'])
})

it('shortens volumes, and shows a gap where an indicator has no value yet', () => {
  expect(format().volume(48_590)).toMatch(/^£48\.59k$/i)
  expect(format().volume(Number.NaN)).toBe('–')
  expect(format().level(Number.NaN)).toBe('–')
  expect(format().level(70.126)).toBe('70.13')
})

it('says no unit of the volume of candles that are not the market’s', () => {
  expect(format({ decimals: 2 }).volume(48_590)).toMatch(/^48\.59k$/i)
})

it('writes as the language does', () => {
  expect(format({ language: 'fr' }).price(45_000)).toMatch(/^45\s000,00$/)
})

it('writes prices and volumes in the chosen number format', () => {
  const { price, volume, level } = format({ numberFormat: '1.234,56' })

  expect([price(45_000), level(70.5)]).toEqual(['45.000,00', '70,50'])
  expect(volume(1_500_000)).toMatch(/^1,5/)
})

it.each([
  ['en', '1.234,56', /^1,23m\s£$/],
  ['en', '1 234,56', /^1,23m\s£$/],
  ['fr', '1,234.56', /^£1\.23\sM$/],
  ['zh', '1.234,56', /^123,45万\s£$/],
  ['es', '1.234,56', /^1,23\sM\s£$/],
] as const)(
  'shortens volumes with the words of the language, whatever the number format: %s, %s',
  (language, numberFormat, written) => {
    expect(format({ language, numberFormat }).volume(1_234_500)).toMatch(written)
  },
)

it.each(['en', 'es', 'fr', 'zh'] as const)(
  'writes volumes as the language does where no number format is chosen: %s',
  (language) => {
    const own = new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: 'GBP',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 2,
    })
    const volumes = [0, 950, 12_345, 1_230_000, 1.2e9, 1.2e13]
    const { volume } = format({ language })

    expect(volumes.map(volume)).toEqual(volumes.map((each) => own.format(each)))
  },
)
