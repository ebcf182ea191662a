export const IMPACTS = ['High', 'Medium', 'Low'] as const

export type Impact = (typeof IMPACTS)[number]

/** A sample event; `date` counts working days from the day of the page. */
export interface SampleEvent {
  id: string
  date: number
  /** UTC. */
  time: string
  event: string
  impact: Impact
}

/** Around today: two working days back, and a week ahead. */
export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  { id: 'uk-retail', date: -2, time: '07:00', event: 'UK retail sales', impact: 'Medium' },
  {
    id: 'us-claims',
    date: -1,
    time: '13:30',
    event: 'US initial jobless claims',
    impact: 'Medium',
  },
  {
    id: 'ez-confidence',
    date: -1,
    time: '15:00',
    event: 'Euro area consumer confidence',
    impact: 'Low',
  },
  { id: 'uk-pmi', date: 0, time: '09:30', event: 'UK services PMI, flash', impact: 'High' },
  { id: 'us-homes', date: 0, time: '15:00', event: 'US existing home sales', impact: 'Low' },
  { id: 'us-oil', date: 0, time: '20:30', event: 'US crude oil stocks', impact: 'Medium' },
  { id: 'jp-cpi', date: 1, time: '23:30', event: 'Tokyo consumer prices', impact: 'Medium' },
  { id: 'uk-cpi', date: 1, time: '07:00', event: 'UK consumer prices (CPI)', impact: 'High' },
  { id: 'us-cpi', date: 2, time: '13:30', event: 'US consumer prices (CPI)', impact: 'High' },
  { id: 'ez-output', date: 2, time: '10:00', event: 'Euro area industrial output', impact: 'Low' },
  {
    id: 'boe-rate',
    date: 3,
    time: '12:00',
    event: 'Bank of England rate decision',
    impact: 'High',
  },
  {
    id: 'ecb-rate',
    date: 3,
    time: '13:15',
    event: 'European Central Bank rate decision',
    impact: 'High',
  },
  { id: 'us-payrolls', date: 4, time: '13:30', event: 'US non-farm payrolls', impact: 'High' },
  {
    id: 'uk-gdp',
    date: 5,
    time: '07:00',
    event: 'UK gross domestic product, monthly',
    impact: 'Medium',
  },
]
