import fc from 'fast-check'
import { barsBy } from '../bars'
import { readRules, ruleBlock } from '../language/readRules'
import type { RuleSet } from '../language/rule'
import { barsOf, flatBars } from '../testing/barsOf'
import { backtest } from './backtest'
import { signalsOf } from './signals'
import { DEFAULT_TERMS, type Terms } from './terms'

function rulesOf(...lines: string[]): RuleSet {
  const read = readRules(ruleBlock(['timeframe 1h', ...lines]))
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  return read.rules
}

/** A thousand pounds, all of it in each position, without costs unless given. */
function terms(changes: Partial<Terms> = {}): Terms {
  return { ...DEFAULT_TERMS, capital: 1_000, commissionPercent: 0, ...changes }
}

const LONG = rulesOf('buy when close >= 100')
const SHORT = rulesOf('sell when close >= 100')

/** A signal at the close of the first bar, and three more bars. */
type Row = readonly [open: number, high: number, low: number, close: number]
const SIGNAL: Row = [99, 101, 98, 100]

it('enters at the next bar’s open, and closes at the last close what the end of the bars finds open', () => {
  const run = backtest(LONG, barsOf([SIGNAL, [110, 130, 105, 120], [125, 140, 120, 132]]), terms())

  expect(run.trades).toEqual([
    {
      direction: 'long',
      entryBar: 1,
      exitBar: 2,
      entryPrice: 110,
      exitPrice: 132,
      quantity: 1_000 / 110,
      fees: 0,
      profit: expect.closeTo(200),
      exit: 'end',
    },
  ])
  // 1,000 / 110 units: worth 1,090.91 at 120 and 1,200 at 132.
  expect([...run.equity]).toEqual([1_000, expect.closeTo(1_090.909), expect.closeTo(1_200)])
  expect([...run.held]).toEqual([0, 1, 1])
})

it('earns with a short what the price falls', () => {
  const run = backtest(SHORT, barsOf([SIGNAL, [100, 101, 90, 95], [95, 96, 79, 80]]), terms())
  expect(run.trades).toMatchObject([
    { direction: 'short', entryPrice: 100, exitPrice: 80, quantity: 10, profit: 200, exit: 'end' },
  ])
  expect([...run.equity]).toEqual([1_000, 1_050, 1_200])
})

it('liquidates a short where nothing would be left, and trades no more', () => {
  const rows: Row[] = [SIGNAL, [100, 150, 90, 120], [130, 250, 120, 140], [140, 150, 130, 130]]
  const run = backtest(SHORT, barsOf(rows), terms())
  // 1,000 and the 1,000 of ten units sold pay ten units back at 200.
  expect(run.trades).toMatchObject([
    { direction: 'short', exitBar: 2, exitPrice: 200, profit: -1_000, exit: 'liquidation' },
  ])
  expect([...run.equity]).toEqual([1_000, 800, 0, 0])
})

it.each<[string, Row[], Partial<Terms>]>([
  [
    'a candle that opens beyond it',
    [
      [100, 110, 90, 105],
      [300, 310, 290, 300],
    ],
    {},
  ],
  [
    'a stop that is gapped over',
    [
      [100, 110, 90, 105],
      [300, 310, 290, 300],
    ],
    { stopLossPercent: 50 },
  ],
  [
    'a stop that is farther off',
    [
      [100, 400, 90, 105],
      [100, 100, 100, 100],
    ],
    { stopLossPercent: 150 },
  ],
  [
    'a target in the same candle',
    [
      [100, 400, 10, 105],
      [100, 100, 100, 100],
    ],
    { takeProfitPercent: 50 },
  ],
  [
    'fees and slippage',
    [
      [100, 110, 90, 105],
      [300, 310, 290, 300],
    ],
    { commissionPercent: 1, slippagePercent: 2 },
  ],
])('owes nothing after a liquidation: %s', (_what, rows, changes) => {
  const run = backtest(SHORT, barsOf([SIGNAL, ...rows]), terms(changes))
  expect(run.trades).toHaveLength(1)
  expect(run.trades[0]).toMatchObject({ exit: 'liquidation', profit: expect.closeTo(-1_000, 9) })
  expect(run.equity.at(-1)).toBe(0)
})

