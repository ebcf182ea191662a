import { bookOf } from '@aldergate/shared/ledger/book'
import { exact, pounds, ZERO } from '@aldergate/shared/ledger/decimal'
import { type Fill, type LedgerEntry } from '@aldergate/shared/ledger/entry'
import { MAX_PRICE_AGE_MS } from '@aldergate/shared/ledger/fill'
import { isInOrder } from '@aldergate/shared/ledger/merge'
import { feeOf } from '@aldergate/shared/ledger/value'
import { type ReportSection } from '@aldergate/shared/files/report'
import { isWithin, type Period, type ReportFacts } from './period'
import { type Text } from './texts'

/** What was written down and when, also what was taken back, and whether the rules were kept. */
export function complianceSections(
  { ledger }: ReportFacts,
  period: Period,
  text: Text,
): ReportSection[] {
  const entries = ledger.filter(({ at }) => isWithin(at, period))
  const fills = entries.filter((entry): entry is Fill => entry.kind === 'fill')
  const checks = [
    ['checkFee', fills.every(hasRightFee)],
    ['checkPrice', fills.every((fill) => ageOfPrice(fill) <= MAX_PRICE_AGE_MS)],
    ['checkOrder', isInOrder(ledger)],
    ['checkCash', bookOf(ledger).cash.gte(ZERO)],
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
            entry.kind === 'fill' ? ageOfPrice(entry) / 1_000 : null,
          ]),
        },
      ],
    },
  ]
}

function hasRightFee({ value, fee }: Fill): boolean {
  return pounds(feeOf(exact(value))) === fee
}

function ageOfPrice({ at, pricedAt }: Extract<LedgerEntry, { kind: 'fill' }>): number {
  return at - pricedAt
}
