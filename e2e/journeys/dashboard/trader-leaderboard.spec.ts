import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

test('the trader stands among the samples, for each period, with the number of trades', async ({
  page,
}) => {
  await page.goto('/dashboard?seed=42')
  const panel = panelOf(page, 'trader-leaderboard')
  await panel.scrollIntoViewIfNeeded()

  await expect(panel.getByText('You rank 7 of 8.')).toBeVisible()
  await expect(panel.getByRole('row', { name: /LuckyTwo/ })).toContainText('2 trades')
  await panel.getByRole('button', { name: '7 days' }).click()
  await expect(panel.getByRole('row', { name: /CryptoKing/ })).toContainText('£2,140.50')
  await panel.getByRole('button', { name: 'Win rate' }).click()
  await expect(panel.getByRole('columnheader', { name: 'Win rate' })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  )
})
