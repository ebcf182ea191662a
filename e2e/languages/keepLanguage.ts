import { keyOf, type Language } from '@aldergate/contract'
import { expect, type Page } from '@playwright/test'

/** Sets a language like a trader who stores it on the device: pages loaded later start with it. */
export async function keepLanguage(page: Page, language: Language): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
  await page.getByLabel('Language').selectOption(language)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), keyOf('settings')))
    .toContain(`"language":"${language}"`)
  // Restored for each page, so that controls pressed on one page do not affect the next.
  const kept = await page.evaluate(() => ({ ...localStorage }))
  await page.addInitScript((entries) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, kept)
}
