/** @jest-environment jsdom */

import { ALL_PAIRS, PAIRS } from '@aldergate/market'
import { type AlertCondition, type AlertRule, conditionProblem } from '@aldergate/market/alerts'
import fc from 'fast-check'
import { ALERT_KINDS, conditionOf, formOf, OPENING_FORM, prefilled } from './alertForm'

it('asks for each kind of condition with what was typed for it', () => {
  const form = { ...OPENING_FORM, price: '45000.5' }
  expect(ALERT_KINDS.map((kind) => conditionOf({ ...form, kind }))).toEqual([
    { kind: 'above', price: 45_000.5 },
    { kind: 'below', price: 45_000.5 },
    { kind: 'percent', percent: 5 },
    { kind: 'rsi', period: 14, timeframe: '1h', direction: 'above', level: 70, candle: 'closed' },
  ])
})

it.each(['', '  ', 'abc', '0', '-1'])('asks for nothing that can be watched with "%s"', (text) => {
  const form = { ...OPENING_FORM, price: text, percent: text, period: text, level: text }
  expect(ALERT_KINDS.map((kind) => conditionProblem(conditionOf({ ...form, kind })))).toEqual([
    'price',
    'price',
    'percent',
    'period',
  ])
})

it.each([
  ['BTC/GBP', 45_012.345, '45012.35'],
  ['LTC/GBP', 100, '100'],
  ['ADA/GBP', 0.38, '0.38'],
  ['SHIB/GBP', 0.000007, '0.000007'],
  ['GBP/USD', 1.2734, '1.2734'],
  ['BNB/GBP', 99.98765, '99.99'],
] as const)('takes over the price of %s, %d, as it is shown: %s', (pair, price, text) => {
  expect(prefilled(OPENING_FORM, pair, price)).toMatchObject({
    pair,
    kind: 'above',
    price: text,
  })
})

it.each<AlertCondition>([
  { kind: 'above', price: 0.000007 },
  { kind: 'below', price: 44_000 },
  { kind: 'percent', percent: 2.5, from: 100 },
  { kind: 'rsi', period: 21, timeframe: '4h', direction: 'below', level: 30.5, candle: 'forming' },
])('shows a rule as what would set it again: %j', (condition) => {
  const rule: AlertRule = {
    id: 'a',
    pair: 'ETH/GBP',
    condition,
    isEnabled: true,
    asksBrowser: true,
    createdAt: 0,
    snoozedUntil: null,
  }
  const form = formOf(rule)

  expect(form).toMatchObject({ pair: 'ETH/GBP', kind: condition.kind, asksBrowser: true })
  expect(condition).toMatchObject(conditionOf(form))
})

it('takes over any price of the market as one that can be watched', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ALL_PAIRS),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      (pair, rise) => {
        const price = PAIRS[pair].price * rise
        const form = prefilled({ ...OPENING_FORM, kind: 'below' }, pair, price)
        expect(conditionProblem(conditionOf(form))).toBeUndefined()
        expect(form.kind).toBe('below')
      },
    ),
  )
})
