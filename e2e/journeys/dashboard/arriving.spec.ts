import type { Page } from '@playwright/test'
import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 3, name, exact: true })
}

async function hide(page: Page, title: string) {
  await page.getByRole('button', { name: `Hide ${title}`, exact: true }).click()
  await expect(heading(page, title)).toHaveCount(0)
}

test('an address with a panel’s name shows that panel and reads from its heading', async ({
  page,
}) => {
  await page.goto('/dashboard?seed=42#risk-management')
  await expect(heading(page, 'Risk Management')).toBeFocused()
  await expect(heading(page, 'Risk Management')).toBeInViewport()

  await page.goto('/dashboard?seed=42#no-such-panel')
  await expect(heading(page, 'Risk Management')).toBeFocused()
  await expect(heading(page, 'Risk Management')).toBeInViewport()
})

test('a notification leads back to a panel that was hidden', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/dashboard?seed=42')
  await hide(page, 'Risk Management')
  await panelOf(page, 'overview').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Manage Risk' }).click()

  const center = panelOf(page, 'notification-center')
  await center.scrollIntoViewIfNeeded()
  await center.locator('a[href$="#risk-management"]').click()
  await expect(heading(page, 'Risk Management')).toBeFocused()
  await expect(heading(page, 'Risk Management')).toBeInViewport()
})

test('an order begun elsewhere leads to the ticket, also when that was hidden', async ({
  page,
}) => {
  await page.goto('/dashboard?seed=42')
  await hide(page, 'Trade Execution')
  const feed = panelOf(page, 'live-market-feed-1')
  await feed.scrollIntoViewIfNeeded()
  await feed.getByRole('button', { name: 'Sell ETH/GBP' }).click()

  const amount = page.getByRole('spinbutton', { name: 'Amount' })
  await expect(amount).toBeFocused()
  await expect(heading(page, 'Trade Execution')).toBeInViewport()
})

test('an order begun in a panel that fills the screen leaves it for the ticket', async ({
  page,
}) => {
  await page.goto('/dashboard?seed=42')
  const feed = panelOf(page, 'live-market-feed-1')
  await feed.scrollIntoViewIfNeeded()
  await feed.getByRole('button', { name: /^Options of/ }).click()
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click()
  await expect(page.locator(':fullscreen')).toBeVisible()
  await feed.getByRole('button', { name: 'Buy ETH/GBP' }).click()

  const amount = page.getByRole('spinbutton', { name: 'Amount' })
  await expect(page.locator(':fullscreen')).toHaveCount(0)
  await expect(amount).toBeFocused()
  await expect(amount).toBeInViewport()
})

test('"Erase all data" makes every panel as on the first visit, without a reload', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/dashboard?seed=42#risk-management')
  const risk = panelOf(page, 'risk-management')
  const exposure = risk.getByRole('spinbutton', { name: 'Exposure (%)' })
  await exposure.fill('40')
  const feed = panelOf(page, 'live-market-feed-1')
  await feed.scrollIntoViewIfNeeded()
  await feed.getByRole('button', { name: 'Pin SOL/GBP' }).click()
  await feed.getByPlaceholder('Search pairs...').fill('SOL')
  const pinned = feed.getByRole('button', { pressed: true, name: /SOL\/GBP/ })
  await expect(pinned).toHaveCount(1)

  const compliance = panelOf(page, 'compliance-security')
  await compliance.scrollIntoViewIfNeeded()
  await compliance.getByRole('button', { name: 'Erase my data…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page, 'Compliance and Security')).toBeFocused()
  await risk.scrollIntoViewIfNeeded()
  await expect(exposure).toHaveValue('0')
  await feed.scrollIntoViewIfNeeded()
  await expect(feed.getByPlaceholder('Search pairs...')).toHaveValue('')
  await expect(pinned).toHaveCount(0)
})
