import { isEmail } from './email'

it('takes what a browser takes for an email address', () => {
  expect(isEmail('name@example.org')).toBe(true)
  expect(isEmail(' first.last+tag@mail.example.co.uk ')).toBe(true)
})

it('refuses what a browser refuses', () => {
  for (const text of [
    '',
    'name',
    'name@',
    '@example.org',
    'a b@example.org',
    'name@-example.org',
  ]) {
    expect(isEmail(text)).toBe(false)
  }
})
