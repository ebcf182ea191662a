import { changedFrom } from './changedDigits'

it('begin where the two prices differ', () => {
  expect(changedFrom('45,000.00', '45,001.20')).toBe(5)
  expect(changedFrom('45,000.00', '45,000.00')).toBe(9)
})

it('are all digits when the price becomes longer or shorter', () => {
  expect(changedFrom('999.99', '1,000.01')).toBe(0)
})
