import { DAY_MS } from '@aldergate/market'
import { maxDrawdown } from '@aldergate/market/metrics'
import { seededRandom } from '@aldergate/market/random'
import fc from 'fast-check'
import { type BacktestRow, nextSample, OPENING_CAPITAL, openingSample } from './sampleRun'

const NOW = Date.parse('2026-11-22T15:00:00Z')

function runOf(seed: number, steps: number): readonly BacktestRow[] {
  const random = seededRandom(seed)
  let rows = openingSample(NOW, random)
  for (let step = 0; step < steps; step += 1) rows = nextSample(rows, NOW, random)
  return rows
}

it('opens with a small sample, three years ago', () => {
  const rows = runOf(42, 0)

  expect(rows).toHaveLength(8)
  expect(rows[0]?.date).toBe('2023-11-23')
})

it('grows at about 40 % of its steps, by one day at a time', () => {
  const random = seededRandom(42)
  let rows = openingSample(NOW, random)
  let grown = 0
  for (let step = 0; step < 1_000; step += 1) {
    const next = nextSample(rows, NOW, random)
    expect(next.length - rows.length).toBeLessThanOrEqual(1)
    if (next !== rows) grown += 1
    rows = next
  }

  expect(grown / 1_000).toBeGreaterThan(0.36)
  expect(grown / 1_000).toBeLessThan(0.44)
})

it.each([
  ['below', 0.399, 1],
  ['at', 0.4, 0],
])('grows while the draw is below 0.4: %s', (_where, draw, added) => {
  const rows = runOf(1, 0)

  expect(nextSample(rows, NOW, () => draw)).toHaveLength(rows.length + added)
})

it('has days without a gap, pennies, one trade a day at least, and the drawdown of its own profits', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 200 }), (seed, steps) => {
      const rows = runOf(seed, steps)
      let capital = OPENING_CAPITAL
      let peak = capital
      rows.forEach(({ date, pnl, drawdown, trades }, index) => {
        const before = rows[index - 1]
        if (before) expect(Date.parse(date) - Date.parse(before.date)).toBe(DAY_MS)
        expect(pnl).toBe(Math.round(pnl * 100) / 100)
        expect(trades).toBeGreaterThanOrEqual(1)
        capital += pnl
        peak = Math.max(peak, capital)
        expect(capital).toBeGreaterThan(0)
        expect(drawdown).toBeCloseTo((100 * (capital - peak)) / peak, 9)
      })
    }),
    { numRuns: 50 },
  )
})

it('ends with yesterday: no result lies in the future', () => {
  const rows = runOf(42, 4_000)

  expect(rows.at(-1)?.date).toBe('2026-11-21')
  expect(nextSample(rows, NOW, () => 0)).toBe(rows)
})

it('has the deepest drawdown that its daily returns have', () => {
  const rows = runOf(7, 300)
  let capital = OPENING_CAPITAL
  const returns = rows.map(({ pnl }) => {
    const share = pnl / capital
    capital += pnl
    return share
  })

  const deepest = Math.min(...rows.map(({ drawdown }) => drawdown))
  expect(deepest).toBeCloseTo(100 * maxDrawdown(returns), 9)
})
