import { barsOf, runOf } from '@aldergate/testing/backtestRun'
import fc from 'fast-check'
import type { Run } from '../run'
import { drawdownsOf } from './drawdownCurve'
import { momentsOf } from './luck'
import { monthlyReturns } from './monthlyReturns'
import { type Figure, LEAST_MS, reportOf } from './report'

const HOUR_MS = 3_600_000

/** Any run: prices, and consecutive trades, of which the last may lose everything. */
const anyRun = fc
  .record({
    closes: fc.array(fc.integer({ min: 50, max: 150 }), { minLength: 4, maxLength: 80 }),
    gaps: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 }),
    hours: fc.constantFrom(1, 4, 24, 17 * 24),
    firstBar: fc.integer({ min: 0, max: 2 }),
    fees: fc.constantFrom(0, 0.25),
    isRuined: fc.boolean(),
  })
  .map(({ closes, gaps, hours, firstBar, fees, isRuined }) => {
    const bars = barsOf(closes, hours * HOUR_MS)
    const fills = gaps.reduce((at, gap) => [...at, Number(at.at(-1)) + gap], [firstBar + 1])
    const trades = fills
      .slice(1)
      .map((exitBar, place) => ({ entryBar: Number(fills[place]), exitBar, fees, quantity: 3 }))
      .filter(({ exitBar }) => exitBar < closes.length)
    const run = runOf(bars, trades, { capital: 10_000, firstBar })
    return { bars, run: isRuined ? ruined(run) : run }
  })

/** The same run with a last trade that takes all that the others have left. */
function ruined(run: Run): Run {
  const [last, ...others] = run.trades.toReversed()
  if (!last) return run
  const left = others.reduce((sum, { profit }) => sum + profit, run.capital)
  const equity = run.equity.slice().fill(0, last.exitBar)
  const trades = [...others.reverse(), { ...last, profit: -left, exit: 'liquidation' as const }]
  return { ...run, equity, trades }
}

/** The figures that are amounts of money. */
const MONEY: readonly Figure[] = ['totalPnL', 'avgTrade', 'finalEquity', 'peakEquity', 'fees']

function richer({ capital, equity, trades, ...run }: Run, times: number): Run {
  return {
    ...run,
    capital: capital * times,
    equity: equity.map((value) => value * times),
    trades: trades.map((trade) => ({
      ...trade,
      quantity: trade.quantity * times,
      fees: trade.fees * times,
      profit: trade.profit * times,
    })),
  }
}

it('ends with the capital and the profits of all trades', () => {
  fc.assert(
    fc.property(anyRun, ({ run, bars }) => {
      const { figures } = reportOf(run, bars)
      const profit = run.trades.reduce((sum, trade) => sum + trade.profit, 0)
      expect(figures.finalEquity - run.capital).toBeCloseTo(profit, 6)
      expect(figures.totalPnL).toBeCloseTo(profit, 6)
      if (figures.trades > 0) expect(figures.avgTrade * figures.trades).toBeCloseTo(profit, 6)
    }),
  )
})

it('scales money with money, and leaves what is no money as it is', () => {
  fc.assert(
    fc.property(anyRun, fc.constantFrom(2, 8, 0.5), ({ run, bars }, times) => {
      const { figures } = reportOf(run, bars)
      const scaled = reportOf(richer(run, times), bars).figures
      for (const [name, value] of Object.entries(figures)) {
        const figure = name as Figure
        // Scaled by powers of two, so that not even the last bit is rounded differently.
        expect([name, scaled[figure]]).toEqual([
          name,
          MONEY.includes(figure) ? value * times : value,
        ])
      }
    }),
  )
})

it('has months that compound to their years, and years to the whole', () => {
  fc.assert(
    fc.property(anyRun, ({ run, bars }) => {
      const grown = (returns: Iterable<number>) =>
        [...returns].filter(Number.isFinite).reduce((growth, value) => growth * (1 + value), 1)
      const years = monthlyReturns(run, bars)
      for (const { months, whole } of years) expect(grown(months)).toBeCloseTo(1 + whole, 9)
      const { totalReturn } = reportOf(run, bars).figures
      expect(grown(years.map(({ whole }) => whole))).toBeCloseTo(1 + totalReturn, 9)
    }),
  )
})

it('has daily returns that compound to the whole', () => {
  fc.assert(
    fc.property(anyRun, ({ run, bars }) => {
      const { returns, figures } = reportOf(run, bars)
      expect(returns.reduce((growth, value) => growth * (1 + value), 1)).toBeCloseTo(
        1 + figures.totalReturn,
        9,
      )
    }),
  )
})

it('tells of its return, its volatility and its luck by the same returns as its Sharpe ratio', () => {
  fc.assert(
    fc.property(anyRun, ({ run, bars }) => {
      const { returns, figures, spanMs } = reportOf(run, bars)
      const { annualReturn, annualVolatility, sharpeRatio } = figures
      expect(momentsOf(returns).observations).toBe(returns.length)
      expect(Number.isFinite(annualReturn)).toBe(spanMs >= LEAST_MS)
      if (Number.isFinite(sharpeRatio)) {
        expect(annualReturn / annualVolatility).toBeCloseTo(sharpeRatio, 6)
      }
    }),
  )
})

it('has a maximum drawdown that its curve reaches, between nothing and all', () => {
  fc.assert(
    fc.property(anyRun, ({ run, bars }) => {
      const { maxDrawdown } = reportOf(run, bars).figures
      expect(drawdownsOf(run).reduce((a, b) => Math.min(a, b), 0)).toBe(maxDrawdown)
      expect(maxDrawdown).toBeLessThanOrEqual(0)
      expect(maxDrawdown).toBeGreaterThanOrEqual(-1)
    }),
  )
})

it('counts every trade once by its exit and once by its direction', () => {
  fc.assert(
    fc.property(anyRun, ({ run, bars }) => {
      const { exits, directions, figures } = reportOf(run, bars)
      for (const tallies of [Object.values(exits), Object.values(directions)]) {
        expect(tallies.reduce((sum, { trades }) => sum + trades, 0)).toBe(figures.trades)
        expect(tallies.reduce((sum, { wins }) => sum + wins, 0)).toBe(figures.wins)
      }
    }),
  )
})
