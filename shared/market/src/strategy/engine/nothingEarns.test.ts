import { stepAt } from '../../opening'
import { pricePath } from '../../pricePath'
import { type Bars, emptyBars } from '../bars'
import { marketBars } from '../data/marketBars'
import { readRules, ruleBlock } from '../language/readRules'
import type { RuleSet } from '../language/rule'
import { backtest } from './backtest'
import { DEFAULT_TERMS, type Terms } from './terms'

const SEEDS = 100
const BARS = 2_000
const OPENED = Date.UTC(2026, 0, 5)

/** A deviation from zero, in standard errors, that chance exceeds in one of fifteen thousand tests. */
const CHANCE = 4

/** The same money in each position, so that no trade weighs more than another, and nothing charged. */
const FREE: Terms = {
  ...DEFAULT_TERMS,
  size: { of: 'money', amount: 1_000 },
  commissionPercent: 0,
}

const EXITS: Partial<Terms> = { stopLossPercent: 0.3, takeProfitPercent: 0.6 }

function rulesOf(...lines: string[]): RuleSet {
  const read = readRules(ruleBlock(['timeframe 1m', ...lines]))
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  return read.rules
}

const STRATEGIES = {
  'oversold, until overbought': [rulesOf('buy when RSI(14) < 30', 'exit long when RSI(14) > 70')],
  'overbought, sold short': [rulesOf('sell when RSI(14) > 70', 'exit short when RSI(14) < 50')],
  'above its average': [rulesOf('buy when close > MA(20)', 'exit long when close < MA(20)')],
  'an average that crosses another, either way': [
    rulesOf(
      'buy when EMA(12) crosses above EMA(26)',
      'sell when EMA(12) crosses below EMA(26)',
      'exit long when EMA(12) crosses below EMA(26)',
      'exit short when EMA(12) crosses above EMA(26)',
    ),
  ],
  'the trend of a coarser timeframe': [
    rulesOf('buy when close > MA(20) on 15m', 'exit long when close < MA(20) on 15m'),
  ],
  'oversold, with stop and target': [rulesOf('buy when RSI(14) < 30'), EXITS],
  'a breakout sold short, with stop and target': [
    rulesOf('sell when MACD(12, 26, 9) > 0 AND RSI(14) > 60'),
    EXITS,
  ],
} satisfies Record<string, [RuleSet, Partial<Terms>?]>

const MARKETS = Array.from({ length: SEEDS }, (_, seed) => {
  const path = pricePath({ seed, time: OPENED }, 'BTC/GBP')
  return marketBars(path, '1m', stepAt(path.opening, OPENED + 90 * 86_400_000), BARS)
})

/** How many standard errors the mean profit lies from nothing, over all markets. */
function standing(strategy: keyof typeof STRATEGIES, markets: readonly Bars[]): number {
  const [rules, exits] = STRATEGIES[strategy] as [RuleSet, Partial<Terms>?]
  const profits = markets.map((bars) => {
    const { equity, capital } = backtest(rules, bars, { ...FREE, ...exits })
    return Number(equity.at(-1)) - capital
  })
  const average = mean(profits)
  const variance = mean(profits.map((profit) => (profit - average) ** 2))
  return average / Math.sqrt(variance / profits.length)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A predictable market: a tenth of each bar's change repeats within the next bar. */
function withMomentum(bars: Bars): Bars {
  const moved = emptyBars(BARS)
  moved.time.set(bars.time)
  moved.volume.set(bars.volume)
  let level = 1
  let before = 0
  for (let bar = 0; bar < BARS; bar += 1) {
    const [open, close] = [Number(bars.open[bar]) * level, Number(bars.close[bar])]
    level *= 1 + before / 10
    before = close / Number(bars.open[bar]) - 1
    moved.open[bar] = open
    moved.close[bar] = close * level
    moved.high[bar] = Math.max(open, close * level, Number(bars.high[bar]) * level)
    moved.low[bar] = Math.min(open, close * level, Number(bars.low[bar]) * level)
  }
  return moved
}

const NAMES = Object.keys(STRATEGIES) as (keyof typeof STRATEGIES)[]

it.each(NAMES)('earns and loses no more than chance on the market: %s', (strategy) => {
  expect(Math.abs(standing(strategy, MARKETS))).toBeLessThan(CHANCE)
})

it('would see a past that can be beaten', () => {
  const planted = MARKETS.map(withMomentum)
  expect(standing('above its average', planted)).toBeGreaterThan(CHANCE)
})
