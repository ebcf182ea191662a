import { DEMO_CREDENTIALS, loginError } from './credentials'

it('lets the demo account in', () => {
  expect(loginError(DEMO_CREDENTIALS)).toBeUndefined()
})

it('asks for both fields before it judges them', () => {
  expect(loginError({ email: '', password: '' })).toBe('incomplete')
  expect(loginError({ ...DEMO_CREDENTIALS, email: '  ' })).toBe('incomplete')
  expect(loginError({ ...DEMO_CREDENTIALS, password: '' })).toBe('incomplete')
})

it.each([
  ['another email', { ...DEMO_CREDENTIALS, email: 'ada@example.com' }],
  ['another password', { ...DEMO_CREDENTIALS, password: 'Aldergate-Demo-2' }],
  ['a password in another case', { ...DEMO_CREDENTIALS, password: 'aldergate-demo-1' }],
  ['a password with a blank behind it', { ...DEMO_CREDENTIALS, password: 'Aldergate-Demo-1 ' }],
])('refuses %s without saying which field is wrong', (_what, credentials) => {
  expect(loginError(credentials)).toBe('invalid')
})
