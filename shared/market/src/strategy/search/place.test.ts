import fc from 'fast-check'
import { DEFAULT_TERMS } from '../engine/terms'
import { printRules } from '../language/printRule'
import { readRules, ruleBlock } from '../language/readRules'
import { arbitraryRules } from '../testing/arbitraryRules'
import { numbersIn, numbersOf, type Tested, withNumbers } from './place'

function tested(...lines: string[]): Tested {
  const read = readRules(ruleBlock(['timeframe 1h', ...lines]))
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  return { rules: read.rules, terms: { ...DEFAULT_TERMS, stopLossPercent: 3 } }
}

const MOMENTUM = tested(
  'buy when MACD(12, 26, 9) crosses above MACD(12, 26, 9).signal AND RSI(14) < 60',
  'exit long when RSI(14) > 70 OR RSI(14) on 4h > 80',
)

it('finds every number, an indicator that stands twice only once', () => {
  expect(numbersOf(MOMENTUM).map(({ place, value }) => [...Object.values(place), value])).toEqual([
    ['parameter', 0, 'left', 'fast', 12],
    ['parameter', 0, 'left', 'slow', 26],
    ['parameter', 0, 'left', 'signal', 9],
    ['parameter', 1, 'left', 'period', 14],
    ['level', 1, 'right', 60],
    ['level', 2, 'right', 70],
    ['parameter', 3, 'left', 'period', 14],
    ['level', 3, 'right', 80],
    ['stopLoss', 3],
    ['takeProfit', 0],
  ])
})

it('changes an indicator wherever it stands on its timeframe, and a level where it stands', () => {
  const { rules, terms } = withNumbers(MOMENTUM, [
    { place: { of: 'parameter', condition: 0, side: 'left', name: 'fast' }, value: 8 },
    { place: { of: 'parameter', condition: 1, side: 'left', name: 'period' }, value: 21 },
    { place: { of: 'level', condition: 2, side: 'right' }, value: 75 },
    { place: { of: 'stopLoss' }, value: 0 },
    { place: { of: 'takeProfit' }, value: 4 },
  ])

  expect(printRules(rules)).toEqual([
    'timeframe 1h',
    'buy when MACD(8, 26, 9) crosses above MACD(8, 26, 9).signal AND RSI(21) < 60',
    'exit long when RSI(21) > 75 OR RSI(14) on 4h > 80',
  ])
  expect(terms).toMatchObject({ stopLossPercent: undefined, takeProfitPercent: 4 })
})

it('refuses what an indicator cannot have', () => {
  const place = { of: 'parameter', condition: 1, side: 'left', name: 'period' } as const
  expect(() => withNumbers(MOMENTUM, [{ place, value: 0.5 }])).toThrow('RSI(14)')
})

it('finds the numbers of another strategy where it has the like, and none where it has not', () => {
  const places = numbersOf(MOMENTUM).map(({ place }) => place)
  const { rules, terms } = tested(
    'buy when MACD(8, 26, 9) crosses above 0 AND CCI(20) < close',
    'exit long when RSI(9) > 75',
  )
  const found = numbersIn({ rules, terms: { ...terms, takeProfitPercent: 4 } }, places, MOMENTUM)
  expect(found.map(({ place, value }) => [...Object.values(place), value])).toEqual([
    ['parameter', 0, 'left', 'fast', 8],
    ['parameter', 0, 'left', 'slow', 26],
    ['parameter', 0, 'left', 'signal', 9],
    ['level', 2, 'right', 75],
    ['stopLoss', 3],
    ['takeProfit', 4],
  ])
})

it('is the same strategy with the numbers that it has', () => {
  fc.assert(
    fc.property(arbitraryRules, (rules) => {
      const some = { rules, terms: { ...DEFAULT_TERMS, takeProfitPercent: 2 } }
      expect(withNumbers(some, numbersOf(some))).toEqual(some)
    }),
  )
})
