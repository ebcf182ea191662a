import { countOf, FILTERS, matchingTickets } from './matchingTickets'
import { TICKETS } from './tickets.data'

const idsOf = (...asked: [Parameters<typeof matchingTickets>[1], string]) =>
  matchingTickets(TICKETS, ...asked).map(({ id }) => id)

it('has three sample tickets, one of each status', () => {
  expect(TICKETS).toHaveLength(3)
  expect(FILTERS).toEqual(['All', 'Open', 'In Progress', 'Closed'])
  expect(FILTERS.map((filter) => countOf(TICKETS, filter))).toEqual([3, 1, 1, 1])
})

it('finds by status and by every word, whatever its case', () => {
  expect(idsOf('All', '')).toEqual(['T-1042', 'T-1037', 'T-1019'])
  expect(idsOf('Open', '')).toEqual(['T-1042'])
  expect(idsOf('All', ' LEDGER october')).toEqual(['T-1037'])
  expect(idsOf('All', 't-1019')).toEqual(['T-1019'])
  expect(idsOf('Open', 'ledger')).toEqual([])
  expect(idsOf('All', 'no such word')).toEqual([])
})
