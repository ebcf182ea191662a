import fc from 'fast-check'
import { signalsOf } from '../engine/signals'
import { DEFAULT_TERMS } from '../engine/terms'
import { readRules, ruleBlock } from '../language/readRules'
import { flatBars } from '../testing/barsOf'
import { FITS, foldsOf } from './plan'
import { runOver } from './stretch'

it('follows each fit with the stretch that it does not know', () => {
  expect(foldsOf(700, 5, '2')[0]).toEqual({
    fit: { from: 0, to: 200 },
    unseen: { from: 200, to: 300 },
  })
  expect(foldsOf(700, 5, 'all').at(-1)).toEqual({
    fit: { from: 0, to: 600 },
    unseen: { from: 600, to: 700 },
  })
  expect(foldsOf(100, 5, '2')).toEqual([])
})

it('leaves no gap between unseen stretches, ends with the bars, and never fits on what is unseen', () => {
  const folds = fc.integer({ min: 2, max: 20 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      folds,
      fc.constantFrom(...FITS),
      (bars, count, fit) => {
        const found = foldsOf(bars, count, fit)
        found.forEach((fold, place) => {
          expect(fold.fit.from).toBeGreaterThanOrEqual(0)
          expect(fold.fit.to).toBe(fold.unseen.from)
          expect(fold.unseen.to).toBe(found[place + 1]?.unseen.from ?? bars)
        })
      },
    ),
  )
})

it('does at the first open of a stretch what the bar before it has said', () => {
  const read = readRules(ruleBlock(['timeframe 1h', 'buy when close crosses above 99.5']))
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  const bars = flatBars([99, 100, 100, 100, 100])
  const signals = signalsOf(read.rules, bars)
  const { run } = runOver(bars, signals, DEFAULT_TERMS, { from: 2, to: 5 })
  // The bar before the stretch is included.
  expect(run.trades).toMatchObject([{ entryBar: 1, entryPrice: 100 }])
})