it('leaves by a stop that comes before nothing is left', () => {
  const rows: Row[] = [SIGNAL, [100, 400, 90, 120]]
  expect(backtest(SHORT, barsOf(rows), terms({ stopLossPercent: 50 })).trades).toMatchObject([
    { exitPrice: 150, profit: -500, exit: 'stop' },
  ])
})

it('leaves by a rule at the next bar’s open, and may enter again at once', () => {
  const rules = rulesOf('buy when close >= 100', 'exit long when close < 110')
  const run = backtest(rules, flatBars([100, 105, 104, 103]), terms())
  expect(run.trades).toMatchObject([
    { entryBar: 1, entryPrice: 105, exitBar: 2, exitPrice: 104, exit: 'rule' },
    { entryBar: 2, entryPrice: 104, exitBar: 3, exitPrice: 103, exit: 'rule' },
    { entryBar: 3, entryPrice: 103, exitBar: 3, exitPrice: 103, exit: 'end' },
  ])
})

it.each<[string, RuleSet, Row[], object]>([
  ['a stop', LONG, [[100, 101, 94, 99]], { exitPrice: 95, exit: 'stop' }],
  [
    'a stop later',
    LONG,
    [
      [100, 101, 99, 99],
      [99, 99, 94, 96],
    ],
    { exitPrice: 95, exit: 'stop', exitBar: 2 },
  ],
  [
    'a stop at a gap',
    LONG,
    [
      [100, 101, 99, 99],
      [90, 99, 89, 96],
    ],
    { exitPrice: 90, exit: 'stop' },
  ],
  ['a target', LONG, [[100, 111, 96, 109]], { exitPrice: 110, exit: 'target' }],
  [
    'a target at a gap',
    LONG,
    [
      [100, 101, 99, 99],
      [120, 121, 99, 99],
    ],
    { exitPrice: 120, exit: 'target' },
  ],
  ['the stop before the target', LONG, [[100, 111, 94, 109]], { exitPrice: 95, exit: 'stop' }],
  ['a short’s stop', SHORT, [[100, 106, 99, 99]], { exitPrice: 105, exit: 'stop' }],
  [
    'a short’s stop at a gap',
    SHORT,
    [
      [100, 101, 99, 99],
      [112, 113, 99, 99],
    ],
    { exitPrice: 112, exit: 'stop' },
  ],
  ['a short’s target', SHORT, [[100, 101, 89, 99]], { exitPrice: 90, exit: 'target' }],
  [
    'a short’s target at a gap',
    SHORT,
    [
      [100, 101, 99, 99],
      [85, 86, 84, 85],
    ],
    { exitPrice: 85, exit: 'target' },
  ],
  [
    'a short’s stop before its target',
    SHORT,
    [[100, 106, 89, 99]],
    { exitPrice: 105, exit: 'stop' },
  ],
])('fills %s', (_, rules, rows, exit) => {
  const stops = terms({ stopLossPercent: 5, takeProfitPercent: 10 })
  const { trades } = backtest(rules, barsOf([SIGNAL, ...rows, [99, 99, 99, 99]]), stops)
  expect(trades[0]).toMatchObject({ entryPrice: 100, ...exit })
})

it('lets finer bars decide which of stop and target came first', () => {
  const bars = barsOf([SIGNAL, [100, 111, 94, 109]])
  const quarters = barsOf(
    [
      ...Array.from({ length: 4 }, () => SIGNAL),
      [100, 104, 99, 103],
      [103, 111, 102, 105],
      [105, 105, 94, 96],
      [96, 109, 95, 109],
    ],
    900_000,
  )
  const stops = terms({ stopLossPercent: 5, takeProfitPercent: 10 })
  expect(backtest(LONG, bars, stops).trades).toMatchObject([{ exit: 'stop' }])
  expect(backtest(LONG, bars, { ...stops, finer: quarters }).trades).toMatchObject([
    { exit: 'target', exitPrice: 110 },
  ])
})

