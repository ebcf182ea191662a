import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

test('an indicator is set up, previewed, saved, changed, deleted and brought back', async ({
  page,
}) => {
  await page.goto('/dashboard?seed=42')
  const panel = panelOf(page, 'custom-indicators')
  await panel.getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded()
  const period = panel.getByRole('spinbutton', { name: 'Period' })
  await expect(panel.getByLabel('Indicator', { exact: true })).toHaveValue('movingAverage')
  await expect(period).toHaveValue('14')
  await expect(panel.getByLabel('Colour')).toHaveValue('#ff0000')
  await expect(panel.locator('canvas').first()).toBeVisible()

  await period.fill('501')
  await expect(panel.getByText('Enter a whole number from 1 to 500.')).toBeVisible()
  await period.fill('21.9')
  await expect(panel.getByText('Read as 21.')).toBeVisible()
  await panel.getByLabel('Colour').fill('#ffff00')
  await expect(panel.getByText(/Hard to see as a line on the light panel/)).toBeVisible()

  await panel.getByRole('button', { name: 'Save indicator' }).click()
  await panel.getByRole('button', { name: 'Edit Moving Average (21)' }).click()
  await period.fill('50')
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await panel.getByRole('button', { name: 'Delete Moving Average (50)' }).click()
  await expect(panel.getByText('No indicators saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(panel.getByText('Moving Average (50)')).toBeVisible()
})

test('a saved indicator is offered to the chart and to the rules, and a deleted one leaves both', async ({
  page,
}) => {
  await page.goto('/dashboard?seed=42#custom-indicators')
  const builder = panelOf(page, 'custom-indicators')
  await builder.getByLabel('Indicator', { exact: true }).selectOption('rsi')
  await builder.getByRole('spinbutton', { name: 'Period' }).fill('21')
  await builder.getByRole('button', { name: 'Save indicator' }).click()

  const strategy = panelOf(page, 'custom-strategy-builder')
  await strategy.scrollIntoViewIfNeeded()
  await strategy.getByLabel('Indicator', { exact: true }).selectOption('Yours: RSI (21)')
  await strategy.getByRole('button', { name: 'Add condition' }).click()
  await expect(strategy.getByLabel('Strategy definition')).toHaveValue(/buy when RSI\(21\) < 30/)

  const analysis = panelOf(page, 'chart-analysis')
  await analysis.scrollIntoViewIfNeeded()
  await analysis.getByRole('button', { name: 'RSI (21)' }).click()
  await expect(analysis.getByText(/^RSI 21/)).toBeVisible()

  await builder.getByRole('button', { name: 'Delete RSI (21)' }).click()
  await expect(analysis.getByText(/^RSI 21/)).toHaveCount(0)
  await expect(analysis.locator('canvas').first()).toBeVisible()
  await expect(strategy.getByText('Rules read: 1 condition on 1h candles.')).toHaveCount(1)
})

test('a saved indicator is there after a reload when the data are kept, and gone when erased', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
  await page.goto('/dashboard?seed=42#custom-indicators')
  const panel = panelOf(page, 'custom-indicators')
  await panel.getByRole('spinbutton', { name: 'Period' }).fill('50')
  await panel.getByRole('button', { name: 'Save indicator' }).click()
  const kept = () => page.evaluate(() => localStorage.getItem('aldergate.kept.indicators'))
  await expect.poll(kept).toContain('"period":50')

  await page.reload()
  await expect(panel.getByText('Moving Average (50)')).toBeVisible()

  const compliance = panelOf(page, 'compliance-security')
  await compliance.scrollIntoViewIfNeeded()
  await compliance.getByRole('button', { name: 'Erase my data…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect.poll(kept).toBeNull()
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.getByText('No indicators saved yet.')).toBeVisible()
})
