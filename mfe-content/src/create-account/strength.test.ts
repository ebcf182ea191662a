import { passwordStrength } from './strength'

it.each([
  ['short', 'k7#Qz'],
  ['known', 'password-password-password'],
  ['repeated', 'abababababababababab'],
  ['made of the user name', 'ada-ada-lovelace-1815'],
])('calls a password weak that is %s', (_why, password) => {
  expect(passwordStrength(password, 'Ada')).toBe('weak')
})

it('calls a password fair from ten characters and strong from sixteen', () => {
  expect(passwordStrength('maple-frog', '')).toBe('fair')
  expect(passwordStrength('maple-frog-nine', '')).toBe('fair')
  expect(passwordStrength('maple-frog-ninet', '')).toBe('strong')
})

it('does not hold a user name of one or two letters against a password', () => {
  expect(passwordStrength('maple-frog-nineteen', 'a')).toBe('strong')
})
