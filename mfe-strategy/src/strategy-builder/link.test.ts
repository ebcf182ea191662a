import { ALL_PAIRS, COMPARISONS, TIMEFRAMES } from '@aldergate/market'
import { INDICATOR_IDS, indicatorOf } from '@aldergate/market/indicators'
import fc from 'fast-check'
import { readLink, withLink, writeLink } from './link'
import { DEFAULT_STRATEGY, MAX_CONDITIONS, type Strategy } from './strategy/strategy'

/** A number with one decimal place at the most, as it may be typed. */
function tenths(max: number) {
  return fc.integer({ min: 0, max: max * 10 }).map((count) => String(count / 10))
}

const conditions = fc.array(
  fc.constantFrom(...INDICATOR_IDS).chain((indicator) =>
    fc.record({
      indicator: fc.constant(indicator),
      comparison: fc.constantFrom(...COMPARISONS),
      // An indicator below zero has negative levels.
      value: indicatorOf(indicator).values.max === 0 ? fc.constant('-20') : tenths(100),
    }),
  ),
  { maxLength: MAX_CONDITIONS },
)

const linkable = fc.record({
  name: fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && Array.from(text).length <= 80),
  timeframe: fc.constantFrom(...TIMEFRAMES),
  pair: fc.constantFrom(...ALL_PAIRS),
  conditions,
  furtherRules: fc.constantFrom(
    '',
    'exit long when RSI(14) < 50',
    'sell when close > 1\nexit short when close < 1',
  ),
  stopLoss: tenths(99),
  takeProfit: tenths(1_000),
})

function readBack(strategy: Strategy) {
  const query = writeLink(strategy)
  if (query === undefined) throw new Error('There is no link to this strategy.')
  return readLink(query)
}

it('reads what it wrote', () => {
  fc.assert(
    fc.property(linkable, (linked) => {
      const strategy: Strategy = {
        ...linked,
        join: 'all',
        conditions: linked.conditions.map((condition, index) => ({ ...condition, id: index + 1 })),
        nextConditionId: 100,
      }
      expect(readBack(strategy)).toEqual({ given: linked, leftOut: [] })
    }),
  )
})

it('says in the rule language what its list of conditions cannot', () => {
  const strategy: Strategy = {
    ...DEFAULT_STRATEGY,
    join: 'any',
    conditions: [
      {
        id: 1,
        indicator: 'rsi',
        parameters: { period: '21' },
        source: 'hl2',
        comparison: '<',
        crosses: true,
        value: '30',
      },
      { id: 2, indicator: 'macd', comparison: '>', value: '0' },
    ],
    furtherRules: 'exit long when RSI(14) > 60',
  }
  expect(readBack(strategy)).toMatchObject({
    given: {
      conditions: [],
      furtherRules:
        'buy when RSI(21, hl2) crosses below 30 OR MACD(12, 26, 9) > 0\nexit long when RSI(14) > 60',
    },
    leftOut: [],
  })
})

it('takes away with the conditions what further rules the builder had', () => {
  const before = { ...DEFAULT_STRATEGY, name: 'Mine', furtherRules: 'exit long when RSI(14) < 50' }

  expect(withLink(before, readBack(DEFAULT_STRATEGY).given)).toMatchObject({
    name: 'My Strategy',
    furtherRules: '',
  })
})

it('reads rules that say each when to buy, to sell and to leave', () => {
  expect(readLink('?timeframe=4h&buy=close > MA(20)&exitLong=close < MA(20)&stop=2').given).toEqual(
    {
      timeframe: '4h',
      conditions: [],
      furtherRules: 'buy when close > MA(20)\nexit long when close < MA(20)',
      stopLoss: '2',
    },
  )
  expect(readLink('?sell=RSI(14) > 70&exitShort=RSI(14) < 50').given).toEqual({
    conditions: [],
    furtherRules: 'sell when RSI(14) > 70\nexit short when RSI(14) < 50',
  })
  expect(readLink('?exitLong=RSI(14) > 60').given).toEqual({
    furtherRules: 'exit long when RSI(14) > 60',
  })
  expect(readLink(`?rules=${'x'.repeat(2_001)}`).leftOut).toMatchObject([{ part: 'rules' }])
})

it('reads a link with the names of the links', () => {
  const search =
    '?seed=42&timeframe=4h&pair=ETH/GBP&conditions=rsi>70,macd<0,bollingerBands==12.5,stochastic>=20,volume<=9,movingAverage>50&stop=2.5&target=8&name=Night+shift'

  expect(readLink(search)).toEqual({
    given: {
      name: 'Night shift',
      timeframe: '4h',
      pair: 'ETH/GBP',
      conditions: [
        { indicator: 'rsi', comparison: '>', value: '70' },
        { indicator: 'macd', comparison: '<', value: '0' },
        { indicator: 'bollinger', comparison: '==', value: '12.5' },
        { indicator: 'stochastic', comparison: '>=', value: '20' },
        { indicator: 'volume', comparison: '<=', value: '9' },
        { indicator: 'movingAverage', comparison: '>', value: '50' },
      ],
      stopLoss: '2.5',
      takeProfit: '8',
    },
    leftOut: [],
  })
})

