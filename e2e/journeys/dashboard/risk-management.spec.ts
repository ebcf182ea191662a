import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, stood, test } from '../../onePage'
import { goToPanel } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

let panel: Locator

async function choose(exposure: string, stopLoss: string) {
  await panel.getByRole('spinbutton', { name: 'Exposure (%)' }).fill(exposure)
  await panel.getByRole('spinbutton', { name: 'Stop-loss (%)' }).fill(stopLoss)
}

async function update(exposure: string, stopLoss: string) {
  await choose(exposure, stopLoss)
  await panel.getByRole('button', { name: 'Update settings' }).click()
}

test.beforeEach(async ({ page }) => {
  panel = await goToPanel(page, 'risk-management')
  await expect(panel.getByRole('log')).toBeVisible()
})

test('exposure and stop-loss must both be greater than 0', async ({ page }) => {
  for (const [exposure, stopLoss] of [
    ['0', '5'],
    ['40', '0'],
    ['', ''],
  ] as const) {
    await update(exposure, stopLoss)
    const toast = page.getByRole('alert').filter({
      hasText: 'Please provide valid values for exposure and stop-loss.',
    })
    await expect(toast.first()).toBeVisible()
  }
  await expect(panel.getByRole('log')).toContainText('Nothing has been changed yet.')
})

test('what is said is seen while the panel fills the screen, too', async ({ page }) => {
  await panel.getByRole('button', { name: /^Options of/ }).click()
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click()
  await expect(page.locator(':fullscreen')).toBeVisible()
  await update('0', '0')

  const toast = page.getByRole('alert').filter({ hasText: 'Please provide valid values' }).last()
  await expect(toast).toBeVisible()
  // Covered content is in the DOM as well: only a screenshot shows the difference.
  const clip = (await toast.boundingBox()) ?? undefined
  const withToast = await page.screenshot({ clip })
  await expect(toast).toHaveCount(0)
  expect((await page.screenshot({ clip })).equals(withToast)).toBe(false)
  await page.evaluate(() => document.exitFullscreen())
})

test('an update is a line of the log and a row of the history, highlighted over 50 %', async () => {
  await update('50', '5')
  await update('51', '6')

  await expect(panel.getByRole('log').getByText(/Exposure \d+%, stop-loss/)).toHaveCount(2)
  const rows = panel.getByRole('table', { name: 'History' }).locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('High51%6%')
  await expect(rows.nth(1)).not.toContainText('High')
  const colours = await (
    await stood(rows)
  ).evaluateAll((all) => all.map((row) => getComputedStyle(row.children[1] ?? row).backgroundColor))
  expect(colours[0]).not.toBe(colours[1])
})

test('the presets are 50 % / 10 % and 30 % / 5 %, and show which one is active', async () => {
  for (const [exposure, stopLoss] of [
    ['50', '10'],
    ['30', '5'],
  ] as const) {
    const preset = panel.getByRole('button', {
      name: `${exposure}% exposure / ${stopLoss}% stop-loss`,
    })
    await preset.click()
    await expect(preset).toHaveAttribute('aria-pressed', 'true')
    await expect(panel.getByRole('spinbutton', { name: 'Exposure (%)' })).toHaveValue(exposure)
    await expect(panel.getByRole('spinbutton', { name: 'Stop-loss (%)' })).toHaveValue(stopLoss)
  }
})

test('the bar is safe up to 50, a warning above and a danger above 75, in words', async () => {
  for (const [exposure, text] of [
    ['50', '50% – safe'],
    ['51', '51% – warning'],
    ['75', '75% – warning'],
    ['76', '76% – danger'],
  ] as const) {
    await choose(exposure, '5')
    await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuetext', text)
    await expect(panel.getByText(text)).toBeVisible()
  }
})

test('the greatest loss follows what is typed', async () => {
  await choose('50', '10')
  const loss = panel.getByRole('group', { name: 'Maximum loss' })
  await expect(loss).toContainText('50% of £')
  await expect(loss).toContainText(/£[1-9][\d,]*\.\d\d/)
})

test('alerts are added and cleared, and a reset zeroes everything', async ({ page }) => {
  await update('60', '5')
  await panel.getByRole('button', { name: 'Add alert' }).click()
  await expect(page.getByText('New alert added.')).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Alerts' })).toContainText('Reached')
  await panel.getByRole('button', { name: 'Clear alerts' }).click()
  await expect(page.getByText('Alerts cleared.')).toBeVisible()

  await panel.getByRole('button', { name: 'Add alert' }).click()
  await panel.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByText('Settings reset.')).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Alerts' })).toHaveCount(0)
  await expect(panel.getByRole('spinbutton', { name: 'Exposure (%)' })).toHaveValue('0')
  await expect(panel.getByRole('spinbutton', { name: 'Stop-loss (%)' })).toHaveValue('0')
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
})

test('the history downloads as CSV', async ({ page }) => {
  await update('60', '5')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download CSV file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('risk-history.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(/,60,5$/)
})