it('charges commission on both fills, and slippage on all but a take-profit', () => {
  const costs = terms({
    commissionPercent: 1,
    slippagePercent: 2,
    size: { of: 'money', amount: 510 },
  })
  const ended = backtest(LONG, barsOf([SIGNAL, [100, 100, 100, 100]]), costs)
  // Bought 5 units at 102, sold them at 98: 5.10 and 4.90 of commission.
  expect(ended.trades).toEqual([
    expect.objectContaining({
      entryPrice: 102,
      exitPrice: 98,
      quantity: 5,
      fees: expect.closeTo(10),
      profit: expect.closeTo(-30),
    }),
  ])
  expect(Number(ended.equity.at(-1))).toBeCloseTo(970)

  const reached = backtest(LONG, barsOf([SIGNAL, [100, 120, 100, 100]]), {
    ...costs,
    takeProfitPercent: 10,
  })
  expect(reached.trades).toMatchObject([{ exitPrice: expect.closeTo(112.2), exit: 'target' }])
})

it('holds nothing in the bar at whose open it leaves', () => {
  const rules = rulesOf('buy when close crosses above 99', 'exit long when close < 100')
  const run = backtest(rules, flatBars([98, 100, 100, 90, 90, 90]), terms())
  expect(run.trades).toMatchObject([{ entryBar: 2, exitBar: 4, exit: 'rule' }])
  expect([...run.held]).toEqual([0, 0, 1, 1, 0, 0])
})

it('buys no more than the cash pays for, its commission included', () => {
  const run = backtest(LONG, flatBars([100, 100]), terms({ commissionPercent: 25 }))
  expect(run.trades).toMatchObject([{ quantity: 8 }])
  const short = terms({ size: { of: 'money', amount: 5_000 } })
  expect(backtest(LONG, flatBars([100, 100]), short).trades).toMatchObject([{ quantity: 10 }])
})

it('cuts a position so that its stop costs no more than the risk', () => {
  const risk = terms({ stopLossPercent: 5, riskPercent: 1 })
  // A stop of 5 % of 200 loses 10, which is 1 % of 1,000.
  expect(backtest(LONG, flatBars([100, 100]), risk).trades).toMatchObject([{ quantity: 2 }])
})

it.each([3, 3.5])('enters three times in a day that may have %d entries', (maxTradesPerDay) => {
  const rules = rulesOf('buy when close >= 100', 'exit long when close >= 100')
  const prices = Array.from({ length: 30 }, () => 100)
  const { trades } = backtest(rules, flatBars(prices), terms({ maxTradesPerDay }))
  expect(trades.map(({ entryBar }) => entryBar)).toEqual([1, 2, 3, 24, 25, 26])
})

it('does nothing while an indicator has no value, nor on bars where no rule holds', () => {
  const waits = backtest(rulesOf('buy when MA(3) > 0'), flatBars([1, 1, 1, 1, 1]), terms())
  expect(waits).toMatchObject({ firstBar: 2, trades: [{ entryBar: 3 }] })
  const leaves = rulesOf('buy when close > MA(2)', 'exit long when MA(4) > close')
  const slow = backtest(leaves, flatBars([1, 1, 2, 3, 4, 5, 6]), terms())
  expect(slow).toMatchObject({ firstBar: 3, trades: [{ entryBar: 4 }] })
  const fastLast = rulesOf('buy when close > MA(4)', 'exit long when MA(2) > close')
  expect(backtest(fastLast, flatBars([1, 1, 2, 3, 4, 5, 6]), terms()).firstBar).toBe(3)
  const never = backtest(rulesOf('buy when close > 1000'), flatBars([1, 1, 1]), terms())
  expect(never.trades).toEqual([])
  expect([...never.equity]).toEqual([1_000, 1_000, 1_000])
  expect(backtest(LONG, flatBars([]), terms())).toMatchObject({ firstBar: 0, trades: [] })
})

