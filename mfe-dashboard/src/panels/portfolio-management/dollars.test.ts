import { formatSignedDollars } from './dollars'

it.each([
  [1_250, '+$1,250'],
  [-430, '−$430'],
  [0, '$0'],
])('writes %d dollars as %s', (value, text) => {
  expect(formatSignedDollars(value, 'en-GB')).toBe(text)
})
