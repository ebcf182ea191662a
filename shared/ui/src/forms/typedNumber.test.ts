import { typedNumber } from './typedNumber'

it.each([
  ['14', 14],
  [' -0.5 ', -0.5],
  ['1e3', 1_000],
  ['0', 0],
])('reads %p as %p', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

it.each(['', '  ', '1,5', 'many'])('takes %p for no number, and not for none', (text) => {
  expect(typedNumber(text)).toBeNaN()
})
