import type { Ledger } from './entry'
import { SAMPLE_HOLDINGS } from './holdings.data'

const OPENING_CASH = '50000.00'

/** A fixed day, so that all tabs open the same ledger, and long ago enough for a year to be shown. */
const FIRST_ENTRY_AT = Date.UTC(2025, 0, 2)

/** When everything had been paid and brought in, in epoch milliseconds: a curve begins here. */
export const OPENED_AT = FIRST_ENTRY_AT + SAMPLE_HOLDINGS.length

/** The ledger that every account begins with: cash and the sample holdings. */
export const OPENING_LEDGER: Ledger = [
  { kind: 'openingCash', id: 'opening cash', at: FIRST_ENTRY_AT, amount: OPENING_CASH },
  ...SAMPLE_HOLDINGS.map((holding, index) => ({
    kind: 'openingHolding' as const,
    id: `opening ${holding.pair}`,
    at: FIRST_ENTRY_AT + index + 1,
    ...holding,
  })),
]
