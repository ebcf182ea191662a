import fc from 'fast-check'
import { OPENING_STRATEGY } from './openingStrategy'
import { stopLossProblem, takeProfitProblem } from './strategyNumbers'

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['abc', 'invalid'],
  ['-0.1', 'negative'],
  ['2.55', 'tooFine'],
  ['0', undefined],
  ['2.5', undefined],
  ['99.9', undefined],
])('answers a stop-loss and a take-profit of "%s" with %s', (typed, expected) => {
  expect(stopLossProblem(typed)).toBe(expected)
  expect(takeProfitProblem(typed)).toBe(expected)
})

it('takes a target of more than all of the price, and no such stop', () => {
  expect(takeProfitProblem('120')).toBeUndefined()
  expect(stopLossProblem('100')).toBe('tooFar')
  expect(stopLossProblem('120')).toBe('tooFar')
})

it('takes every step of a tenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tenths) => {
      expect(takeProfitProblem(String(tenths / 10))).toBeUndefined()
    }),
  )
})

it('has no problem with the exits that a strategy begins with', () => {
  const { stopLoss, takeProfit } = OPENING_STRATEGY

  expect(stopLossProblem(stopLoss)).toBeUndefined()
  expect(takeProfitProblem(takeProfit)).toBeUndefined()
})
