import * as v from 'valibot'
import { type AlertRule, AlertRulesSchema, type AskedCondition, conditionProblem } from './rule'

const RULE: AlertRule = {
  id: '1',
  pair: 'BTC/GBP',
  condition: { kind: 'above', price: 45_000 },
  isEnabled: true,
  asksBrowser: false,
  createdAt: 0,
  snoozedUntil: null,
}

const RSI = {
  kind: 'rsi',
  period: 14,
  timeframe: '1h',
  direction: 'above',
  level: 70,
  candle: 'closed',
} as const

it.each<[AskedCondition, ReturnType<typeof conditionProblem>]>([
  [{ kind: 'above', price: 0.000007 }, undefined],
  [{ kind: 'above', price: 0 }, 'price'],
  [{ kind: 'below', price: Number.NaN }, 'price'],
  [{ kind: 'below', price: Number.POSITIVE_INFINITY }, 'price'],
  [{ kind: 'percent', percent: 5 }, undefined],
  [{ kind: 'percent', percent: -5 }, 'percent'],
  [{ kind: 'percent', percent: 1_001 }, 'percent'],
  [RSI, undefined],
  [{ ...RSI, period: 1 }, 'period'],
  [{ ...RSI, period: 14.5 }, 'period'],
  [{ ...RSI, level: 0 }, 'level'],
  [{ ...RSI, level: 100 }, 'level'],
])('finds in %j: %s', (condition, problem) => {
  expect(conditionProblem(condition)).toBe(problem)
})

it('takes over rules from outside only when all of them can be watched', () => {
  const passes = (rules: unknown) => v.is(AlertRulesSchema, rules)

  expect(passes([RULE, { ...RULE, id: '2', condition: RSI }])).toBe(true)
  expect(passes([RULE, RULE])).toBe(false)
  expect(passes([{ ...RULE, pair: 'BTC/XXX' }])).toBe(false)
  expect(passes([{ ...RULE, pair: 'toString' }])).toBe(false)
  expect(passes([{ ...RULE, condition: { kind: 'percent', percent: 5 } }])).toBe(false)
  expect(passes([{ ...RULE, condition: { ...RSI, level: 100 } }])).toBe(false)
})

it('lets through what the form lets through', () => {
  const conditions = [{ kind: 'above', price: 1 } as const, RSI, { ...RSI, period: 501 }]
  for (const condition of conditions) {
    const isWatchable = conditionProblem(condition) === undefined
    expect(v.is(AlertRulesSchema, [{ ...RULE, condition }])).toBe(isWatchable)
  }
})
