import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

let panel: Locator

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  panel = panelOf(page, 'compliance-security')
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.getByRole('list', { name: 'Checklist' })).toBeVisible()
})

test('the checklist is that of a first visit, and each item says what it means', async () => {
  const items = panel.getByRole('list', { name: 'Checklist' }).getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items.nth(0)).toContainText('Two-factor authentication')
  await expect(items.nth(0)).toContainText('Needs attention')
  await expect(items.nth(1)).toContainText('Not logged in')
  await expect(items.nth(2)).toContainText('On this device, until the page is closed')
})

test('the checklist follows the real settings', async ({ page }) => {
  await panel.getByRole('link', { name: 'Change in Settings: Two-factor' }).click()
  await page.getByRole('switch', { name: 'Two-factor authentication' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).first().click()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await panel.scrollIntoViewIfNeeded()
  await expect(
    panel.getByRole('listitem').filter({ hasText: 'Two-factor authentication' }),
  ).toContainText('In order')
})

test('my data are exported as a file and erased once it is confirmed', async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(Object.keys(data.slices)).toEqual(expect.arrayContaining(['settings', 'ledger']))

  await panel.getByRole('button', { name: 'Erase my data…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await panel.getByRole('button', { name: 'Erase my data…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('All data were erased.')).toBeVisible()
})
