import { priceDecimals } from './precision'

it('shows the steps of a price with five significant digits', () => {
  expect([4_500, 0.38, 0.000007].map(priceDecimals)).toEqual([2, 5, 10])
})

it('has two decimals at least, and never more than twelve', () => {
  expect([45_000, 0, Number.NaN].map(priceDecimals)).toEqual([2, 2, 2])
  expect(priceDecimals(1e-30)).toBe(12)
})
