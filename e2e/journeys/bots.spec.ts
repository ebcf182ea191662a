import { expect, test } from '../app'
import { openPanel } from '../pages/dashboardPanel'

test('a deployed strategy trades when its rule holds, on every page, until it is stopped', async ({
  page,
}) => {
  const panel = await openPanel(page, 'custom-strategy-builder', 'Strategy name')
  await panel.getByLabel('Strategy name').fill('Night shift')
  await panel
    .getByLabel('Strategy definition')
    .fill('--- rules ---\ntimeframe 1m\nbuy when close > 0\n--- end ---')
  page.once('dialog', (dialog) => void dialog.accept())
  await panel.getByRole('button', { name: 'Deploy', exact: true }).click()

  const bot = panel.getByRole('listitem', { name: 'Night shift', exact: true })
  await expect(bot.getByText('Running', { exact: true })).toBeVisible()
  // Past the end of a minute, and on to the step that sees it.
  await page.clock.fastForward(70_000)
  await expect(bot.getByRole('group', { name: 'Position', exact: true })).toContainText('Long')
  await expect(bot.getByRole('group', { name: 'Trades', exact: true })).toContainText('1')

  // The header is away while the page is scrolled down.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Portfolio', exact: true }).click()
  await expect(page).toHaveURL(/\/portfolio$/)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(
    bot.getByRole('group', { name: 'Unrealised P/L, after fees', exact: true }),
  ).toContainText('£')

  await bot.getByRole('button', { name: 'Stop Night shift', exact: true }).click()
  await page.getByRole('button', { name: 'Close the position', exact: true }).click()
  await expect(bot.getByText('Stopped', { exact: true })).toBeVisible()
  await expect(bot.getByRole('group', { name: 'Position', exact: true })).toContainText('None')
  await expect(
    bot.getByRole('group', { name: 'Realised P/L, after fees', exact: true }),
  ).toContainText('£')
  await bot.getByRole('button', { name: 'Remove Night shift', exact: true }).click()
  await expect(bot).toHaveCount(0)
})
