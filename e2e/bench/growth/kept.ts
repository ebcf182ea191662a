import { KEEP_KEY, KEEP_VALUE, keyOf } from '@aldergate/contract'
import type { Fill, Ledger } from '@aldergate/ledger'

const MINUTE_MS = 60_000
const OPENED_AT = Date.UTC(2025, 0, 2)

/** What the device keeps of a trader who shows the first so many of these panels. */
export function keptLayout(ids: readonly string[], shown: number): Record<string, string> {
  const layout = { order: ids.slice(0, shown), hidden: ids.slice(shown), wide: [], collapsed: [] }
  return { [KEEP_KEY]: KEEP_VALUE, [keyOf('layout')]: written(1, layout) }
}

/** What the device keeps of a trader with so many trades. */
export function keptLedger(trades: number): Record<string, string> {
  return { [KEEP_KEY]: KEEP_VALUE, [keyOf('ledger')]: written(2, ledgerOf(trades)) }
}

/** As the package `keeping` writes a slice of that version. */
function written(version: number, value: unknown): string {
  return JSON.stringify({ version, value, generation: 1 })
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
    const [orderId, at] = [`past ${index}`, OPENED_AT + (index + 1) * MINUTE_MS]
    return {
      ...{ kind: 'fill', id: `fill ${orderId}`, at, orderId, pair: 'ETH/GBP' },
      ...{ side: index % 2 === 0 ? 'buy' : 'sell', quantity: '0.01', price: '1500' },
      ...{ pricedAt: at, value: '15.00', fee: '0.02' },
    }
  })
  return [opening, ...fills]
}
