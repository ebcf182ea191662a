import { expect, test } from '../../app'

for (const width of [390, 768, 1280]) {
  test.describe(`where the window has ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

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
}

test('the list view shows all of its pairs, and none of them cut', async ({ page }) => {
  await page.goto('/dashboard?seed=42#live-market-feed-1')
  const panel = page.locator('[data-panel-id="live-market-feed-1"]')
  await panel.getByRole('button', { name: 'List View' }).click()
  const table = panel.getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveCount(4)

  const cutBy = (element: Element) => {
    const parts: Element[] = []
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== 'visible') {
        parts.push(at)
      }
      if (at.localName === 'article') return parts.length
    }
    return parts.length
  }
  expect(await table.evaluate(cutBy)).toBe(0)
})
