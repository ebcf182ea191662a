/** @jest-environment jsdom */

import { pageSeed } from './seed'

it('is the number that the URL asks for', () => {
  expect(pageSeed('?seed=42')).toBe(42)
  expect(pageSeed('?view=grid&seed=0')).toBe(0)
})

it.each(['', '?seed=', '?seed=abc', '?seed=-1', '?seed=1.5'])('is drawn for %p', (search) => {
  const seeds = new Set(Array.from({ length: 5 }, () => pageSeed(search)))

  expect(seeds.size).toBeGreaterThan(1)
  for (const seed of seeds) expect(Number.isInteger(seed)).toBe(true)
})