it.each([
  ['timeframe=7h', 'timeframe', '7h'],
  ['timeframe=1d', 'timeframe', '1d'],
  ['pair=toString', 'pair', 'toString'],
  ['name=%20%20', 'name', ''],
  ['stop=100', 'stop', '100'],
  ['stop=-1', 'stop', '-1'],
  ['stop=0x10', 'stop', '0x10'],
  ['target=abc', 'target', 'abc'],
  ['target=', 'target', ''],
  ['target=1.55', 'target', '1.55'],
  ['conditions=rsi>101', 'conditions', 'rsi>101'],
  ['conditions=rsi=>50', 'conditions', 'rsi=>50'],
  ['conditions=constructor>1', 'conditions', 'constructor>1'],
  ['conditions=bollinger>1', 'conditions', 'bollinger>1'],
])('leaves "%s" out and says so', (query, part, text) => {
  expect(readLink(`?${query}`)).toEqual({ given: {}, leftOut: [{ part, text }] })
})

it('cuts nothing of a name that is too long: its field tells of it', () => {
  const name = 'x'.repeat(100)
  expect(readLink(`?name=${name}`)).toEqual({ given: { name }, leftOut: [] })
})

it('takes the conditions that make sense, and none when the link says so', () => {
  expect(readLink('?conditions=rsi>70,foo>1,,macd<0')).toEqual({
    given: {
      conditions: [
        { indicator: 'rsi', comparison: '>', value: '70' },
        { indicator: 'macd', comparison: '<', value: '0' },
      ],
    },
    leftOut: [
      { part: 'conditions', text: 'foo>1' },
      { part: 'conditions', text: '' },
    ],
  })
  expect(readLink('?conditions=').given).toEqual({ conditions: [] })
  const many = 'rsi>1,'.repeat(MAX_CONDITIONS)
  expect(readLink(`?conditions=${many}rsi>2`)).toMatchObject({
    given: { conditions: { length: MAX_CONDITIONS } },
    leftOut: [{ part: 'conditions', text: 'rsi>2' }],
  })
})

it.each(['+5', '5.', '.5', '05'])('reads a number back that was typed as "%s"', (typed) => {
  const condition = { indicator: 'rsi', comparison: '<', value: typed } as const
  const strategy: Strategy = {
    ...DEFAULT_STRATEGY,
    conditions: [{ id: 1, ...condition }],
    stopLoss: typed,
    takeProfit: typed,
  }

  expect(readBack(strategy)).toMatchObject({
    given: { conditions: [condition], stopLoss: typed, takeProfit: typed },
    leftOut: [],
  })
})

it('writes no link to rules that are longer than one may be', () => {
  const rule = 'exit long when RSI(14) < 50\n'
  const rules = (count: number) => ({ ...DEFAULT_STRATEGY, furtherRules: rule.repeat(count) })

  expect(readBack(rules(70)).leftOut).toEqual([])
  expect(writeLink(rules(80))).toBeUndefined()
})

it('leaves a field with an error out of the link', () => {
  const strategy: Strategy = {
    ...DEFAULT_STRATEGY,
    name: ' ',
    stopLoss: '',
    conditions: [{ id: 1, indicator: 'rsi', comparison: '>', value: '' }],
  }

  expect(readBack(strategy).given).toEqual({
    timeframe: '1h',
    pair: 'BTC/GBP',
    conditions: [],
    furtherRules: '',
    takeProfit: '6',
  })
})

it('gives linked conditions ids that were never given, and is the same strategy when nothing changes', () => {
  const { given } = readLink('?conditions=rsi>70,macd<0')
  const linked = withLink(DEFAULT_STRATEGY, given)

  expect(linked.conditions.map(({ id }) => id)).toEqual([2, 3])
  expect(linked.nextConditionId).toBe(4)
  expect(linked).toMatchObject({ name: 'My Strategy', stopLoss: '3' })
  expect(withLink(linked, given)).toBe(linked)
  expect(withLink(linked, {})).toBe(linked)
})

it('takes any query without a crash, and gives only what can be used', () => {
  const noise = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webQueryParameters())
  const part = fc.constantFrom('name', 'timeframe', 'pair', 'conditions', 'stop', 'target', 'x')
  const piece = fc.oneof(
    noise,
    fc.tuple(part, noise).map(([key, text]) => `${key}=${text}`),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { given } = readLink(`?${pieces.join('&')}`)
      const taken: Strategy = {
        ...DEFAULT_STRATEGY,
        ...given,
        conditions: (given.conditions ?? []).map((condition, index) => ({
          ...condition,
          id: index + 1,
        })),
      }
      expect(readBack(taken).leftOut).toEqual([])
    }),
    { numRuns: 150 },
  )
})
