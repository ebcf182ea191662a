import { messagesIn } from '@aldergate/testing/english'

it('says literally what the specification says', () => {
  expect(messagesIn(__dirname, 'en')).toMatchObject({
    incomplete: 'All fields are required.',
    mismatch: 'Passwords do not match.',
    created: 'Account created successfully!',
  })
})
