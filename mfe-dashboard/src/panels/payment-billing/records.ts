import type { GbpPair, OrderSide, PastFill, Pounds } from '@aldergate/ledger'
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

/** The Basic plan's sample charge of this month, and the fees that the ledger counts; the newest first. */
export function billingRecords(fills: readonly PastFill[], now: number): BillingRecord[] {
  const fees = fills
    .filter(({ isReversed }) => !isReversed)
    .map(({ id, at, fee, pair, side, quantity }): BillingRecord => {
      return { id, date: at, amount: fee, kind: 'ledgerFee', pair, side, quantity }
    })
  const today = new Date(now)
  const charge: BillingRecord = {
    id: 'sample charge',
    // At noon it is the same day for nearly everybody.
    date: Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1, 12),
    amount: (BASIC.monthlyPence / 100).toFixed(2),
    kind: 'sampleCharge',
  }
  return [...fees, charge].toSorted((one, other) => other.date - one.date)
}
