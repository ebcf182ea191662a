import fc from 'fast-check'
import { readRules, ruleBlock } from '../language/readRules'
import { axisProblem, candidatesOf, limitsAt, rangeAround, valuesOf } from './axis'

const STOP = { place: { of: 'stopLoss' } } as const
const TARGET = { place: { of: 'takeProfit' } } as const
const TENTHS = { min: 0, max: 99.9, grain: 0.1 }

it('steps without the dust of binary fractions, and ends at or below the end', () => {
  expect(valuesOf({ ...STOP, from: 0.1, to: 0.7, step: 0.2 })).toEqual([0.1, 0.3, 0.5, 0.7])
  expect(valuesOf({ ...STOP, from: 1, to: 2, step: 0.3 })).toEqual([1, 1.3, 1.6, 1.9])
  expect(valuesOf({ ...STOP, from: 5, to: 5, step: 1 })).toEqual([5])
})

it('makes every combination, the last number changing fastest', () => {
  const found = candidatesOf([
    { ...STOP, from: 1, to: 2, step: 1 },
    { ...TARGET, from: 3, to: 5, step: 1 },
  ])
  expect(found.map((numbers) => numbers.map(({ value }) => value))).toEqual([
    [1, 3],
    [1, 4],
    [1, 5],
    [2, 3],
    [2, 4],
    [2, 5],
  ])
})

it.each([
  [{ from: NaN, to: 2, step: 1 }, 'missing'],
  [{ from: -1, to: 2, step: 1 }, 'outOfRange'],
  [{ from: 1, to: 100, step: 1 }, 'outOfRange'],
  [{ from: 3, to: 2, step: 1 }, 'turned'],
  [{ from: 1, to: 2, step: 0 }, 'noStep'],
  [{ from: 1, to: 2, step: 0.25 }, 'tooFine'],
  [{ from: 0, to: 90, step: 1 }, 'tooMany'],
  [{ from: 0, to: 49, step: 1 }, undefined],
] as const)('says what is wrong with %j: %s', (range, problem) => {
  expect(axisProblem({ ...STOP, ...range }, TENTHS)).toBe(problem)
})

it('knows what indicators and their values may be', () => {
  const read = readRules(ruleBlock(['timeframe 1h', 'buy when RSI(14) < 30 AND close > 40000']))
  if (read.status !== 'read') throw new Error('unreadable')
  const at = { condition: 0, side: 'left', name: 'period' } as const
  expect(limitsAt({ of: 'parameter', ...at }, read.rules)).toEqual({ min: 1, max: 500, grain: 1 })
  expect(limitsAt({ of: 'level', condition: 0, side: 'right' }, read.rules)).toEqual({
    min: 0,
    max: 100,
  })
  expect(limitsAt({ of: 'level', condition: 1, side: 'right' }, read.rules)).toEqual({
    min: -Infinity,
    max: Infinity,
  })
})

it('offers a sound range that contains the number it is about', () => {
  const tenths = fc.integer({ min: 0, max: 999 }).map((count) => count / 10)
  fc.assert(
    fc.property(tenths, (value) => {
      const axis = { ...STOP, ...rangeAround(value, TENTHS) }
      expect(axisProblem(axis, TENTHS)).toBeUndefined()
      expect(valuesOf(axis)).toContain(value)
    }),
  )
  expect(rangeAround(14, { min: 1, max: 500, grain: 1 })).toEqual({ from: 9, to: 19, step: 1 })
})
