import { expect, stood, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  await panelOf(page, 'multi-asset-arbitrage').scrollIntoViewIfNeeded()
})

test('the opportunities are listed on paper, net of both fees, and quoted anew', async ({
  page,
}) => {
  const panel = panelOf(page, 'multi-asset-arbitrage')
  await expect(panel.getByText('paper only')).toBeVisible()
  await expect(panel.getByText('Net of fees of 0.1% + 0.1%')).toBeVisible()
  const rows = panel.getByRole('table', { name: 'Arbitrage opportunities' }).getByRole('row')
  await expect(rows).toHaveCount(9)
  await expect(rows.nth(1)).toContainText(/Buy at \w+ Sell at → \w+/)
  await expect(rows.nth(1)).toContainText(/gross [+−]\d/)
  await expect(rows.nth(1)).toContainText(/\d+ s ago/)

  const before = await (await stood(rows)).allTextContents()
  await expect.poll(() => rows.allTextContents()).not.toEqual(before)
})

test('a spread that the fees eat is called closed, and can be left out', async ({ page }) => {
  const panel = panelOf(page, 'multi-asset-arbitrage')
  const rows = panel.getByRole('table').getByRole('row').filter({ hasText: 'gross' })
  await expect(rows).toHaveCount(8)
  const read = async () =>
    (await stood(rows)).evaluateAll((all) =>
      all.map((row) => ({
        isClosed: row.textContent?.includes('Closed'),
        isLoss: !/\+\d\.\d{3}%gross/.test(row.textContent ?? ''),
      })),
    )
  for (const { isClosed, isLoss } of await read()) expect(isClosed).toBe(isLoss)

  await panel.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(rows.filter({ hasText: 'Closed' })).toHaveCount(0)
})
