import type { ReportSection, ReportTable } from '@aldergate/files'
import type { Group } from './groups'
import type { PeriodFigures } from './period'
import type { Text } from './texts'

/** The figures in money, from the opening value to the closing value. */
export const MONEY_FIGURES = [
  'opening',
  'deposits',
  'realised',
  'unrealisedChange',
  'fees',
  'profit',
  'closing',
  'bought',
  'sold',
] as const

/** How the account went over the period. */
export function summarySections(figures: PeriodFigures, text: Text): ReportSection[] {
  return [
    {
      tables: [
        {
          columns: [
            { header: text('figure'), kind: 'text' },
            { header: text('amount'), kind: 'money' },
          ],
          rows: MONEY_FIGURES.map((name) => [text(name), figures[name]]),
        },
        {
          columns: [
            { header: text('figure'), kind: 'text' },
            { header: text('count'), kind: 'number' },
          ],
          rows: [
            [text('orders'), figures.fills.length],
            [text('closedTrades'), figures.roundTrips.length],
          ],
        },
      ],
    },
  ]
}

/** The period's orders in groups. */
export function groupTable(groups: readonly Group[], header: string, text: Text): ReportTable {
  return {
    columns: [
      { header, kind: 'text' },
      { header: text('orders'), kind: 'number' },
      { header: text('bought'), kind: 'money' },
      { header: text('sold'), kind: 'money' },
      { header: text('fees'), kind: 'money' },
      { header: text('realised'), kind: 'money' },
    ],
    rows: groups.map(({ name, orders, bought, sold, fees, realised }) => [
      name,
      orders,
      bought,
      sold,
      fees,
      realised,
    ]),
  }
}
