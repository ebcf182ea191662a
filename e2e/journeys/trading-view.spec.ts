import type { Page } from '@playwright/test'
import { expect, stood, test } from '../app'
import { expectStep } from '../pages/expectStep'
import { pickInstrument } from '../pages/pickInstrument'
import { expectNoBarriersInBothThemes } from '../pages/expectNoBarriers'

const PROVIDER = 'https://s.tradingview.com/**'

/** The provider's page, reduced to its proof. */
const ANSWER = `<!doctype html><title>chart</title><script>
  parent.postMessage({ name: 'tv-widget-load' }, '*')
</script>`

function row(page: Page, pair: string) {
  return page.getByRole('grid', { name: 'Watchlist' }).getByRole('row', { name: new RegExp(pair) })
}

function book(page: Page, pair = 'BTC/GBP') {
  return page.getByRole('table', { name: `Order book of ${pair}` })
}

function chart(page: Page, pair: string, timeframe = '1h') {
  return page.getByRole('application', { name: `Price chart of ${pair}, ${timeframe}` })
}

test('the external hourly BTCUSD chart in dark is there without a click, once its provider answers', async ({
  page,
}) => {
  await page.route(PROVIDER, (route) => route.fulfill({ contentType: 'text/html', body: ANSWER }))
  await page.goto('/trading-view?seed=42')

  const frame = page.getByTitle('External chart of BITSTAMP:BTCUSD')
  await expect(frame).toHaveAttribute('src', /symbol=BITSTAMP%3ABTCUSD&interval=60&theme=dark/)
  await expect(frame).toHaveCSS('opacity', '1')
  await expect(chart(page, 'BTC/GBP')).toBeHidden()
  await expect(page.getByText(/prices are the provider’s.*Quoted in USD/)).toBeVisible()
  const box = await frame.boundingBox()
  expect(box?.height).toBeGreaterThan(400)
  expect(box?.width).toBeGreaterThan(600)
})

test('our own chart stands in its place when the frame fails, with a way to try again', async ({
  page,
}) => {
  await page.goto('/trading-view?seed=42')
  await page.locator('iframe').dispatchEvent('error')

  await expect(page.getByText('Chart is currently unavailable.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(chart(page, 'BTC/GBP')).toBeVisible()
  await page.getByRole('button', { name: '4h', exact: true }).click()
  await expect(chart(page, 'BTC/GBP', '4h')).toBeVisible()
})

test('the keyboard walks the watchlist, which selects the symbol of chart, book and address', async ({
  page,
}) => {
  const pairs = page.getByRole('grid', { name: 'Watchlist' }).getByRole('rowheader')
  await page.goto('/trading-view?seed=42')
  await row(page, 'BTC/GBP').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'ETH/GBP')).toBeFocused()
  await expect(row(page, 'ETH/GBP')).toHaveAttribute('aria-selected', 'true')
  await expect(chart(page, 'ETH/GBP')).toBeVisible()
  await expect(book(page, 'ETH/GBP').getByRole('button')).toHaveCount(20)
  await expect(page).toHaveURL('/trading-view?seed=42&symbol=ETH%2FGBP')

  await page.reload()
  await expect(row(page, 'ETH/GBP')).toHaveAttribute('aria-selected', 'true')
  await row(page, 'ETH/GBP').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(pairs.first()).toContainText('ETH/GBP')
  await expect(row(page, 'ETH/GBP')).toBeFocused()

  await page.keyboard.press('Delete')
  await expect(pairs).toHaveCount(4)
  await expect(row(page, 'BTC/GBP')).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(pairs.first()).toContainText('ETH/GBP')

  const picker = page.getByRole('combobox', { name: 'Add a pair', exact: true })
  await picker.fill('gold')
  await picker.press('Enter')
  await expect(pairs.last()).toContainText('XAU/GBP')
  await row(page, 'XAU/GBP').click()
  await expect(chart(page, 'XAU/GBP')).toBeVisible()
  await page.getByRole('button', { name: 'Show BTCUSD' }).click()
  await expect(page).toHaveURL('/trading-view?seed=42')
  await expect(page.locator('iframe')).toHaveCount(1)

  await row(page, 'XAU/GBP').focus()
  for (let left = await (await stood(pairs)).count(); left > 0; left -= 1) {
    await page.keyboard.press('Delete')
    await expect(pairs).toHaveCount(left - 1)
  }
  await expect(page.getByText('Your watchlist is empty.')).toBeVisible()
  await expect(picker).toBeFocused()
})

