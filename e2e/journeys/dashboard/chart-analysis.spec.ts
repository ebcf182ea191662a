import type { Locator } from '@playwright/test'
import { expect, test } from '../../onePage'
import { openPanel } from '../../pages/dashboardPanel'
import { pickInstrument } from '../../pages/pickInstrument'

test.describe.configure({ mode: 'serial' })

let panel: Locator

test.beforeEach(async ({ page }) => {
  panel = await openPanel(page, 'chart-analysis', 'Symbol')
})

test('the embedded chart is of the symbol that is chosen outside of it', async ({ page }) => {
  await expect(panel.locator('iframe')).toHaveAttribute(
    'src',
    /symbol=COINBASE%3ABTCGBP&interval=60/,
  )
  const picker = panel.getByRole('combobox', { name: 'Symbol' })
  await pickInstrument(picker, 'BNB/GBP')
  await expect(panel.locator('iframe')).toHaveAttribute('src', /symbol=BINANCE%3ABNBUSDT/)
  await expect(panel.getByText(/prices are the provider’s/)).toBeVisible()

  // Any other instrument has our own chart alone, and is found by its name.
  await picker.fill('gilt, 10')
  await expect(page.getByRole('listbox', { name: 'Symbol' }).getByRole('option')).toHaveText(
    /^GILT10Y\/GBP UK gilt, 10 years/,
  )
  await picker.press('Enter')
  await expect(panel.locator('iframe')).toHaveCount(0)
  await expect(panel.getByText(/^No external chart shows GILT10Y\/GBP/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Trade GILT10Y/GBP' })).toBeVisible()
  await pickInstrument(picker, 'BTC/GBP')
})

test('the simulated chart reads a candle aloud when the arrow keys are pressed', async ({
  page,
}) => {
  await panel.getByRole('button', { name: 'Simulated', exact: true }).click()
  await expect(panel.locator('iframe')).toHaveCount(0)
  const chart = panel.getByRole('application').or(panel.locator('[data-chart-cursor]')).first()
  await expect(chart).toBeVisible()
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(panel.locator('[aria-live="polite"]').filter({ hasText: /open/i })).toHaveCount(1)
})
