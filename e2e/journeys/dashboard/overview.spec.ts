import type { Page } from '@playwright/test'
import { expect, test } from '../../onePage'
import { goToPanel, panelOf } from '../../pages/dashboardPanel'
import { expectStep } from '../../pages/expectStep'

test.describe.configure({ mode: 'serial' })

function overview(page: Page) {
  return panelOf(page, 'overview')
}

test.beforeEach(async ({ page }) => {
  await goToPanel(page, 'overview')
  await expect(overview(page).getByText('Win/loss ratio')).toBeVisible()
})

test('the overview shows four figures, which tick every three seconds', async ({ page }) => {
  const figure = (name: string) => overview(page).getByRole('group', { name })
  await expect(figure('Portfolio value')).toContainText('£')
  await expect(figure('Profit/loss')).toContainText('▲')
  await expect(figure('Open trades')).toBeVisible()
  await expect(figure('Closed trades in 24h')).toBeVisible()

  await expectStep(page, {
    read: () => figure('Portfolio value').textContent(),
    periodMs: 3_000,
  })
})

test('the overview shows the fixed values of the sample account', async ({ page }) => {
  const facts = overview(page).getByRole('region', { name: 'Account' })
  await expect(facts.getByText('Sample')).toBeVisible()
  for (const value of [
    '75%',
    '$12,000',
    'BTC/GBP +12.5%',
    'ADA/GBP -3.2%',
    '6 hours',
    'Medium',
    '3x',
    '82%',
  ]) {
    await expect(facts.getByText(value, { exact: true })).toBeVisible()
  }
})

test('the two alerts of the overview are dismissed one by one', async ({ page }) => {
  const alerts = overview(page).getByRole('group', { name: 'Account alerts' })
  await expect(alerts.getByRole('listitem')).toHaveCount(2)
  await alerts.getByRole('button', { name: 'Dismiss: Low liquidity for ADA/GBP' }).click()
  await alerts.getByRole('button', { name: 'Dismiss: Account verification pending' }).click()
  await expect(overview(page).getByText('No open alerts.')).toBeVisible()
})

test('View Details, Generate Report and Manage Risk only show an alert', async ({ page }) => {
  for (const name of ['View Details', 'Generate Report', 'Manage Risk']) {
    const alert = page.waitForEvent('dialog')
    const click = overview(page).getByRole('button', { name }).click()
    const dialog = await alert
    expect(dialog.type()).toBe('alert')
    expect(dialog.message().length).toBeGreaterThan(10)
    await dialog.accept()
    await click
  }
  await expect(page).toHaveURL(/\/dashboard\?seed=42$/)
})
