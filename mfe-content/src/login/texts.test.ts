import { messagesIn } from '@aldergate/testing/english'

it('says literally what the specification says', () => {
  expect(messagesIn(__dirname, 'en')).toMatchObject({
    incomplete: 'Please fill in all fields.',
    invalid: 'Invalid email or password.',
    success: 'Login successful!',
    useDemo: 'Use the demo account',
  })
})
