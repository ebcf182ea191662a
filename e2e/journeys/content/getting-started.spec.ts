import { expect, stood, test } from '../../app'

test('seven links lead to the specified pages', async ({ page }) => {
  await page.goto('/getting-started')
  const places = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: 'Where everything is' })
  const links = await (
    await stood(places.getByRole('link'))
  ).evaluateAll((all) => all.map((link) => link.getAttribute('href')))

  expect(links).toEqual([
    '/dashboard',
    '/analytics',
    '/support',
    '/portfolio',
    '/strategy-builder',
    '/trading-view',
    '/news',
  ])
})

test('the checklist ticks itself as the trader trades, arranges and tests', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/getting-started')
  await expect(page.getByRole('progressbar', { name: '0 of 7 done' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the order ticket' }).click()

  const ticket = page.getByRole('form', { name: 'Order ticket' })
  await expect(ticket.getByLabel('Amount')).toBeInViewport()
  await ticket.getByLabel('Amount').fill('0.1')
  await ticket.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(ticket).toContainText('Filled on paper')
  await page.getByRole('button', { name: 'Hide Overview' }).click()

  const builder = page.getByRole('article', { name: 'Custom Strategy Builder' })
  await builder.getByLabel('Strategy name').fill('Momentum for a week')
  await builder.getByRole('button', { name: 'Momentum Strategy' }).click()
  await builder.getByRole('button', { name: 'Test Strategy' }).click()
  await expect(builder).toContainText('Strategy tested successfully!')

  await page.goBack()
  await page.getByRole('heading', { name: 'Getting Started' }).waitFor()
  await expect(page.getByRole('progressbar', { name: '3 of 7 done' })).toBeVisible()
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items.filter({ hasText: 'Fill your first paper order' })).toContainText('Done')
  await expect(items.filter({ hasText: 'Hide or move a panel' })).toContainText('Done')
  await expect(items.filter({ hasText: 'Run a strategy test' })).toContainText('Done')
  await expect(items.filter({ hasText: 'Save an alert rule' })).toContainText('Not yet')
})

test('the watchlist step leads to insights on pairs that can be saved, and ticks itself once one is', async ({
  page,
}) => {
  await page.goto('/getting-started')
  await page.getByRole('link', { name: 'Go to the insights' }).click()
  const insights = page.getByRole('article', { name: 'AI-Powered Trade Insights: Stocks' })
  await insights
    .getByRole('button', { name: /^Add to Watchlist: / })
    .first()
    .click()
  await insights.getByRole('button', { name: 'Save to watchlist' }).click()
  await expect(insights).toContainText('is on your watchlist.')

  await page.goBack()
  const step = page.getByRole('main').getByRole('listitem')
  await expect(step.filter({ hasText: 'Add a pair to your watchlist' })).toContainText('Done')
})

test('a ticked step outlasts a reload only with the data it is read from', async ({ page }) => {
  await page.goto('/getting-started')
  await page.getByRole('link', { name: 'Go to Your data' }).click()
  const keep = page.getByRole('switch', { name: 'Keep my data on this device' })
  await expect(keep).toBeInViewport()
  await keep.click()

  await page.goto('/getting-started')
  await expect(page.getByRole('progressbar', { name: '1 of 7 done' })).toBeVisible()
})

test('the tour leaves its pictures out of a window that is too low for them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/getting-started?tour=1')
  const tour = page.getByRole('dialog')
  const frame = tour.locator('div[aria-hidden="true"]')
  await expect(tour.getByRole('link', { name: 'Go there' })).toBeVisible()
  await expect(frame).toBeHidden()

  await page.setViewportSize({ width: 320, height: 480 })
  await expect(frame).toBeVisible()
  expect((await frame.boundingBox())?.height).toBeGreaterThan(100)
})
