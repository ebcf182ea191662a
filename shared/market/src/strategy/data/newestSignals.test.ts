import fc from 'fast-check'
import { stepAt } from '../../opening'
import { pricePath } from '../../pricePath'
import type { Timeframe } from '../../timeframes'
import { signalsOf } from '../engine/signals'
import { readRules, ruleBlock } from '../language/readRules'
import type { RuleSet } from '../language/rule'
import { marketBars } from './marketBars'
import { newestSignals } from './newestSignals'

const MINUTE_MS = 60_000
const OPENED = Date.UTC(2026, 10, 2, 3, 4, 5)

/** A bot is deployed within a minute; the bars from that minute on are those that it reads. */
const DEPLOYED = Date.UTC(2026, 10, 2, 12, 0, 20)
const FIRST_BAR = Date.UTC(2026, 10, 2, 12)

const path = pricePath({ seed: 42, time: OPENED }, 'BTC/GBP')

const rulesOf = (...lines: string[]) => rulesOn('1m', ...lines)

function rulesOn(timeframe: Timeframe, ...lines: string[]): RuleSet {
  const read = readRules(ruleBlock([`timeframe ${timeframe}`, ...lines]))
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  return read.rules
}

/** The step with which a bar closes. */
const closing = (bar: number) => stepAt(path.opening, FIRST_BAR + (bar + 1) * MINUTE_MS)

/** For each bar since the deployment, whether a bot that reads it at its close would buy. */
function read(rules: RuleSet, bars: number, deployed = DEPLOYED): number[] {
  return Array.from({ length: bars }, (_, bar) =>
    Number(newestSignals(rules, path, closing(bar), deployed).entries.long),
  )
}

it('says at every bar what a backtest says that begins with the bar of the deployment', () => {
  for (const rule of ['OBV > 0', 'OBV crosses below 0', 'OBV on 15m > 0', 'OBV > OBV on 5m']) {
    const rules = rulesOf(`buy when ${rule}`)
    const bars = marketBars(path, '1m', closing(239), 240)
    expect(bars.time[0]).toBe(FIRST_BAR)
    const tested = Array.from(signalsOf(rules, bars).entries.long ?? [])
    expect(new Set(tested)).toEqual(new Set([0, 1]))
    expect(read(rules, 240)).toEqual(tested)
  }
})

it('knows as much of the past before the deployment as the other conditions look at', () => {
  const rules = rulesOf('buy when OBV > -1e12 AND RSI(14) > 50')
  expect(read(rules, 60)).toEqual(read(rulesOf('buy when RSI(14) > 50'), 60))
})

it('counts from the deployment, however far back the other conditions look', () => {
  const looksBack = 'RSI(14) >= 0 AND MA(20) on 15m > 0'
  for (const rule of ['OBV > 0', 'OBV crosses below 0', 'OBV on 15m > 0']) {
    const alone = read(rulesOf(`buy when ${rule}`), 120)
    expect(new Set(alone)).toEqual(new Set([0, 1]))
    expect(read(rulesOf(`buy when ${rule} AND ${looksBack}`), 120)).toEqual(alone)
  }
})

it('says the same whoever has asked before, and of a past that another bot has read', () => {
  const rules = rulesOf('buy when OBV > 0')
  const alone = read(rules, 60)
  const earlier = read(rules, 60, DEPLOYED - 90 * MINUTE_MS)
  expect(earlier).not.toEqual(alone)
  expect(read(rules, 60)).toEqual(alone)
  expect(read(rules, 60, DEPLOYED - 90 * MINUTE_MS)).toEqual(earlier)
})

it('makes no bar twice: a bot of a month reads as fast as one of a minute', () => {
  const rules = rulesOf('buy when OBV > 0')
  const deployed = DEPLOYED - 30 * 24 * 60 * MINUTE_MS
  const asked = jest.fn(path.levels)
  const watched = { ...path, levels: asked }
  newestSignals(rules, watched, closing(0), deployed)
  asked.mockClear()
  newestSignals(rules, watched, closing(1), deployed)
  expect(asked.mock.calls.length).toBeLessThan(10)
})

it('makes no bar twice for a condition of days either, on whichever of two it is asked first', () => {
  const asked = jest.fn(path.levels)
  const watched = { ...path, levels: asked }
  const bots = ['MA(14) on 1D > 0', 'close on 1D > 0'].map((rule) => rulesOf(`buy when ${rule}`))
  const readAll = (bar: number) =>
    [...bots, ...bots.toReversed()].map((rules) => newestSignals(rules, watched, closing(bar)))
  readAll(0)
  asked.mockClear()
  readAll(1)
  expect(asked.mock.calls.length).toBeLessThan(10)
})

it('makes no bar twice where an average would look further back than anything does', () => {
  const asked = jest.fn(path.levels)
  const watched = { ...path, levels: asked }
  const rules = rulesOn('15m', 'buy when EMA(250) on 1D > 0')
  const readAt = (minute: number) => newestSignals(rules, watched, closing(minute)).entries.long
  expect(readAt(14)).toBe(true)
  asked.mockClear()
  expect(readAt(29)).toBe(true)
  expect(asked.mock.calls.length).toBeLessThan(50)
})

it('looks for the VWAP of days no further back than for their closes', () => {
  const asked = jest.fn(path.levels)
  const timesAsked = (rule: string) => {
    asked.mockClear()
    newestSignals(rulesOf(`buy when ${rule}`), { ...path, levels: asked }, closing(0))
    return asked.mock.calls.length
  }
  expect(timesAsked('VWAP on 1D > 0')).toBe(timesAsked('close on 1D > 0'))
})

it('says at every bar what it says of a market that it has not read before', () => {
  const terms = [
    '1',
    'close',
    'EMA(3)',
    'RSI(2) on 5m',
    'MA(4) on 15m',
    'EMA(2) on 1h',
    'close on 1D',
  ]
  const term = fc.constantFrom(...terms)
  const operator = fc.constantFrom('>', '<', 'crosses above', 'crosses below')
  const exit = fc.constantFrom('OBV > 0', 'high > MA(3)')
  const rule = fc
    .tuple(term, operator, term, exit)
    .map(([left, is, right, out]) => rulesOf(`buy when ${left} ${is} ${right}`, `sell when ${out}`))
  const readings = fc.array(fc.tuple(rule, fc.integer({ min: 0, max: 90 })), {
    minLength: 5,
    maxLength: 10,
  })
  fc.assert(
    fc.property(readings, (asked) => {
      const market = { ...path }
      let bar = 0
      for (const [rules, later] of asked) {
        bar += later
        const said = newestSignals(rules, market, closing(bar), DEPLOYED)
        expect(said).toEqual(newestSignals(rules, { ...path }, closing(bar), DEPLOYED))
      }
    }),
    { numRuns: 10 },
  )
})

it('reads a rule of numbers alone as a backtest does', () => {
  expect(read(rulesOf('buy when 1 > 0'), 3)).toEqual([1, 1, 1])
  expect(read(rulesOf('buy when 0 > 1'), 3)).toEqual([0, 0, 0])
})
