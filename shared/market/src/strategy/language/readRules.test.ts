import fc from 'fast-check'
import { arbitraryRules } from '../testing/arbitraryRules'
import { printRules } from './printRule'
import { readRules, ruleBlock } from './readRules'
import { MAX_CONDITIONS } from './rule'

/** Reads a block with these lines. */
function block(...lines: string[]) {
  return readRules(ruleBlock(lines))
}

/** Returns the fault of a rule, and the piece of its line that is pointed at. */
function faultOf(rule: string) {
  const line = `buy when ${rule}`
  const read = block('timeframe 1h', line)
  if (read.status !== 'unreadable') throw new Error(`"${rule}" was read.`)
  const { line: row, column, length, ...fault } = read.problem
  expect(row).toBe(3)
  return { ...fault, at: line.slice(column - 1, column - 1 + length) }
}

it('reads groups, crossings, lines of indicators, prices and a second timeframe', () => {
  const read = block(
    'timeframe 1h',
    'buy when RSI(14) < 30 AND (close crosses above MA(20) OR MACD(12, 26, 9) > MACD(12, 26, 9).signal)',
    'exit long when price > 45000 AND RSI(14) on 4h >= 70.5',
  )

  const macd = { id: 'macd', fast: 12, slow: 26, signal: 9 }
  const rsi = { id: 'rsi', period: 14 }
  expect(read).toEqual({
    status: 'read',
    rules: {
      timeframe: '1h',
      entries: {
        long: {
          all: [
            { left: { indicator: rsi }, operator: '<', right: 30 },
            {
              any: [
                {
                  left: { price: 'close' },
                  operator: 'crosses above',
                  right: { indicator: { id: 'movingAverage', period: 20 } },
                },
                {
                  left: { indicator: macd },
                  operator: '>',
                  right: { indicator: macd, line: 'signal' },
                },
              ],
            },
          ],
        },
      },
      exits: {
        long: {
          all: [
            { left: { price: 'close' }, operator: '>', right: 45_000 },
            { left: { indicator: rsi, timeframe: '4h' }, operator: '>=', right: 70.5 },
          ],
        },
      },
    },
  })
})

it('reads what was written before there were groups, whatever its case and its spaces', () => {
  const text =
    'My words.\n\n--- rules ---\n  TIMEFRAME 4H\nSell When rsi( 14 )>70 and macd(12,26,9)<0\n--- end ---\n'
  expect(readRules(text)).toMatchObject({
    status: 'read',
    rules: {
      timeframe: '4h',
      entries: {
        short: {
          all: [
            { operator: '>', right: 70 },
            { operator: '<', right: 0 },
          ],
        },
      },
    },
  })
})

it('finds no rules in words only', () => {
  expect(readRules('Buy low, sell high.')).toEqual({ status: 'none' })
})

it('lets AND bind closer than OR', () => {
  const read = block('timeframe 1h', 'buy when close > 1 OR close > 2 AND close > 3')
  expect(read).toMatchObject({
    rules: { entries: { long: { any: [{ right: 1 }, { all: [{ right: 2 }, { right: 3 }] }] } } },
  })
})

it.each([
  ['RSX(14) > 70', { fault: 'unknownTerm', word: 'RSX', at: 'RSX' }],
  ['RSI(0) > 70', { fault: 'wrongParameters', indicator: 'RSI', at: 'RSI(0)' }],
  ['RSI(14, hl3) > 70', { fault: 'wrongParameters', indicator: 'RSI', at: 'RSI(14, hl3' }],
  ['RSI(hl2, 14) > 70', { fault: 'wrongParameters', indicator: 'RSI', at: 'RSI(hl2' }],
  ['OBV(close) > 70', { fault: 'wrongParameters', indicator: 'OBV', at: 'OBV(close)' }],
  ['RSI > 70', { fault: 'wrongParameters', indicator: 'RSI', at: 'RSI' }],
  ['MACD(12, 26) > 0', { fault: 'wrongParameters', indicator: 'MACD', at: 'MACD(12, 26)' }],
  ['MACD(12, 26, 9).sign > 0', { fault: 'unknownLine', word: 'sign', at: 'sign' }],
  ['RSI(14) on 2h > 70', { fault: 'unknownTimeframe', word: '2h', at: '2h' }],
  ['RSI(14) on 5m > 70', { fault: 'finerTimeframe', word: '5m', at: '5m' }],
  ['RSI(14) => 70', { fault: 'expectedOperator', word: '=>', at: '=>' }],
  ['RSI(14) crosses 70', { fault: 'expectedOperator', word: 'crosses', at: 'crosses' }],
  ['RSI(14) > > 70', { fault: 'expectedTerm', word: '>', at: '>' }],
  ['close < 1e999', { fault: 'expectedTerm', word: '1e999', at: '1e999' }],
  ['close', { fault: 'expectedOperator', word: '', at: '' }],
  ['RSI(14) crosses', { fault: 'expectedOperator', word: 'crosses', at: 'crosses' }],
  ['RSI(14', { fault: 'wrongParameters', indicator: 'RSI', at: 'RSI(14' }],
  ['RSI(14) >', { fault: 'expectedTerm', word: '', at: '' }],
  ['(RSI(14) > 70', { fault: 'expectedClosing', word: '', at: '' }],
  ['RSI(14) > 70 close', { fault: 'expectedEnd', word: 'close', at: 'close' }],
  ['RSI(14) > 70 AND', { fault: 'expectedTerm', word: '', at: '' }],
])('points at what is wrong with "%s"', (rule, fault) => {
  expect(faultOf(rule)).toMatchObject(fault)
})

