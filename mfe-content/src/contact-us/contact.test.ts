import { EMPTY_ENQUIRY, type Enquiry, enquiryErrors, MESSAGE_LIMIT } from './contact'

const GOOD: Enquiry = { name: 'Ada Example', email: 'ada@example.org', message: 'Good morning.' }

it('asks for name, email address and message', () => {
  expect(Object.keys(enquiryErrors(EMPTY_ENQUIRY))).toEqual(['name', 'email', 'message'])
  expect(enquiryErrors(GOOD)).toEqual({})
})

it('refuses an email address that is none', () => {
  expect(enquiryErrors({ ...GOOD, email: 'ada.example.org' })).toEqual({ email: 'emailInvalid' })
})

it('takes a message up to the limit', () => {
  expect(enquiryErrors({ ...GOOD, message: 'x'.repeat(MESSAGE_LIMIT) })).toEqual({})
  expect(enquiryErrors({ ...GOOD, message: 'x'.repeat(MESSAGE_LIMIT + 1) })).toEqual({
    message: 'messageLong',
  })
})