test('the order book has ten levels a side and steps every ten seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/trading-view?seed=42')
  const asks = book(page).getByRole('button', { name: /^Buy at / })
  await expect(asks).toHaveCount(10)
  await expect(book(page).getByRole('button', { name: /^Sell at / })).toHaveCount(10)
  await expect(page.getByText(/^Last update/)).toHaveText(/^Last update \d+ s ago$/)
  await expect(book(page)).toContainText(/Mid 4\d,\d{3}\.\d\d.*Spread \d+\.\d\d 0\.\d{3}%/)

  await expectStep(page, {
    read: async () => (await stood(asks)).allInnerTexts(),
    periodMs: 10_000,
  })
})

test('a price of the book is reached by the keys and fills in the order form of the page', async ({
  page,
}) => {
  await page.goto('/trading-view?seed=42')
  const lowestAsk = book(page)
    .getByRole('button', { name: /^Buy at / })
    .last()
  await lowestAsk.focus()
  await page.keyboard.press('ArrowDown')
  const highestBid = book(page)
    .getByRole('button', { name: /^Sell at / })
    .first()
  await expect(highestBid).toBeFocused()
  const price = (await highestBid.innerText()).trim()
  await page.keyboard.press('Enter')

  const form = page.getByRole('form', { name: 'New order' })
  const quantity = form.getByRole('spinbutton', { name: 'Quantity (BTC)' })
  await expect(quantity).toBeFocused()
  await expect(quantity).toBeInViewport()
  const limit = Number(price.replaceAll(',', ''))
  await expect(form.getByRole('spinbutton', { name: 'Limit price' })).toHaveValue(String(limit))
  await expect(form.getByRole('button', { name: 'Sell', exact: true, pressed: true })).toBeVisible()
  await expect(page).toHaveURL('/trading-view?seed=42')

  await quantity.fill('0.1')
  await page.keyboard.press('Enter')
  await expect(form.getByText(/^(Filled|Order placed): Sell 0\.1 BTC, Limit at /)).toBeVisible()
})

test('an address may name any pair: one that is traded the other way round says so, and nonsense falls back', async ({
  page,
}) => {
  await page.goto('/trading-view?seed=42&symbol=GBP/JPY')
  await expect(chart(page, 'GBP/JPY')).toBeVisible()
  const traded = page.getByText(/You trade Japanese yen: 1 JPY = £0\.005\d{4}\./)
  await expect(traded).toHaveCount(2)
  await expect(book(page, 'GBP/JPY').getByRole('button')).toHaveCount(20)
  await page.getByRole('button', { name: 'Add to watchlist', exact: true }).click()
  await expect(row(page, 'GBP/JPY')).toHaveAttribute('aria-selected', 'true')
  await expect(row(page, 'GBP/JPY')).toContainText('Traded as JPY/GBP')

  const symbol = page.getByRole('combobox', { name: 'Symbol', exact: true })
  await symbol.click()
  await expect(page.getByRole('option', { name: /^GBP\/JPY/, selected: true })).toBeVisible()
  await expectNoBarriersInBothThemes(page, { within: 'main' })
  await pickInstrument(symbol, 'XAU/GBP')
  await expect(chart(page, 'XAU/GBP')).toBeVisible()
  await expect(traded).toHaveCount(0)

  await page.goto('/trading-view?seed=42&symbol=nonsense')
  await expect(
    page.getByText('“NONSENSE” is not traded here: showing BTC/GBP instead.'),
  ).toBeVisible()
  await expect(row(page, 'BTC/GBP')).toHaveAttribute('aria-selected', 'true')

  const news = page.getByRole('list', { name: 'News', exact: true })
  await expect(news.getByRole('listitem')).toHaveCount(3)
  await news.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/news\?article=/)
  await expect(page.getByRole('article').getByRole('button', { expanded: true })).toHaveCount(1)
})

test('no width from 320 to 2560 pixels scrolls sideways', async ({ page }) => {
  await page.goto('/trading-view?seed=42&symbol=SHIB/GBP')
  for (const width of [320, 390, 720, 1200, 1760, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(chart(page, 'SHIB/GBP')).toBeVisible()
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})
