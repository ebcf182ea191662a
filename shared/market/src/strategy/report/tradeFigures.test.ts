import { barsOf, runOf } from '@aldergate/testing/backtestRun'
import { averageDuration, tradeFiguresOf, tradeReturn } from './tradeFigures'

const BARS = barsOf([100, 110, 99, 108.9, 108.9])

/** Returns of +10 %, −10 % and +10 %. */
const { trades } = runOf(BARS, [
  { entryBar: 1, exitBar: 2, quantity: 10 },
  { entryBar: 2, exitBar: 3, quantity: 10 },
  { entryBar: 3, exitBar: 4, quantity: 10 },
])

const figures = tradeFiguresOf(trades)

it('takes the return of a trade on the money that it was opened with', () => {
  expect(trades.map(tradeReturn).map((value) => value.toFixed(6))).toEqual([
    '0.100000',
    '-0.100000',
    '0.100000',
  ])
  expect(figures.avgTradeReturn).toBeCloseTo(0.1 / 3, 9)
  expect(figures.bestTrade).toBeCloseTo(0.1, 9)
  expect(figures.worstTrade).toBeCloseTo(-0.1, 9)
  expect([figures.avgWin, figures.avgLoss]).toEqual([
    expect.closeTo(0.1, 9),
    expect.closeTo(-0.1, 9),
  ])
})

it('weighs what was won against what was lost', () => {
  // (100 + 99) ÷ 110; 3.33 % ÷ 10 %.
  expect(figures.profitFactor).toBeCloseTo(199 / 110, 9)
  expect(figures.expectancy).toBeCloseTo(1 / 3, 9)
  // 2⁄3 − (1⁄3) ÷ (10 % ÷ 10 %).
  expect(figures.kelly).toBeCloseTo(1 / 3, 9)
})

it('takes the share for the fastest growth from the trades that won or lost', () => {
  const [win, loss] = trades
  if (!win || !loss) throw new Error('There are no trades.')
  const even = Array.from({ length: 7 }, () => ({ ...win, profit: 0 }))
  // 2⁄3 − (1⁄3) ÷ (10 % ÷ 10 %), whatever broke even.
  expect(tradeFiguresOf([win, win, loss, ...even]).kelly).toBeCloseTo(1 / 3, 9)
})

it('has a system quality number as Van Tharp defines it', () => {
  // Deviation √((0.0667² + 0.1333² + 0.0667²) ÷ 2) = 0.11547; √3 × 0.03333 ÷ 0.11547.
  expect(figures.sqn).toBeCloseTo(0.5, 9)
})

it('counts no more than a hundred trades for it', () => {
  const many = tradeFiguresOf(Array.from({ length: 100 }, () => trades).flat())
  expect(many.sqn).toBeCloseTo((Math.sqrt(100) * 0.1) / 3 / Math.sqrt((8 / 900) * (300 / 299)), 9)
})

it('counts streaks, which a trade that breaks even ends', () => {
  const [win, loss] = [trades[0], trades[1]]
  if (!win || !loss) throw new Error('There are no trades.')
  const even = { ...win, profit: 0 }
  const streaks = tradeFiguresOf([win, win, even, win, loss, loss, loss, even])
  expect([streaks.longestWins, streaks.longestLosses]).toEqual([2, 3])
  expect([streaks.wins, streaks.losses, streaks.trades]).toEqual([3, 3, 8])
  expect(streaks.winRate).toBe(3 / 8)
})

it('adds up what was paid for fills', () => {
  const paid = runOf(BARS, [{ entryBar: 1, exitBar: 2, quantity: 10, fees: 1.5 }]).trades
  expect(tradeFiguresOf(paid)).toMatchObject({ fees: 1.5, avgTrade: 98.5 })
})

it('tells how long trades lasted, those within a bar for nothing', () => {
  const within = trades.map((trade) => ({ ...trade, exitBar: trade.entryBar }))
  const day = 86_400_000
  expect(averageDuration(trades, BARS.time)).toBe(day)
  expect(averageDuration([...trades, ...within], BARS.time)).toBe(day / 2)
})

it('has no figures of no trades, and none that divide by a loss without one', () => {
  expect(tradeFiguresOf([])).toMatchObject({
    trades: 0,
    winRate: NaN,
    avgTrade: NaN,
    bestTrade: NaN,
    profitFactor: NaN,
    sqn: NaN,
    kelly: NaN,
    longestWins: 0,
    fees: 0,
  })
  expect(tradeFiguresOf(trades.slice(0, 1))).toMatchObject({
    winRate: 1,
    avgLoss: NaN,
    profitFactor: NaN,
    expectancy: NaN,
    kelly: NaN,
    sqn: NaN,
  })
})
