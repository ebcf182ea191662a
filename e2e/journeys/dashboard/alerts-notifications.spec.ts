import { expect, test } from '../../onePage'
import { openPanel, panelOf as panel, stopClock } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ page }) => {
  await openPanel(page, 'alerts-notifications', 'Alert when')
})

test('the samples are of the four specified types, tagged, filtered, read and snoozed', async ({
  page,
}) => {
  const alerts = panel(page, 'alerts-notifications')
  const list = alerts.getByRole('region', { name: 'Alerts', exact: true })
  for (const type of ['Price Alert', 'Stop-Loss', 'Portfolio Update', 'Market News']) {
    await expect(list.getByRole('listitem').filter({ hasText: type })).toContainText('Sample')
  }

  await alerts.getByLabel('Show').selectOption('Market News')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: /^Mark read/ }).click()
  await expect(alerts.getByText('3 unread')).toBeVisible()

  await list.getByRole('button', { name: /^Snooze/ }).click()
  await list.getByRole('button', { name: 'Show all alerts' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
})

test('a removed rule comes back by Undo', async ({ page }) => {
  const alerts = panel(page, 'alerts-notifications')
  await alerts.getByLabel('Price', { exact: true }).fill('99000')
  await alerts.getByRole('button', { name: 'Save alert' }).click()
  const rule = alerts.getByRole('switch', { name: 'BTC/GBP above 99,000.00' })

  await alerts.getByRole('button', { name: 'Remove: BTC/GBP above 99,000.00' }).click()
  await expect(rule).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(rule).toBeVisible()
})

test('a rule is refused inline, saved, fires at a step of the prices and is told of once', async ({
  page,
}) => {
  const alerts = panel(page, 'alerts-notifications')
  await alerts.getByLabel('Alert when').selectOption('Price moves by percent')
  await alerts.getByLabel('Percent, up or down').fill('0')
  await alerts.getByRole('button', { name: 'Save alert' }).click()
  await expect(alerts.getByRole('alert')).toHaveText('Enter a percentage above 0, at most 1,000.')

  // Such a small move may vanish with the next step, so a single step is examined.
  await stopClock(page)
  await alerts.getByLabel('Percent, up or down').fill('0.0001')
  await alerts.getByRole('button', { name: 'Save alert' }).click()
  const rule = alerts.getByRole('switch', { name: /^BTC\/GBP moves by/ })
  await expect(rule).toBeChecked()

  const list = alerts.getByRole('region', { name: 'Alerts', exact: true })
  await page.clock.runFor(3_000)
  await expect(list.getByRole('listitem').filter({ hasNotText: 'Sample' })).toHaveCount(1)
  await rule.click()
  await page.clock.resume()

  const center = panel(page, 'notification-center')
  await center.scrollIntoViewIfNeeded()
  await expect(center.getByRole('listitem').filter({ hasText: 'Price alert' })).toHaveCount(1)
})
