import { seededRandom } from '@aldergate/market/random'
import fc from 'fast-check'
import { type Figures, INITIAL_FIGURES, isGain, nextFigures, nextFiguresHistory } from './figures'

const LOWEST = () => 0
const HIGHEST = () => 1 - Number.EPSILON

it('starts at 50000, 5000, 15 and 35', () => {
  expect(Object.values(INITIAL_FIGURES)).toEqual([50_000, 5_000, 15, 35])
})

it('moves by −250, −50, −1 and 0 at the least', () => {
  expect(nextFigures(INITIAL_FIGURES, LOWEST)).toEqual({
    portfolioValue: 49_750,
    profitLoss: 4_950,
    openTrades: 14,
    closedTrades24h: 35,
  })
})

it('moves by +249, +49, 0 and +2 at the most', () => {
  expect(nextFigures(INITIAL_FIGURES, HIGHEST)).toEqual({
    portfolioValue: 50_249,
    profitLoss: 5_049,
    openTrades: 15,
    closedTrades24h: 37,
  })
})

it('never raises the open trades, never lowers the closed ones, and stops at no open trade', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 40 }), (seed, ticks) => {
      const random = seededRandom(seed)
      let figures: Figures = INITIAL_FIGURES
      for (let tick = 0; tick < ticks; tick += 1) {
        const next = nextFigures(figures, random)
        expect(next.openTrades).toBeLessThanOrEqual(figures.openTrades)
        expect(next.openTrades).toBeGreaterThanOrEqual(0)
        expect(next.closedTrades24h).toBeGreaterThanOrEqual(figures.closedTrades24h)
        figures = next
      }
    }),
    { numRuns: 30 },
  )
})

it('takes a profit of nothing for a gain, and a penny less for a loss', () => {
  expect(isGain(0)).toBe(true)
  expect(isGain(-0.01)).toBe(false)
})

it('keeps one minute: the point where it begins and twenty ticks', () => {
  let history: readonly Figures[] = [INITIAL_FIGURES]
  for (let tick = 0; tick < 50; tick += 1) history = nextFiguresHistory(history, LOWEST)

  expect(history).toHaveLength(21)
  expect(history.at(-1)?.portfolioValue).toBe(50_000 - 50 * 250)
})