it('knows a candle of a second timeframe when it has closed, and not before', () => {
  // Four hours at 100, then four at 200: the 4 h value is 100 until the eighth hour closes.
  const hours = [100, 100, 100, 100, 200, 200, 200, 200, 200]
  const { trades } = backtest(rulesOf('buy when close on 4h >= 200'), flatBars(hours), terms())
  expect(trades).toMatchObject([{ entryBar: 8 }])
})

it('says of a bar the same however far back the bars before it begin', () => {
  const conditions = [
    'high on 4h > MA(2) on 1D',
    'low on 1D < close',
    'close crosses above MA(3) on 4h',
  ]
  const rules = conditions.map((condition) => rulesOf(`buy when ${condition}`))
  const prices = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 150, maxLength: 200 })
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      prices,
      fc.integer({ min: 1, max: 48 }),
      (rule, of, left) => {
        const whole = flatBars(of)
        const { entries, firstBar } = signalsOf(
          rule,
          barsBy((name) => whole[name].subarray(left)),
        )
        // A crossing also needs the bar before.
        const known = firstBar + 1
        const said = signalsOf(rule, whole).entries.long?.subarray(left + known)
        expect(entries.long?.subarray(known)).toEqual(said)
      },
    ),
  )
})

describe('compares with == at the precision that is shown', () => {
  it.each([
    ['a price at its own', 'close == 100.1', [100.14, 100.106, 100.104, 1], 3],
    ['a small price, too', 'close == 0.00002', [0.000007, 0.000021, 0.00002, 1], 3],
    ['two averages at that of prices', 'MA(1) == MA(2)', [7e-6, 8e-6, 9e-6, 9e-6, 1], 4],
    ['an indicator at one decimal place', 'MA(1) == 100.1', [100.16, 100.14, 1], 2],
    ['or at those of its number', 'MA(1) == 0.00002', [7e-6, 0.000014, 0.000016, 1], 3],
  ])('%s', (_what, condition, prices, entryBar) => {
    const run = backtest(rulesOf(`buy when ${condition}`), flatBars(prices), terms())
    expect(run.trades).toMatchObject([{ entryBar }])
  })

  it.each([
    ['99.87', 2, [0, 1, 1]],
    ['99.87', 3, [0, 0, 1]],
    ['99.87', undefined, [0, 0, 1]],
  ])('a price to %s where prices are shown with %s decimals', (price, decimals, entries) => {
    const bars = flatBars([99.88, 99.873, 99.87])
    const { long } = signalsOf(rulesOf(`buy when close == ${price}`), bars, { decimals }).entries
    expect([...(long ?? [])]).toEqual(entries)
  })
})

it('crosses only where it was on the other side before', () => {
  const rules = rulesOf(
    'buy when close crosses above 100',
    'exit long when close crosses below 100',
  )
  const { trades } = backtest(rules, flatBars([101, 102, 100, 101, 99, 98, 98]), terms())
  expect(trades).toMatchObject([{ entryBar: 4, exitBar: 5, exit: 'rule' }])
})

