import { EMPTY_REGISTRATION, fieldsAtFault, registrationError } from './registration'

const COMPLETE = {
  username: 'ada',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
}

it('accepts a complete form whose passwords are equal', () => {
  expect(registrationError(COMPLETE)).toBeUndefined()
  expect(fieldsAtFault(COMPLETE)).toEqual([])
})

it.each(['username', 'email', 'password', 'confirmPassword'] as const)(
  'refuses a form without %s and names that field',
  (field) => {
    const form = { ...COMPLETE, [field]: '' }

    expect(registrationError(form)).toBe('incomplete')
    expect(fieldsAtFault(form)).toEqual([field])
  },
)

it('takes a name of blanks for no name', () => {
  expect(registrationError({ ...COMPLETE, username: '   ' })).toBe('incomplete')
})

it('refuses passwords that differ, be it by a blank or by case', () => {
  expect(registrationError({ ...COMPLETE, confirmPassword: 'correct horse ' })).toBe('mismatch')
  expect(fieldsAtFault({ ...COMPLETE, confirmPassword: 'Correct horse' })).toEqual([
    'confirmPassword',
  ])
})

it('tells of empty fields before it tells of passwords that differ', () => {
  const form = { ...COMPLETE, email: '', confirmPassword: 'other' }

  expect(registrationError(form)).toBe('incomplete')
  expect(fieldsAtFault(form)).toEqual(['email'])
})

it('names every empty field in the order of the form', () => {
  expect(fieldsAtFault(EMPTY_REGISTRATION)).toEqual([
    'username',
    'email',
    'password',
    'confirmPassword',
  ])
})
