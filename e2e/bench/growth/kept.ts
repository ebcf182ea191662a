import { BRAND, KEEP_KEY, KEEP_VALUE, keyOf } from '@aldergate/contract'
import type { Fill, Ledger } from '@aldergate/ledger'
import type { Browser } from '@playwright/test'
import { importFile } from '../importFile.ts'

const MINUTE_MS = 60_000
const OPENED_AT = Date.UTC(2025, 0, 2)

/** As a file has the ledger today. */
const LEDGER_VERSION = 2

/** As long as those that the app makes. */
const ORDER_ID_LENGTH = 32

/** What the device of a trader with so many trades keeps, as the app itself has written it. */
export async function keptTrades(
  browser: Browser,
  url: string,
  count: number,
): Promise<Record<string, string>> {
  const context = await browser.newContext({ locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await importFile(page, url, tradesFile(count))
    await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
    const key = keyOf('ledger')
    const text = await page.waitForFunction((name) => localStorage.getItem(name), key)
    return { [KEEP_KEY]: KEEP_VALUE, [key]: String(await text.jsonValue()) }
  } finally {
    await context.close()
  }
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
      kind: 'fill',
      id: `fill ${orderId}`,
      at,
      orderId,
      pair: 'ETH/GBP',
      side: index % 2 === 0 ? 'buy' : 'sell',
      quantity: '0.01',
      price: '1500',
      pricedAt: at,
      value: '15.00',
      fee: '0.02',
    }
  })
  return [opening, ...fills]
}
