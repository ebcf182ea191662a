import {
  type Application,
  applicationErrors,
  EMPTY_APPLICATION,
  MESSAGE_LIMIT,
} from './application'

const GOOD: Application = {
  name: 'Ada Example',
  email: 'ada@example.org',
  message: 'I keep order books tidy.',
  link: '',
}

it('asks for a name, an email address and a letter, but not for a link', () => {
  expect(Object.keys(applicationErrors(EMPTY_APPLICATION))).toEqual(['name', 'email', 'message'])
  expect(applicationErrors(GOOD)).toEqual({})
})

it('takes blanks for nothing', () => {
  expect(applicationErrors({ ...GOOD, name: '  ' })).toEqual({ name: 'nameMissing' })
})

it('tells an email address that is wrong from one that is missing', () => {
  expect(applicationErrors({ ...GOOD, email: 'ada' })).toEqual({ email: 'emailInvalid' })
})

it('refuses a letter beyond the limit', () => {
  expect(applicationErrors({ ...GOOD, message: 'x'.repeat(MESSAGE_LIMIT) })).toEqual({})
  expect(applicationErrors({ ...GOOD, message: 'x'.repeat(MESSAGE_LIMIT + 1) })).toEqual({
    message: 'messageLong',
  })
})

it('takes only a web address for a link', () => {
  expect(applicationErrors({ ...GOOD, link: 'https://example.org/work' })).toEqual({})
  for (const link of ['example', 'javascript:alert(1)', 'https://']) {
    expect(applicationErrors({ ...GOOD, link })).toEqual({ link: 'linkInvalid' })
  }
})
