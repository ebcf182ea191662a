import { decimalsOf } from './decimals'

it('counts the decimals that a number needs, and no more than can be written', () => {
  expect([0, 45_000, 0.5, 0.075, -1.25].map(decimalsOf)).toEqual([0, 0, 1, 3, 2])
  expect(decimalsOf(0.1234567890123456)).toBe(15)
})

it('counts them of a number that prints with an exponent', () => {
  expect([1e-9, 1.25e-7, -3e-8, 1e21, 1.5e21, 1e-20].map(decimalsOf)).toEqual([9, 9, 8, 0, 0, 15])
})