describe('whatever the bars, the rules and the terms', () => {
  const percent = (max: number) => fc.double({ min: 0.01, max, noNaN: true })
  const anyTerms = fc.record({
    capital: fc.double({ min: 100, max: 1e6, noNaN: true }),
    size: fc.constantFrom<Terms['size']>(
      { of: 'equity', percent: 50 },
      { of: 'money', amount: 80 },
    ),
    commissionPercent: percent(1),
    slippagePercent: percent(1),
    stopLossPercent: fc.option(percent(20), { nil: undefined }),
    takeProfitPercent: fc.option(percent(20), { nil: undefined }),
  })
  const moves = fc.array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), {
    minLength: 5,
    maxLength: 60,
  })
  const rules = fc.constantFrom(
    rulesOf('buy when RSI(3) < 40', 'sell when RSI(3) > 60', 'exit long when RSI(3) > 55'),
    rulesOf('buy when close crosses above MA(4)', 'exit long when close crosses below MA(4)'),
    rulesOf('sell when close > MA(3) on 4h OR close < MA(2)', 'exit short when RSI(2) < 20'),
  )

  /** Bars along a path of closes, whose highs and lows lie slightly beyond open and close. */
  function walk(factors: readonly number[], scale = 1) {
    let close = 100 * scale
    return barsOf(
      factors.map((factor) => {
        const open = close
        close *= factor
        return [open, Math.max(open, close) * 1.01, Math.min(open, close) * 0.98, close]
      }),
    )
  }

  it('ends with the capital and the profit of its trades, and holds cash and position at every bar', () => {
    fc.assert(
      fc.property(rules, moves, anyTerms, (someRules, factors, someTerms) => {
        const bars = walk(factors)
        const run = backtest(someRules, bars, someTerms)
        const sum = run.trades.reduce((total, { profit }) => total + profit, someTerms.capital)
        expect(run.equity.at(-1)).toBeCloseTo(sum, 6)
        bars.close.forEach((close, bar) => {
          let expected = someTerms.capital
          for (const { entryBar, exitBar, direction, quantity, entryPrice, profit } of run.trades) {
            const units = direction === 'long' ? quantity : -quantity
            if (exitBar <= bar) expected += profit
            else if (entryBar <= bar) {
              const fee = (quantity * entryPrice * someTerms.commissionPercent) / 100
              expected += units * (close - entryPrice) - fee
            }
          }
          expect(run.equity[bar]).toBeCloseTo(expected, 6)
        })
      }),
    )
  })

  it('never owes: no equity is below zero, and after a liquidation nothing is traded', () => {
    const jumps = fc.array(fc.double({ min: 0.4, max: 2.5, noNaN: true }), {
      minLength: 3,
      maxLength: 40,
    })
    fc.assert(
      fc.property(rules, jumps, anyTerms, (someRules, factors, someTerms) => {
        const run = backtest(someRules, walk(factors), someTerms)
        expect(run.equity.every((value) => value >= 0)).toBe(true)
        const ruin = run.trades.findIndex(({ exit }) => exit === 'liquidation')
        if (ruin >= 0) expect(run.trades).toHaveLength(ruin + 1)
      }),
    )
  })

  it('does in the past the same, whatever the future will be', () => {
    fc.assert(
      fc.property(rules, moves, moves, anyTerms, (someRules, past, future, someTerms) => {
        const known = backtest(someRules, walk(past), someTerms)
        const later = backtest(someRules, walk([...past, ...future]), someTerms)
        const last = past.length - 1
        const done = (run: typeof known) => run.trades.filter(({ exitBar }) => exitBar < last)
        expect(done(later)).toEqual(done(known))
        expect(later.equity.slice(0, last)).toEqual(known.equity.slice(0, last))
      }),
    )
  })

  it('scales money with prices and leaves percentages', () => {
    fc.assert(
      fc.property(moves, anyTerms, (factors, someTerms) => {
        const crossing = rulesOf('buy when close crosses above MA(4)', 'sell when RSI(3) > 60')
        const one = backtest(crossing, walk(factors), {
          ...someTerms,
          size: { of: 'equity', percent: 50 },
        })
        const eight = backtest(crossing, walk(factors, 8), {
          ...someTerms,
          size: { of: 'equity', percent: 50 },
        })
        expect(eight.trades.map(({ exit, entryBar }) => [exit, entryBar])).toEqual(
          one.trades.map(({ exit, entryBar }) => [exit, entryBar]),
        )
        one.equity.forEach((value, bar) => expect(eight.equity[bar]).toBeCloseTo(value, 6))
      }),
    )
  })
})
