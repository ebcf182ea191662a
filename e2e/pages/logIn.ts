import { expect, type Page } from '@playwright/test'

/** Logs in to the demo account, and continues within the app. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('banner')).toContainText('demo@aldergate.example')
}
