import { expect, test } from '../../app'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const id of [
    'portfolio-bond-security',
    'multi-asset-arbitrage',
    'trader-leaderboard',
    'live-market-feed-3',
  ]) {
    test(`no column of ${id} stands outside its panel`, async ({ page }) => {
      await page.goto(`/dashboard?seed=42#${id}`)
      const panel = page.locator(`[data-panel-id="${id}"]`)
      if (id.startsWith('live')) await panel.getByRole('button', { name: 'List View' }).click()
      const table = panel.getByRole('table').first()
      await expect(table).toBeVisible()

      const isOutside = (element: Element) => {
        const { right } = (element.closest('article') ?? element).getBoundingClientRect()
        return [...element.querySelectorAll('th, td')].filter(
          (cell) => cell.getBoundingClientRect().right > right,
        ).length
      }
      expect(await table.evaluate(isOutside)).toBe(0)
    })
  }
})

test('the head of the list view stays in sight while its rows scroll', async ({ page }) => {
  await page.goto('/dashboard?seed=42#live-market-feed-1')
  const panel = page.locator('[data-panel-id="live-market-feed-1"]')
  await panel.getByRole('button', { name: 'List View' }).click()
  const head = panel.getByRole('columnheader', { name: 'Price' })
  const before = await head.boundingBox()
  const scrolled = await panel.getByRole('table').evaluate((table) => {
    const area = table.parentElement ?? table
    area.scrollTop = 40
    return area.scrollTop
  })

  expect(scrolled).toBeGreaterThan(0)
  expect((await head.boundingBox())?.y).toBe(before?.y)
})
