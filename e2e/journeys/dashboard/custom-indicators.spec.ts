import { expect, test } from '../../app'

test('an indicator is set up, previewed, saved, changed, deleted and brought back', async ({
  page,
}) => {
  await page.goto('/dashboard?seed=42')
  const panel = page.locator('[data-panel-id="custom-indicators"]')
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
