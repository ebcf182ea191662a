import type { GbpPair, OrderSide, PastFill, Pounds } from '@aldergate/ledger'
import { momentOf } from '@aldergate/ui/days'
import { PLANS } from './plans.data'

export type BillingRecord = {
  id: string
  /** Epoch milliseconds. */
  date: number
  amount: Pounds
} & (
  { kind: 'sampleCharge' } | { kind: 'ledgerFee'; pair: GbpPair; side: OrderSide; quantity: string }
)

const [BASIC] = PLANS

/**
 * The Basic plan's sample charge of this month, and the fees that the ledger counts; the newest first. `today`: as
 * `2026-11-30`, in the time zone.
 */
export function billingRecords(
  fills: readonly PastFill[],
  today: string,
  timeZone: string,
): BillingRecord[] {
  const fees = fills
    .filter(({ isReversed }) => !isReversed)
    .map(({ id, at, fee, pair, side, quantity }): BillingRecord => {
      return { id, date: at, amount: fee, kind: 'ledgerFee', pair, side, quantity }
    })
  const charge: BillingRecord = {
    id: 'sample charge',
    // Noon is on the same day in UTC, which a file uses.
    date: momentOf(today.replace(/\d+$/, '01'), '12:00', timeZone),
    amount: (BASIC.monthlyPence / 100).toFixed(2),
    kind: 'sampleCharge',
  }
  return [...fees, charge].toSorted((one, other) => other.date - one.date)
}
