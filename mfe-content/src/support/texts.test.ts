import { EN } from './texts'

it('says literally what the specification says', () => {
  expect(EN).toMatchObject({
    all: 'All',
    open: 'Open',
    inProgress: 'In Progress',
    closed: 'Closed',
    choose: 'Select a ticket to see details.',
    none: 'No tickets found.',
    send: 'Send',
  })
})
