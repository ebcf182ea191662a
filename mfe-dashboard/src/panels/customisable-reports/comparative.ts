import { exact, pounds } from '@aldergate/ledger'
import type { ReportSection } from '@aldergate/files'
import type { PeriodFigures } from './period'
import { MONEY_FIGURES } from './summary'
import type { Text } from './texts'

/** The period against as many whole days before it. */
export function comparativeSections(
  figures: PeriodFigures,
  before: PeriodFigures,
  periods: { thisPeriod: string; before: string },
  text: Text,
): ReportSection[] {
  return [
    {
      paragraphs: [text('compared', periods)],
      tables: [
        {
          columns: [
            { header: text('figure'), kind: 'text' },
            { header: text('thisPeriod'), kind: 'money' },
            { header: text('before'), kind: 'money' },
            { header: text('change'), kind: 'money' },
          ],
          rows: MONEY_FIGURES.map((name) => [
            text(name),
            figures[name],
            before[name],
            pounds(exact(figures[name]).minus(exact(before[name]))),
          ]),
        },
        {
          columns: [
            { header: text('figure'), kind: 'text' },
            { header: text('thisPeriod'), kind: 'number' },
            { header: text('before'), kind: 'number' },
          ],
          rows: [
            [text('orders'), figures.fills.length, before.fills.length],
            [text('closedTrades'), figures.roundTrips.length, before.roundTrips.length],
          ],
        },
      ],
    },
  ]
}
