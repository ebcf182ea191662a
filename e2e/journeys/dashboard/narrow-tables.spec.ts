import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

const WIDTHS = [390, 768, 1280] as const

/** Panels whose tables have the most columns. */
const WIDE = [
  'portfolio-bond-security',
  'live-market-feed-3',
  'multi-asset-arbitrage',
  'trader-leaderboard',
]

test('no column of a wide table stands outside its panel, however narrow the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTHS[0], height: 844 })
  await page.goto('/dashboard?seed=42')
  const feed = panelOf(page, 'live-market-feed-3')
  await feed.scrollIntoViewIfNeeded()
  await feed.getByRole('button', { name: 'List View' }).click()

  const isOutside = (element: Element) => {
    const { right } = (element.closest('article') ?? element).getBoundingClientRect()
    return [...element.querySelectorAll('th, td')].filter(
      (cell) => cell.getBoundingClientRect().right > right,
    ).length
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    for (const id of WIDE) {
      const panel = panelOf(page, id)
      await panel.scrollIntoViewIfNeeded()
      const table = panel.getByRole('table').first()
      await expect(table).toBeVisible()
      expect(await table.evaluate(isOutside), `${id} at ${width} px`).toBe(0)
    }
  }
})

test('the list view shows all of its pairs, and none of them cut', async ({ page }) => {
  await page.goto('/dashboard?seed=42#live-market-feed-1')
  const panel = panelOf(page, 'live-market-feed-1')
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
