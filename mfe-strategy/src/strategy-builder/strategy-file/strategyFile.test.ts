import { ALL_PAIRS, COMPARISONS, TIMEFRAMES } from '@aldergate/market'
import { INDICATOR_IDS, indicatorOf, PRICE_SOURCES } from '@aldergate/market/indicators'
import fc from 'fast-check'
import { MAX_CONDITIONS, type Strategy } from '../strategy/strategy'
import { STRATEGY_FORMAT, strategyFileOf, strategyFrom } from './strategyFile'

/** A number field in any state: empty, unfinished, out of range or valid. */
const typed = fc.oneof(
  fc.constantFrom('', '0', '-1', '101', '5.', '.5', '1e3', '0070'),
  fc.integer({ min: -999, max: 9_999 }).map((tenths) => String(tenths / 10)),
)

const conditions = fc.array(
  fc.constantFrom(...INDICATOR_IDS).chain((indicator) => {
    const { parameters, source } = indicatorOf(indicator)
    const names = Object.keys(parameters)
    return fc.record(
      {
        indicator: fc.constant(indicator),
        comparison: fc.constantFrom(...COMPARISONS),
        value: typed,
        parameters:
          names.length === 0
            ? fc.constant({})
            : fc.dictionary(fc.constantFrom(...names), typed, { noNullPrototype: true }),
        crosses: fc.boolean(),
        ...(source ? { source: fc.constantFrom(...PRICE_SOURCES) } : {}),
      },
      { requiredKeys: ['indicator', 'comparison', 'value'] },
    )
  }),
  { maxLength: 8 },
)

const contents = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 90 }),
  timeframe: fc.constantFrom(...TIMEFRAMES),
  pair: fc.constantFrom(...ALL_PAIRS),
  join: fc.constantFrom('all', 'any'),
  conditions,
  furtherRules: fc.oneof(fc.constant('exit long when RSI(14) < 50\n'), fc.string()),
  stopLoss: typed,
  takeProfit: typed,
})

type Content = typeof contents extends fc.Arbitrary<infer Value> ? Value : never

function strategyOf(content: Content): Strategy {
  const { conditions: rows, join, ...rest } = content
  return {
    ...rest,
    join: join as Strategy['join'],
    conditions: rows.map((row, place) => ({ ...row, id: place + 1 })) as Strategy['conditions'],
    nextConditionId: rows.length + 1,
  }
}

it('reads back what it wrote, whatever the strategy', () => {
  fc.assert(
    fc.property(contents, (content) => {
      const file = JSON.parse(JSON.stringify(strategyFileOf(strategyOf(content)))) as unknown
      expect(strategyFrom(file)).toEqual({ status: 'read', content })
    }),
  )
})

const WHOLE = {
  name: 'Dip',
  timeframe: '4h',
  pair: 'ETH/GBP',
  join: 'any',
  conditions: [
    { indicator: 'rsi', parameters: { period: 21 }, source: 'hl2', comparison: '<', value: 30 },
  ],
  furtherRules: '',
  stopLoss: 2,
  takeProfit: '6',
}

function read(change: object) {
  return strategyFrom({ format: STRATEGY_FORMAT, version: 1, strategy: { ...WHOLE, ...change } })
}

it('reads what was written by hand, numbers as numbers', () => {
  expect(read({})).toEqual({
    status: 'read',
    content: {
      ...WHOLE,
      conditions: [
        {
          indicator: 'rsi',
          parameters: { period: '21' },
          source: 'hl2',
          comparison: '<',
          value: '30',
        },
      ],
      stopLoss: '2',
    },
  })
})

const [CONDITION] = WHOLE.conditions

it('cuts nothing of a name that is too long: its field tells of it', () => {
  const name = 'x'.repeat(200)
  expect(read({ name })).toMatchObject({ content: { name } })
})

it.each([
  ['name', { name: 5 }],
  ['name', { name: 'x'.repeat(20_001) }],
  ['timeframe', { timeframe: '7h' }],
  ['pair', { pair: 'toString' }],
  ['join', { join: undefined }],
  ['conditions', { conditions: {} }],
  ['conditions[0]', { conditions: [null] }],
  [
    'conditions[1].indicator',
    { conditions: [CONDITION, { ...CONDITION, indicator: '__proto__' }] },
  ],
  ['conditions[0].comparison', { conditions: [{ ...CONDITION, comparison: '=>' }] }],
  ['conditions[0].crosses', { conditions: [{ ...CONDITION, crosses: 1 }] }],
  ['conditions[0].source', { conditions: [{ ...CONDITION, source: 'middle' }] }],
  ['conditions[0].source', { conditions: [{ ...CONDITION, indicator: 'volume', parameters: {} }] }],
  ['conditions[0].parameters', { conditions: [{ ...CONDITION, parameters: 5 }] }],
  ['conditions[0].parameters.fast', { conditions: [{ ...CONDITION, parameters: { fast: 1 } }] }],
  [
    'conditions[0].parameters.period',
    { conditions: [{ ...CONDITION, parameters: { period: 'x' } }] },
  ],
  ['conditions[0].value', { conditions: [{ ...CONDITION, value: 'high' }] }],
  ['furtherRules', { furtherRules: null }],
  ['stopLoss', { stopLoss: Number.NaN }],
  ['takeProfit', { takeProfit: '6%' }],
])('refuses another %s, and names the field', (field, change) => {
  expect(read(change)).toEqual({ status: 'refused', problem: 'badField', field })
})

it('takes as many conditions as the page, and says how many there are where they are more', () => {
  const rows = (count: number) => ({ conditions: new Array(count).fill(CONDITION) })
  expect(read(rows(MAX_CONDITIONS)).status).toBe('read')
  expect(read(rows(MAX_CONDITIONS + 1))).toEqual({
    status: 'refused',
    problem: 'tooManyConditions',
    count: MAX_CONDITIONS + 1,
    most: MAX_CONDITIONS,
  })
})

it('tells a file of a newer version from a wrong one', () => {
  expect(strategyFrom({ format: STRATEGY_FORMAT, version: 2 })).toMatchObject({
    problem: 'newerVersion',
  })
  for (const data of [null, [], 5, 'x', { version: 1 }, { format: STRATEGY_FORMAT }]) {
    expect(strategyFrom(data)).toEqual({ status: 'refused', problem: 'notAStrategy' })
  }
})

it('refuses any other data with a reason, and never throws', () => {
  const some = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('rsi', '>', '1h', 'all', 'BTC/GBP', '5', 7, {}, [], null),
  )
  const conditionLike = fc.record(
    {
      indicator: some,
      parameters: some,
      source: some,
      comparison: some,
      crosses: some,
      value: some,
    },
    { requiredKeys: [] },
  )
  const strategyLike = fc.record(
    {
      name: some,
      timeframe: some,
      pair: some,
      join: some,
      conditions: fc.oneof(some, fc.array(conditionLike, { maxLength: 3 })),
      furtherRules: some,
      stopLoss: some,
      takeProfit: some,
    },
    { requiredKeys: [] },
  )
  const file = fc.record({
    format: fc.constantFrom(STRATEGY_FORMAT, 'other'),
    version: fc.constantFrom(1, 1, 2, '1'),
    strategy: fc.oneof(some, strategyLike),
  })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), file), (data) => {
      const found = strategyFrom(data)
      if (found.status === 'refused') expect(found.problem).toBeTruthy()
    }),
    { numRuns: 500 },
  )
})
