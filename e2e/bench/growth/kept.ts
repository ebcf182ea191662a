import { BRAND, KEEP_KEY, KEEP_VALUE, keyOf } from '@aldergate/contract'
import type { Ledger } from '@aldergate/ledger'
import type { Browser } from '@playwright/test'
import { pastTrades } from '../../quality/pastTrades.ts'
import { importFile } from '../importFile.ts'

const OPENED_AT = Date.UTC(2025, 0, 2)

/** The current version in a file: an older one would include its migration in the time. */
const LEDGER_VERSION = 3

/** Returns the device's storage of a trader with this many trades, as the app itself writes it. */
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

/** An export file with this many trades. */
export function tradesFile(count: number): string {
  return JSON.stringify({
    product: BRAND.product,
    schema: 1,
    exportedAt: new Date(OPENED_AT).toISOString(),
    slices: { ledger: { version: LEDGER_VERSION, value: ledgerOf(count) } },
  })
}

function ledgerOf(trades: number): Ledger {
  const opening = {
    kind: 'openingCash',
    id: 'opening cash',
    at: OPENED_AT,
    amount: '50000.00',
  } as const
  return [opening, ...pastTrades(trades, OPENED_AT)]
}
