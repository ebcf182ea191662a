import { messagesIn } from '@aldergate/testing/english'

it('says literally what the specification says', () => {
  expect(messagesIn(__dirname, 'en')).toMatchObject({
    save: 'Save Settings',
    saved: 'Settings saved.',
    keep: 'Keep my data on this device',
  })
})
