import { type Ticket, TICKET_STATUSES, type TicketStatus } from './tickets.data'

export const FILTERS = ['All', ...TICKET_STATUSES] as const

export type Filter = 'All' | TicketStatus

/** The tickets with a status in which every word that is looked for occurs, whatever its case. */
export function matchingTickets(
  tickets: readonly Ticket[],
  filter: Filter,
  search: string,
): readonly Ticket[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return tickets.filter(({ id, subject, status, details }) => {
    const text = `${id} ${subject} ${details}`.toLowerCase()
    return (filter === 'All' || status === filter) && words.every((word) => text.includes(word))
  })
}

export function countOf(tickets: readonly Ticket[], filter: Filter): number {
  return matchingTickets(tickets, filter, '').length
}

/** Where a key leads in a list of `count` entries, which has ends; `undefined` for a key that leads nowhere. */
export function listStep(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(current - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
