import { keyOf, type Language } from '@aldergate/contract'
import { expect, type Page } from '@playwright/test'

/** Chooses a language as a trader does who keeps it on the device: each page that is loaded later begins with it. */
export async function keepLanguage(page: Page, language: Language): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
  await page.getByLabel('Language').selectOption(language)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), keyOf('settings')))
    .toContain(`"language":"${language}"`)
  // Whatever is pressed on one page, the next one is as on the first visit.
  const kept = await page.evaluate(() => ({ ...localStorage }))
  await page.addInitScript((entries) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, kept)
}
