import type { Filter } from './matchingTickets'

export const STATUS_TEXTS = {
  All: 'all',
  Open: 'open',
  'In Progress': 'inProgress',
  Closed: 'closed',
} as const satisfies Record<Filter, string>
