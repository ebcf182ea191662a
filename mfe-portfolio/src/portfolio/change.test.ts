import { changeBetween } from './change'

it('tells a change in pounds and in percent of where it began', () => {
  expect(changeBetween('200.00', '250.00')).toEqual({ amount: '50.00', percent: 25 })
  expect(changeBetween('200.00', '150.00')).toEqual({ amount: '-50.00', percent: -25 })
})

it.each(['0.00', '-10.00'])('has no percent of a change that began with %s', (from) => {
  expect(changeBetween(from, '1.00').percent).toBeNaN()
})
