import type { Locator } from '@playwright/test'
import { expect, test } from '../../onePage'
import { goToPanel, panelOf } from '../../pages/dashboardPanel'
import { expectStep } from '../../pages/expectStep'

test.describe.configure({ mode: 'serial' })

let feed: Locator

test.beforeEach(async ({ page }) => {
  // The previous test may have left the page scrolled to another panel.
  await expect(async () => {
    feed = await goToPanel(page, 'live-market-feed-1')
    await expect(feed.getByRole('listitem')).toHaveCount(4, { timeout: 1_000 })
  }).toPass()
})

test('each of the three feeds has four pairs', async ({ page }) => {
  for (const number of [1, 2, 3]) {
    const panel = panelOf(page, `live-market-feed-${number}`)
    await panel.scrollIntoViewIfNeeded()
    await expect(panel.getByRole('listitem')).toHaveCount(4)
  }
})

test('a feed finds pairs whatever the case, and Escape clears the search', async () => {
  const search = feed.getByPlaceholder('Search pairs...')
  await search.fill('eTh')
  await expect(feed.getByRole('heading', { level: 4 })).toHaveText(['ETH/GBP'])
  await expect(feed.getByText('1 of 4 pairs')).toBeVisible()
  await search.press('Escape')
  await expect(feed.getByRole('listitem')).toHaveCount(4)
})

test('pinned pairs move to the top of a feed, in the grid and in the list', async () => {
  await feed.getByRole('button', { name: 'Pin ADA/GBP' }).click()
  await feed.getByRole('button', { name: 'Pin ETH/GBP' }).click()
  await expect(feed.getByRole('heading', { level: 4 })).toHaveText([
    'ETH/GBP',
    'ADA/GBP',
    'BTC/GBP',
    'SOL/GBP',
  ])

  await feed.getByRole('button', { name: 'List View' }).click()
  await feed.getByRole('button', { name: 'Price' }).click()
  await expect(feed.getByRole('rowheader')).toHaveText([
    /ADA\/GBP/,
    /ETH\/GBP/,
    /SOL\/GBP/,
    /BTC\/GBP/,
  ])
  await feed.getByRole('button', { name: 'Grid View' }).click()
  await expect(feed.getByRole('table')).toHaveCount(0)
})

test('the heads of the list stay in sight while its rows pass, below the bar where that is there', async ({
  page,
}) => {
  await feed.getByRole('button', { name: 'List View' }).click()
  const pairs = feed.getByRole('rowheader')
  const topOf = (element: Element) => element.getBoundingClientRect().top
  await pairs
    .last()
    .evaluate((row) =>
      scrollBy({ top: row.getBoundingClientRect().top - 120, behavior: 'instant' }),
    )

  await expect(pairs.first()).not.toBeInViewport()
  const head = feed.getByRole('columnheader', { name: 'Price' })
  await expect(head).toBeInViewport({ ratio: 1 })
  await expect.poll(() => head.evaluate(topOf)).toBeLessThan(8)

  await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }))
  const bar = await page.getByRole('banner').evaluate((element) => element.clientHeight)
  await expect.poll(() => head.evaluate(topOf)).toBeGreaterThanOrEqual(bar)
  await feed.getByRole('button', { name: 'Grid View' }).click()
  await expect(feed.getByRole('table')).toHaveCount(0)
})

test('a feed steps its prices every three seconds and draws at most ten of them', async ({
  page,
}) => {
  const line = feed.getByRole('img', { name: 'Last prices of BTC/GBP' }).locator('polyline')
  await expectStep(page, { read: () => line.getAttribute('points'), periodMs: 3_000 })
  const points = (await line.getAttribute('points')) ?? ''
  expect(points.trim().split(/\s+/).length).toBeLessThanOrEqual(10)
})

test('Buy, Sell and Set Alert show no alert and lead to the ticket and to the alert form', async ({
  page,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`No alert was expected, but this one: ${dialog.message()}`)
  })
  await feed.getByRole('button', { name: 'Buy BTC/GBP' }).click()
  await expect(panelOf(page, 'trade-execution').locator(':focus')).toBeVisible()

  await feed.scrollIntoViewIfNeeded()
  await feed.getByRole('button', { name: 'Sell ETH/GBP' }).click()
  await expect(panelOf(page, 'trade-execution').locator(':focus')).toBeVisible()

  await feed.scrollIntoViewIfNeeded()
  await feed.getByRole('button', { name: 'Set Alert for BTC/GBP' }).click()
  await expect(panelOf(page, 'alerts-notifications').locator(':focus')).toBeVisible()
})

test('to buy GBP/USD leads to a ticket that sells dollars for pounds, and says so', async ({
  page,
}) => {
  const forex = panelOf(page, 'live-market-feed-2')
  await forex.scrollIntoViewIfNeeded()
  await forex.getByRole('button', { name: 'Buy GBP/USD' }).click()
  const ticket = panelOf(page, 'trade-execution')
  await expect(ticket.getByRole('combobox', { name: 'Ticker' })).toHaveValue('USD/GBP')
  await expect(ticket.getByText(/^You trade US dollars: 1 USD = £0\.7\d{4}\.$/)).toBeVisible()
  await expect(ticket.getByText(/press Sell\. To buy GBP\/USD is to sell USD\/GBP\./)).toBeVisible()
})
