import { FAULTS } from './faultInjector'
import { expectSameDocument, markDocument, pageHeading } from './fallen'
import { expect, test } from './faultTest'

test('a language whose texts do not come is told, and stays unsaved until Retry brings it', async ({
  page,
  server,
}) => {
  server.faults.breakDown({ path: /texts-fr\.js$/, fault: FAULTS['it answers 500'] })
  await page.goto('/settings')
  await markDocument(page)
  await page.getByLabel('Language').selectOption('fr')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Save Settings' }).click()

  const told = page.getByRole('alert').filter({ hasText: 'Français did not load.' })
  await expect(told).toBeVisible()
  await expect(pageHeading(page, 'Settings')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')

  server.faults.mend()
  await told.getByRole('button', { name: 'Retry' }).click()
  await expect(pageHeading(page, 'Réglages')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expectSameDocument(page)
})

test('what is not on the screen holds no language back', async ({ page, server }) => {
  await page.goto('/strategy-builder')
  await expect(pageHeading(page, 'Strategy Builder')).toBeVisible()
  server.faults.breakDown({
    path: /^\/strategy\/[^/]+\/texts-es\.js$/,
    fault: FAULTS['it answers 500'],
  })
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await page.getByLabel('Language').selectOption('es')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(pageHeading(page, 'Ajustes')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a language that hangs is waited for in the old one, and told in time', async ({
  page,
  server,
}) => {
  server.faults.breakDown({ path: /^\/content\/[^/]+\/texts-zh\.js$/, fault: FAULTS['it hangs'] })
  await page.goto('/settings')
  await page.getByLabel('Language').selectOption('zh')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading 中文…' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Settings' })).toBeDisabled()

  await page.clock.fastForward(10_000)
  const told = page.getByRole('alert').filter({ hasText: '中文 did not load.' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Settings' })).toBeEnabled()
})
