import type { Locator } from '@playwright/test'
import { expect, test } from '../../onePage'
import { goToPanel } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

let sentiment: Locator

test.beforeEach(async ({ page }) => {
  sentiment = await goToPanel(page, 'social-sentiment')
  await expect(sentiment.getByRole('rowheader')).toHaveCount(8)
})

test('each symbol has a record: score, positive, negative and total mentions, trend', async () => {
  const bitcoin = sentiment.getByRole('row', { name: /^BTC/ })
  for (const text of ['+24', '1,076 positive', '499 negative', 'n = 2,445', 'Neutral']) {
    await expect(bitcoin.getByText(text)).toBeVisible()
  }
  await expect(
    bitcoin.getByRole('img', { name: 'Score of BTC over the last 24 hours' }),
  ).toBeVisible()
  await expect(sentiment.getByRole('row', { name: /^ETH/ })).toContainText('▲Up')
  await expect(sentiment.getByRole('row', { name: /^DOGE/ })).toContainText('▼Down')
})

test('a score that stands on few mentions is marked', async () => {
  await expect(sentiment.getByText('Few mentions')).toHaveCount(1)
  await expect(sentiment.getByRole('row', { name: /^SHIB/ })).toContainText('Few mentions')
})

test('the records are sorted by score', async () => {
  await sentiment.getByRole('button', { name: /^Score/ }).click()
  await expect(sentiment.getByRole('rowheader').first()).toHaveText('ADA')
  await sentiment.getByRole('button', { name: /^Score/ }).click()
  await expect(sentiment.getByRole('rowheader').first()).toHaveText('SOL')
})
