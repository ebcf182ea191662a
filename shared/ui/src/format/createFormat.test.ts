/** @jest-environment jsdom */

import { NUMBER_FORMATS, TIME_ZONES } from '@aldergate/platform'
import fc from 'fast-check'
import { LANGUAGES } from '@aldergate/contract'
import { createFormat, MASK } from './createFormat'

const anySettings = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  timeZone: fc.constantFrom(...TIME_ZONES),
  discreet: fc.boolean(),
  numberFormat: fc.constantFrom(...NUMBER_FORMATS),
})

it('never shows what is no value, whatever it is given', () => {
  fc.assert(
    fc.property(anySettings, fc.double(), fc.nat({ max: 12 }), (settings, value, digits) => {
      const format = createFormat(settings)
      const texts = [
        format.money(value),
        format.signedMoney(value),
        format.price(value),
        format.price(value, digits),
        format.percent(value),
        format.signedPercent(value, digits),
        format.number(value),
        format.number(value, digits),
        format.date(value),
        format.time(value),
        format.exactTime(value),
        format.dateTime(value),
        format.ago(value),
      ]

      expect(texts.join(' ')).not.toMatch(/NaN|Infinity|∞|undefined|Invalid/)
    }),
  )
})

it('never writes a hyphen where a minus belongs', () => {
  fc.assert(
    fc.property(anySettings, fc.double({ max: -1, noNaN: true }), (settings, value) => {
      const format = createFormat({ ...settings, discreet: false })

      expect(
        format.signedMoney(value) + format.percent(value) + format.number(value),
      ).not.toContain('-')
    }),
  )
})

it('masks amounts but not prices and percentages when it is to be discreet', () => {
  const format = createFormat({
    language: 'en',
    timeZone: 'UTC',
    discreet: true,
    numberFormat: 'language',
  })

  expect([format.money(1), format.signedMoney(-1_000_000)]).toEqual([MASK, MASK])
  expect([format.price(0.38), format.percent(5)]).toEqual(['0.38', '5.00%'])
})

it('writes every kind of number in the chosen format, and dates as the language does', () => {
  const format = createFormat({
    language: 'en',
    timeZone: 'UTC',
    discreet: false,
    numberFormat: '1.234,56',
  })

  expect([format.price(45_000), format.number(1234.5), format.signedMoney(-1234.5)]).toEqual([
    '45.000,00',
    '1.234,5',
    '−1.234,50\u00a0£',
  ])
  expect([format.percent(12.5), format.signedPercent(12.5)]).toEqual([
    '12,50\u00a0%',
    '+12,50\u00a0%',
  ])
  expect(format.date(Date.UTC(2026, 10, 21))).toBe('21 Nov 2026')
})

it('sets a space between sentences, but none in Chinese', () => {
  const settings = { timeZone: 'UTC', discreet: false, numberFormat: 'language' } as const

  const english = createFormat({ ...settings, language: 'en' })
  const chinese = createFormat({ ...settings, language: 'zh' })

  expect(english.sentences(['One.', '', false, 'Two.'])).toBe('One. Two.')
  expect(chinese.sentences(['一。', undefined, '二。'])).toBe('一。二。')
})
