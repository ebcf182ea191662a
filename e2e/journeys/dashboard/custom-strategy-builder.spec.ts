import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../onePage'
import { openPanel, stopClock } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

let panel: Locator

/** Clicks, and returns the text of the browser's alert. */
async function alertOf(page: Page, control: Locator) {
  const [dialog] = await Promise.all([
    page.waitForEvent('dialog').then(async (opened) => {
      await opened.accept()
      return opened
    }),
    control.click(),
  ])
  expect(dialog.type()).toBe('alert')
  return dialog.message()
}

test.beforeEach(async ({ page }) => {
  panel = await openPanel(page, 'custom-strategy-builder', 'Strategy name')
})

test('a template is filled in, tested for three seconds, deployed and reset', async ({ page }) => {
  await expect(panel.getByText('Not tested yet.')).toBeVisible()
  await expect(panel.getByText('Active template: None')).toBeVisible()
  await expect(panel.getByRole('group', { name: 'Templates' }).getByRole('button')).toHaveCount(9)
  await panel.getByLabel('Strategy name').fill('Night shift')
  await panel.getByRole('button', { name: 'Scalping Strategy' }).click()
  await expect(panel.getByText('Active template: Scalping Strategy')).toBeVisible()
  await expect(panel.getByLabel('Strategy definition')).toHaveValue(/^Scalping Strategy: /)

  await stopClock(page)
  await panel.getByRole('button', { name: 'Test Strategy' }).click()
  await expect(panel.getByRole('button', { name: 'Testing...' })).toBeDisabled()
  await expect(panel.getByRole('progressbar')).toBeVisible()
  const report = panel.getByText('Strategy tested successfully! Passed all simulations.')
  await page.clock.runFor(2_900)
  await expect(panel.getByRole('button', { name: 'Testing...' })).toBeDisabled()
  await expect(report).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(report).toBeVisible()
  await page.clock.resume()
  await expect(report).toHaveAttribute('data-outcome', 'success')
  await expect(panel.getByRole('button', { name: 'Test Strategy' })).toBeEnabled()

  const found = panel.getByRole('group', { name: 'Backtest on simulated candles', exact: true })
  await expect(found.getByRole('group', { name: 'Sharpe ratio', exact: true })).toContainText(/\d/)
  await expect(found).toContainText('5,000 candles of 1m, BTC/GBP')
  await expect(
    found.getByRole('link', { name: 'Open in the Strategy Builder', exact: true }),
  ).toHaveAttribute('href', /^\/strategy-builder\?name=Night\+shift&timeframe=1m&.*exitLong=/)

  expect(await alertOf(page, panel.getByRole('button', { name: 'Deploy' }))).toBe(
    'Strategy "Night shift" deployed successfully!',
  )
  await expect(panel.getByRole('button', { name: 'Deployed' })).toBeDisabled()

  await panel.getByRole('button', { name: 'Reset' }).click()
  await expect(panel.getByLabel('Strategy name')).toHaveValue('')
  await expect(panel.getByLabel('Strategy definition')).toHaveValue('')
  await expect(panel.getByText('Active template: None')).toBeVisible()
  await expect(panel.getByText('Not tested yet.')).toBeVisible()
  await expect(report).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Deploy', exact: true })).toBeEnabled()
})

test('a strategy needs a name and a definition to be tested and deployed', async ({ page }) => {
  await panel.getByLabel('Strategy name').fill('   ')
  await panel.getByLabel('Strategy definition').fill('Buy low.')

  expect(await alertOf(page, panel.getByRole('button', { name: 'Test Strategy' }))).toBe(
    'Please define a strategy and give it a name before testing.',
  )
  expect(await alertOf(page, panel.getByRole('button', { name: 'Deploy' }))).toBe(
    'Please define a strategy and give it a name before deploying.',
  )
  await expect(panel.getByRole('button', { name: 'Deploy' })).toBeEnabled()
})

test('typed text is not overwritten unasked', async ({ page }) => {
  const editor = panel.getByLabel('Strategy definition')
  await editor.fill('My own words')
  await panel.getByRole('button', { name: 'Hedging Strategy' }).click()
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await expect(editor).toHaveValue('My own words')

  await panel.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Reset everything' }).click()
  await expect(editor).toHaveValue('')
})

test('what of the rules cannot be read is told with its place, and selected', async () => {
  const editor = panel.getByLabel('Strategy definition')
  await editor.fill('--- rules ---\ntimeframe 1h\nbuy when RSX(14) < 30\n--- end ---')
  await expect(editor).toHaveAccessibleDescription(
    'Line 3, column 10: “RSX” is neither a price nor an indicator.',
  )
  await panel.getByRole('button', { name: 'Show in the text', exact: true }).click()
  await editor.press('Delete')
  await editor.pressSequentially('RSI')
  await expect(editor).toHaveAccessibleDescription(/Buy when RSI\(14\) < 30\.$/)
  await editor.fill('')
})

test('the parameters have their defaults, a minimum of 0, and a guide', async () => {
  const defaults = {
    'Risk Tolerance (%)': '5',
    'Stop Loss (%)': '2',
    'Target Profit (%)': '10',
    'Trade Volume': '1000',
    'Max Trades per Day': '5',
  }
  for (const [label, value] of Object.entries(defaults)) {
    await expect(panel.getByLabel(label)).toHaveValue(value)
    await expect(panel.getByLabel(label)).toHaveAttribute('min', '0')
  }
  await panel.getByLabel('Stop Loss (%)').fill('-1')
  await expect(panel.getByText('Enter 0 or more.')).toBeVisible()

  await panel.getByRole('button', { name: 'Show Step-by-Step Guide' }).click()
  await expect(panel.getByRole('list', { name: 'Step-by-step guide' })).toBeVisible()
  await panel.getByRole('button', { name: 'Hide Step-by-Step Guide' }).click()
  await expect(panel.getByRole('list', { name: 'Step-by-step guide' })).toHaveCount(0)
})
