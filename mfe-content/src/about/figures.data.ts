/** One of the sample charts: its axis ends where the specification says. */
export interface Figure {
  id: 'growth' | 'adoption' | 'revenue'
  kind: 'line' | 'bar'
  /** Where the axis of values ends. */
  max: number
  unit: 'number' | 'percent'
  categories: readonly string[]
  values: readonly number[]
}

/** Invented figures, in the order in which the page shows them. */
export const FIGURES: readonly Figure[] = [
  {
    id: 'growth',
    kind: 'line',
    max: 50,
    unit: 'number',
    categories: ['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6'],
    values: [14, 18, 23, 29, 36, 44],
  },
  {
    id: 'adoption',
    kind: 'bar',
    max: 100,
    unit: 'percent',
    categories: ['Orders', 'Alerts', 'Strategies', 'Reports', 'Bots'],
    values: [91, 82, 47, 36, 28],
  },
  {
    id: 'revenue',
    kind: 'bar',
    max: 300,
    unit: 'number',
    categories: ['Subscriptions', 'API', 'White-label', 'Commissions', 'Signals', 'Bots'],
    values: [260, 140, 185, 75, 40, 55],
  },
]
