import fc from 'fast-check'
import { FITS, foldsOf } from './plan'

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
