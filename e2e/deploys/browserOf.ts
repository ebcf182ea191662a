import { BROWSER_KEY, bucketOf } from '@aldergate/contract'
import type { Browser } from '@playwright/test'

/** A separate browser whose stored number falls into this bucket of trading. */
export async function browserOf(browser: Browser, bucket: number) {
  let number = 0
  while (bucketOf(number, 'trading') !== bucket) number += 1
  const context = await browser.newContext()
  const entry = { key: BROWSER_KEY, value: String(number) }
  await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), entry)
  return { page: await context.newPage(), close: () => context.close() }
}
