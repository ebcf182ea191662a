import { folded, foldedWords } from '@aldergate/ui/folded'
import { type Ticket, TICKET_STATUSES, type TicketStatus } from './tickets.data'

export const FILTERS = ['All', ...TICKET_STATUSES] as const

export type Filter = 'All' | TicketStatus

/** The tickets with a status that contain every word of the search, ignoring case and accents. */
export function matchingTickets(
  tickets: readonly Ticket[],
  filter: Filter,
  search: string,
): readonly Ticket[] {
  const words = foldedWords(search)
  return tickets.filter(({ id, subject, status, details }) => {
    const text = folded(`${id} ${subject} ${details}`)
    return (filter === 'All' || status === filter) && words.every((word) => text.includes(word))
  })
}

export function countOf(tickets: readonly Ticket[], filter: Filter): number {
  return matchingTickets(tickets, filter, '').length
}
