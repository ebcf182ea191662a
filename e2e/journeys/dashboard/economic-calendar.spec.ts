import type { Page } from '@playwright/test'
import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

/** A Wednesday, half an hour before an event. */
const NOW = new Date('2026-11-18T09:00:00Z')
const EVENT = 'UK services PMI, flash'

async function openAt(page: Page, now: Date) {
  await page.clock.install({ time: now })
  await page.goto('/dashboard?seed=42')
  const panel = panelOf(page, 'economic-calendar')
  await panel.scrollIntoViewIfNeeded()
  await page.clock.runFor(1_000)
  await expect(panel.getByRole('region', { name: 'Economic events' })).toBeVisible()
  return panel
}

test('events stand under their days, count down and become past', async ({ page }) => {
  const panel = await openAt(page, NOW)
  const today = panel.getByRole('region', { name: 'Today, Wednesday 18 November' })
  const row = today.getByRole('listitem').filter({ hasText: EVENT })
  await expect(row).toContainText('09:30')
  await expect(row).toContainText('High impact')
  await expect(row).toContainText(/in 29:\d\d/)
  await expect(panel.getByRole('listitem').filter({ hasText: 'UK retail sales' })).toContainText(
    'Past',
  )

  await page.clock.runFor(1_000)
  const first = await row.textContent()
  await page.clock.runFor(1_000)
  expect(await row.textContent()).not.toBe(first)
  await page.clock.fastForward(30 * 60_000)
  await expect(row).toContainText('Past')
})

test('impacts are left out by name', async ({ page }) => {
  const panel = await openAt(page, NOW)
  for (const impact of ['High', 'Medium', 'Low']) {
    await panel.getByRole('button', { name: impact, exact: true }).click()
    await expect(panel.getByText(`${impact} impact`)).toHaveCount(0)
  }
  await expect(panel.getByText('No events have this impact.')).toBeVisible()
  await panel.getByRole('button', { name: 'Show all impacts' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(14)
})

test('an alert is told five minutes before, on whatever page', async ({ page }) => {
  const panel = await openAt(page, NOW)
  const bell = panel.getByRole('button', { name: `Add alert for ${EVENT}` })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-pressed', 'true')

  // The navigation shows itself at the top of the page.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.clock.runFor(1_000)
  // A jump of the clock aborts pending loads, like sleep would: wait for the last of them.
  const arrived = Promise.all(
    [/bodies\.data/, /Tickers/].map(async (file) => (await page.waitForResponse(file)).finished()),
  )
  await page.getByRole('link', { name: 'Market News' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()
  await arrived
  const toast = page.getByText(`${EVENT}: 18 Nov 2026, 09:30 (UTC).`)
  await page.clock.fastForward(20 * 60_000)
  await expect(toast).toHaveCount(0)
  await page.clock.fastForward(5 * 60_000)
  await expect(toast).toBeVisible()
})

test('an event is copied as .ics', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openAt(page, NOW)
  await panel.getByRole('button', { name: `Copy .ics of ${EVENT}` }).click()
  // The Notification Center, not far away, lists it as well.
  const toasts = page.getByRole('region', { name: 'Notifications (Alt+T)' })
  await expect(toasts.getByText('1 event copied as .ics.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^BEGIN:VCALENDAR\r?\n/)
  expect(text).toContain('DTSTART:20261118T093000Z')
})
