import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

test('the plan is Basic until an upgrade, which says so and takes no payment', async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  const panel = panelOf(page, 'payment-billing')
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.getByRole('button', { name: 'Current plan' })).toBeDisabled()
  await expect(panel.getByText('no payment is taken')).toBeVisible()
  await expect(panel.getByRole('row', { name: /Basic plan, monthly charge/ })).toContainText(
    '£29.99',
  )

  for (const plan of ['Pro', 'Enterprise']) {
    await panel.getByRole('button', { name: `Upgrade to ${plan}` }).click()
    await expect(page.getByText(`Upgraded to ${plan} plan successfully!`).first()).toBeVisible()
    await expect(panel.getByRole('button', { name: `Upgrade to ${plan}` })).toBeDisabled()
  }

  const csv = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download CSV file' }).click()
  expect((await csv).suggestedFilename()).toBe('billing-records.csv')
})
