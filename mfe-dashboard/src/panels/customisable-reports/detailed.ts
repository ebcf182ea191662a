import { type LiveEntry, pounds } from '@aldergate/ledger'
import type { ReportSection, ReportValue } from '@aldergate/files'
import { cashStandings } from './cashStandings'
import { isWithin, type Period, type PeriodFigures, type ReportFacts } from './period'
import type { Text } from './texts'

/** Every entry that counts, oldest first, with the cash after it. */
export function detailedSections(
  { ledger }: ReportFacts,
  period: Period,
  figures: PeriodFigures,
  text: Text,
): ReportSection[] {
  const standings = cashStandings(ledger).filter(({ entry }) => isWithin(entry.at, period))
  return [
    {
      heading: text('entries'),
      tables: [
        {
          columns: [
            { header: text('time'), kind: 'date' },
            { header: text('entry'), kind: 'text' },
            { header: text('pair'), kind: 'text' },
            { header: text('quantity'), kind: 'number' },
            { header: text('price'), kind: 'price' },
            { header: text('value'), kind: 'money' },
            { header: text('fee'), kind: 'money' },
            { header: text('cash'), kind: 'money' },
          ],
          rows: standings.map(({ entry, cash }) => [...cellsOf(entry, text), pounds(cash)]),
        },
      ],
    },
    {
      heading: text('totals'),
      tables: [
        {
          columns: [
            { header: text('figure'), kind: 'text' },
            { header: text('amount'), kind: 'money' },
          ],
          rows: (['bought', 'sold', 'fees'] as const).map((name) => [text(name), figures[name]]),
        },
      ],
    },
  ]
}

function cellsOf(entry: LiveEntry, text: Text): ReportValue[] {
  switch (entry.kind) {
    case 'openingCash':
      return [entry.at, text('openingCash'), null, null, null, entry.amount, null]
    case 'openingHolding': {
      const { at, pair, quantity, averageCost } = entry
      return [at, text('openingHolding'), pair, quantity, averageCost, null, null]
    }
    case 'fill': {
      const { at, side, pair, quantity, price, value, fee } = entry
      return [at, text(side), pair, quantity, price, value, fee]
    }
  }
}
