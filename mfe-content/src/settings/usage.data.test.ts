import { USAGE_AXIS_MAX, USAGE_HOURS } from './usage.data'

it('has seven days under an axis that ends at exactly 10', () => {
  expect(USAGE_AXIS_MAX).toBe(10)
  expect(USAGE_HOURS).toHaveLength(7)
  expect(Math.max(...USAGE_HOURS)).toBeLessThanOrEqual(10)
})
