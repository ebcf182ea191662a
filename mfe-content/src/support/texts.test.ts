import { messagesIn } from '@aldergate/testing/english'

it('says literally what the specification says', () => {
  expect(messagesIn(__dirname, 'en')).toMatchObject({
    all: 'All',
    open: 'Open',
    inProgress: 'In Progress',
    closed: 'Closed',
    choose: 'Select a ticket to see details.',
    none: 'No tickets found.',
    send: 'Send',
  })
})
