import type { Locator } from '@playwright/test'
import { expect, test } from '../../onePage'
import { goToPanel, panelOf } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

let insights: Locator

test.beforeEach(async ({ page }) => {
  insights = await goToPanel(page, 'ai-insights-1')
  await expect(insights.getByRole('heading', { level: 4 })).toHaveCount(5)
  page.on('dialog', (dialog) => {
    throw new Error(`No alert was expected, but this one: ${dialog.message()}`)
  })
})

test('each of the three insight panels has five cards with all their figures', async ({ page }) => {
  for (const number of [1, 2, 3]) {
    const panel = panelOf(page, `ai-insights-${number}`)
    await panel.scrollIntoViewIfNeeded()
    await expect(panel.getByRole('heading', { level: 4 })).toHaveCount(5)
    for (const label of ['Price', '24h change', 'Volume', 'Market cap', 'Support', 'Resistance']) {
      await expect(panel.getByRole('term').filter({ hasText: label })).toHaveCount(5)
    }
    await expect(panel.getByText('Confidence', { exact: true })).not.toHaveCount(0)
  }
})

test('insights are filtered by signal and risk, and the filters are cleared', async () => {
  await insights.getByLabel('Signal').selectOption('Hold')
  await expect(insights.getByText('2 of 5 insights')).toBeVisible()
  await insights.getByLabel('Risk').selectOption('Low')
  await expect(insights.getByText('No insights match this signal and risk.')).toBeVisible()
  await insights.getByRole('button', { name: 'Clear filters' }).click()
  await expect(insights.getByText('5 of 5 insights')).toBeVisible()
})

test('Place Trade leads to the order ticket', async ({ page }) => {
  await insights.getByRole('button', { name: 'Place Trade in BTC/GBP' }).click()
  await expect(panelOf(page, 'trade-execution').locator(':focus')).toBeVisible()
})

test('View Details opens three reasons', async () => {
  await insights.getByRole('button', { name: 'View Details of BTC/GBP' }).click()
  const details = insights.getByRole('region', { name: 'Details of BTC/GBP' })
  await expect(details.getByRole('listitem')).toHaveCount(3)
  await expect(details.getByText('RSI(14)')).toBeVisible()
})

test('Add to Watchlist types the symbol; only Save to watchlist saves it', async ({ page }) => {
  const stocks = panelOf(page, 'ai-insights-3')
  await stocks.scrollIntoViewIfNeeded()
  await stocks.getByRole('button', { name: 'Add to Watchlist: AAPL/GBP' }).click()
  const line = stocks.getByRole('group', { name: 'Watchlist: AAPL/GBP' })
  await expect(line.getByText('AAPL/GBP', { exact: true })).toBeVisible()
  await expect(line.getByText('AAPL/GBP is on your watchlist.')).toHaveCount(0)

  await expect(line.getByRole('button', { name: 'Save to watchlist' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line.getByText('AAPL/GBP is on your watchlist.')).toBeVisible()
})
