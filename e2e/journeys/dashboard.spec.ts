import { type Page } from '@playwright/test'
import { expect, test } from '../app'

const INITIAL = [
  'Overview',
  'Live Market Feed: Crypto',
  'Live Market Feed: Forex',
  'Live Market Feed: Global',
]

function titles(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 3, name: /^Overview|^Live Market/ })
}

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  await expect(titles(page)).toHaveText(INITIAL)
})

test('the header says what the page is for', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Our Dashboard' })).toBeVisible()
  await expect(page.getByText('Customise and rearrange your components.')).toBeVisible()
})

test('a panel dragged by its handle lands where the line was, and nothing moves before', async ({
  page,
}) => {
  const handle = page.locator('[data-panel-id="overview"] [data-panel-handle]')
  const target = page.locator('[data-panel-id="live-market-feed-2"]')
  const [from, to] = await Promise.all([handle.boundingBox(), target.boundingBox()])
  if (!from || !to) throw new Error('The panels have no place on the screen.')

  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await expect(titles(page)).toHaveText(INITIAL)
  await page.mouse.up()

  await expect(titles(page)).toHaveText([
    'Live Market Feed: Crypto',
    'Live Market Feed: Forex',
    'Overview',
    'Live Market Feed: Global',
  ])
})

test('a keyboard moves a panel as well, and Escape gives it back', async ({ page }) => {
  const handle = page.locator('[data-panel-id="overview"] [data-panel-handle]')
  await handle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await expect(titles(page)).toHaveText(INITIAL)

  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(titles(page).last()).toHaveText('Overview')
  await expect(handle).toBeFocused()
})

test('a hidden panel comes back by Undo, by the drawer and by a reset', async ({ page }) => {
  await page.getByRole('button', { name: 'Hide Overview' }).click()
  await expect(titles(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(INITIAL)

  await page.getByRole('button', { name: 'Hide Overview' }).click()
  await page.getByRole('button', { name: 'Panels (3/4)' }).click()
  await page.getByRole('dialog').getByRole('switch', { name: 'Overview' }).click()
  await page.keyboard.press('Escape')
  await expect(titles(page)).toHaveText(INITIAL)

  await page.getByRole('button', { name: 'Hide Live Market Feed: Forex' }).click()
  await page.getByRole('button', { name: 'Reset layout' }).click()
  await expect(titles(page)).toHaveText(INITIAL)
})

test('the layout survives a walk to another page', async ({ page }) => {
  await page.getByRole('button', { name: 'Hide Overview' }).click()
  await page.getByRole('link', { name: 'Market News' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()
  await page.goBack()
  await expect(titles(page)).toHaveCount(3)
})

test('the figures start as specified and tick every three seconds', async ({ page }) => {
  const overview = page.locator('[data-panel-id="overview"]')
  await expect(overview.getByRole('group', { name: 'Portfolio value' })).toContainText('£')
  const closed = overview.getByRole('group', { name: /Closed trades/ })
  await expect(closed).toContainText('35')
  await expect(closed).not.toContainText('35', { timeout: 20_000 })
})

test('the three buttons of the overview only show an alert', async ({ page }) => {
  for (const name of ['View Details', 'Generate Report', 'Manage Risk']) {
    const alert = page.waitForEvent('dialog')
    const click = page.getByRole('button', { name }).click()
    const dialog = await alert
    expect(dialog.type()).toBe('alert')
    expect(dialog.message().length).toBeGreaterThan(10)
    await dialog.accept()
    await click
  }
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a feed is searched, pinned and turned into a list', async ({ page }) => {
  const feed = page.locator('[data-panel-id="live-market-feed-1"]')
  await feed.getByPlaceholder('Search pairs...').fill('eTh')
  await expect(feed).toContainText('ETH/GBP')
  await expect(feed).not.toContainText('BTC/GBP')
  await feed.getByPlaceholder('Search pairs...').press('Escape')
  await expect(feed).toContainText('BTC/GBP')

  await feed.getByRole('button', { name: 'List View' }).click()
  await expect(feed.getByRole('table')).toBeVisible()
  await expect(feed.getByRole('row')).toHaveCount(5)
})

test('the same seed gives the same market', async ({ page }) => {
  const lines = page.locator('[data-panel-id="live-market-feed-1"] polyline')
  async function firstPrices() {
    await page.goto('/dashboard?seed=42')
    // Read as soon as they are there: the market's first step is three seconds away.
    await expect(lines).toHaveCount(4)
    return lines.evaluateAll((all) => all.map((line) => line.getAttribute('points')))
  }
  const once = await firstPrices()
  expect(await firstPrices()).toEqual(once)
})