it('points at what is wrong with a block', () => {
  const problem = (...lines: string[]) => {
    const read = block(...lines)
    return read.status === 'unreadable' ? read.problem : undefined
  }
  const entry = 'buy when RSI(14) < 30'

  expect(problem(entry)).toMatchObject({ fault: 'noTimeframe', line: 3 })
  expect(problem('timeframe 1h')).toMatchObject({ fault: 'noEntry', line: 3 })
  expect(problem('timeframe 2h', entry)).toMatchObject({
    fault: 'unknownTimeframe',
    line: 2,
    column: 11,
    length: 2,
  })
  expect(problem('timeframe 1h', entry, entry)).toMatchObject({ fault: 'twice', line: 4 })
  expect(problem('timeframe 1h', entry, '  hold on')).toMatchObject({
    fault: 'unknownLineOfBlock',
    word: 'hold on',
    line: 4,
    column: 3,
    length: 7,
  })
  expect(readRules('words\n--- rules ---\ntimeframe 1h')).toMatchObject({
    status: 'unreadable',
    problem: { fault: 'noEnd', line: 3 },
  })
})

it('refuses more than a trader writes', () => {
  const many = Array.from({ length: MAX_CONDITIONS + 1 }, () => 'close > 1').join(' AND ')
  expect(faultOf(many)).toMatchObject({ fault: 'tooMany' })
  expect(faultOf(`${'('.repeat(1_000)}close > 1`)).toMatchObject({ fault: 'tooDeep' })
})

it('reads back whatever it writes', () => {
  fc.assert(
    fc.property(arbitraryRules, (rules) => {
      expect(block(...printRules(rules))).toEqual({ status: 'read', rules })
    }),
  )
})

it('reads or refuses what it would write, wherever the typing stands', () => {
  fc.assert(
    fc.property(arbitraryRules, fc.nat(), (rules, place) => {
      const whole = printRules(rules).join('\n')
      const typed = block(...whole.slice(0, place % whole.length).split('\n'))
      expect(['read', 'unreadable']).toContain(typed.status)
    }),
  )
})

it('reads or refuses whatever is typed, and points into the text', () => {
  const pieces = fc.constantFrom(
    ...[
      'RSI(14)',
      'MACD(12, 26, 9)',
      '.signal',
      'close',
      'on',
      '4h',
      '1h',
      '<',
      '>=',
      'crosses',
      'above',
    ],
    ...[
      'AND',
      'OR',
      '(',
      ')',
      '70',
      '-1.5',
      '1e9',
      'x',
      '\n',
      'buy when',
      'exit long when',
      'timeframe',
    ],
  )
  const typed = fc.oneof(
    fc.array(pieces).map((some) => some.join(' ')),
    fc.string(),
  )
  const begun = fc.constantFrom('', 'timeframe 1h\n', 'timeframe 1h\nbuy when ')
  fc.assert(
    fc.property(begun, typed, (before, text) => {
      const whole = `--- rules ---\n${before}${text}\n--- end ---`
      const read = readRules(whole)
      if (read.status !== 'unreadable') return
      const { line, column, length } = read.problem
      const row = whole.split('\n')[line - 1]
      expect(row).toBeDefined()
      expect(column - 1 + length).toBeLessThanOrEqual((row ?? '').length + 1)
    }),
    { numRuns: 500 },
  )
})
