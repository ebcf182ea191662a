import { type Fill, isFeeRight, isInOrder, MAX_PRICE_AGE_MS } from '@aldergate/ledger'
import type { ReportSection } from '@aldergate/files'
import { isCashCovered } from './cashStandings'
import { isWithin, type Period, type ReportFacts } from './period'
import type { Text } from './texts'

/**
 * Returns the sections on compliance: whether the rules were kept, and every entry of the period with its time,
 * including reversed ones.
 */
export function complianceSections(
  { ledger }: ReportFacts,
  period: Period,
  text: Text,
): ReportSection[] {
  const entries = ledger.slice().filter(({ at }) => isWithin(at, period))
  const fills = entries.filter((entry): entry is Fill => entry.kind === 'fill')
  const checks = [
    ['checkFee', fills.every(isFeeRight)],
    ['checkPrice', fills.every((fill) => (ageOfPrice(fill) ?? 0) <= MAX_PRICE_AGE_MS)],
    ['checkOrder', isInOrder(ledger)],
    ['checkCash', isCashCovered(ledger, period)],
  ] as const
  return [
    {
      heading: text('checks'),
      tables: [
        {
          columns: [
            { header: text('check'), kind: 'text' },
            { header: text('result'), kind: 'text' },
          ],
          rows: checks.map(([key, isKept]) => [text(key), text(isKept ? 'passed' : 'failed')]),
        },
      ],
    },
    {
      heading: text('auditLog'),
      tables: [
        {
          columns: [
            { header: text('time'), kind: 'date' },
            { header: text('entry'), kind: 'text' },
            { header: text('id'), kind: 'text' },
            { header: text('priceAge'), kind: 'number' },
          ],
          rows: entries.map((entry) => [
            entry.at,
            text(entry.kind === 'fill' ? entry.side : entry.kind),
            entry.id,
            entry.kind === 'fill' ? inSeconds(ageOfPrice(entry)) : null,
          ]),
        },
      ],
    },
  ]
}

/** In milliseconds, when the order was placed: an alert may hold the page up until the fill. */
function ageOfPrice({ placedAt, pricedAt }: Fill): number | undefined {
  return placedAt === undefined ? undefined : placedAt - pricedAt
}

function inSeconds(ms: number | undefined): number | null {
  return ms === undefined ? null : ms / 1_000
}
