export interface Ticket {
  id: string
  subject: string
  status: TicketStatus
  /** The day on which it was created, in ISO 8601. */
  date: string
  details: string
}

export const TICKET_STATUSES = ['Open', 'In Progress', 'Closed'] as const

export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** One of each status; none of them ever changes. */
export const TICKETS: readonly Ticket[] = [
  {
    id: 'T-1042',
    subject: 'Stop-loss drawn at the wrong level',
    status: 'Open',
    date: '2026-11-18',
    details:
      'I set a stop-loss of 3% on a short position in ETH/GBP, and expected the line above the entry price. The preview draws it below. Is the stop of a short taken from the same side as that of a long?',
  },
  {
    id: 'T-1037',
    subject: 'Report total differs from the portfolio',
    status: 'In Progress',
    date: '2026-11-12',
    details:
      'The Detailed report for October ends at a total that is £4.20 below what the portfolio shows for the same day. Both should come from the same ledger. I attached the CSV file and the two times at which I looked.',
  },
  {
    id: 'T-1019',
    subject: 'Times in the calendar one hour off',
    status: 'Closed',
    date: '2026-10-20',
    details:
      'All through the summer, every event of the economic calendar stood an hour too early. Resolved: the time zone in Settings was UTC, while the clocks in London were on summer time. The setting Europe/London follows them.',
  },
]
