import { COMPARISONS, isComparison } from './comparisons'

it('has the comparisons of the specification, in its order', () => {
  expect(COMPARISONS).toEqual(['>', '<', '==', '>=', '<='])
})

it('takes no sign for another', () => {
  expect(COMPARISONS.every(isComparison)).toBe(true)
  expect(['=>', '=', '<>', ''].some(isComparison)).toBe(false)
})
