import { BRAND, KEEP_KEY, KEEP_VALUE, keyOf } from '@aldergate/contract'
import type { Fill, Ledger } from '@aldergate/ledger'

const MINUTE_MS = 60_000
const OPENED_AT = Date.UTC(2025, 0, 2)

/** As the slice of the ledger is written today. */
const LEDGER_VERSION = 2

/** As long as those that the app makes. */
const ORDER_ID_LENGTH = 32

/** What the device keeps of a trader with so many trades. */
export function keptTrades(count: number): Record<string, string> {
  const kept = { version: LEDGER_VERSION, value: ledgerOf(count), generation: 1 }
  return { [KEEP_KEY]: KEEP_VALUE, [keyOf('ledger')]: JSON.stringify(kept) }
}

/** A file of so many trades, as the app exports it. */
export function tradesFile(count: number): string {
  return JSON.stringify({
    product: BRAND.product,
    schema: 1,
    exportedAt: new Date(OPENED_AT).toISOString(),
    slices: { ledger: { version: LEDGER_VERSION, value: ledgerOf(count) } },
  })
}

/** Every other trade closes the one before. */
function ledgerOf(trades: number): Ledger {
  const opening = {
    kind: 'openingCash',
    id: 'opening cash',
    at: OPENED_AT,
    amount: '50000.00',
  } as const
  const fills = Array.from({ length: trades }, (_, index): Fill => {
    const orderId = index.toString(16).padStart(ORDER_ID_LENGTH, '0')
    const at = OPENED_AT + (index + 1) * MINUTE_MS
    return {
      ...{ kind: 'fill', id: `fill ${orderId}`, at, orderId, pair: 'ETH/GBP' },
      ...{ side: index % 2 === 0 ? 'buy' : 'sell', quantity: '0.01', price: '1500' },
      ...{ pricedAt: at, value: '15.00', fee: '0.02' },
    }
  })
  return [opening, ...fills]
}
