import type { Page } from '@playwright/test'

/** A file of a hundred thousand trades is read for a while. */
const LONGEST_MS = 120_000

/** Imports the text of a file on the page of the settings, and stays there. */
export async function importFile(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}/settings?seed=42`)
  // A prerendered page accepts no file.
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' })
  const buffer = Buffer.from(text)
  const input = page.getByLabel('File with exported data')
  await input.setInputFiles({ name: 'trades.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Replace my data' }).click({ timeout: LONGEST_MS })
}
