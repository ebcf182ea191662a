import { decimalsOf } from './decimals'

it('counts the decimals that a number needs, and no more than can be written', () => {
  expect([0, 45_000, 0.5, 0.075, -1.25].map(decimalsOf)).toEqual([0, 0, 1, 3, 2])
  expect(decimalsOf(0.1234567890123456)).toBe(15)
})
