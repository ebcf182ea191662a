import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

test('a bot says what it costs before it is subscribed to, and two are compared', async ({
  page,
}) => {
  await page.goto('/dashboard?seed=42')
  const panel = panelOf(page, 'bot-marketplace')
  await panel.getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded()
  await expect(panel.getByText('£30 per month')).toBeVisible()
  await expect(panel.getByText('£20 per month')).toBeVisible()

  await panel.getByRole('button', { name: 'Subscribe to Trend Pilot' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Trend Pilot?' })
  await expect(dialog).toContainText('£360')
  await dialog.getByRole('button', { name: 'Confirm for £30 per month' }).click()
  await expect(panel.getByText('Your bots: £30 per month')).toBeVisible()

  await panel.getByRole('button', { name: 'Compare two' }).click()
  await expect(panel.getByRole('table', { name: 'Two bots compared' })).toBeVisible()
  await expect(panel.getByRole('img', { name: /^Performance of Trend Pilot and/ })).toBeVisible()
})
