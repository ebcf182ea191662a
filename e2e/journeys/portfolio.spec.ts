import type { Locator, Page } from '@playwright/test'
import { expect, stood, test } from '../app'
import { panelOf } from '../pages/dashboardPanel'
import { pickInstrument } from '../pages/pickInstrument'
import { expectNoBarriersInBothThemes } from '../pages/expectNoBarriers'
import { sidewaysPx } from '../browser/sideways'

const TABS = [
  ['Day', 'Change over the day', /24 hourly|23 hourly/, '8,760 hours'],
  ['Week', 'Change over the week', /16[78] hourly/, '8,760 hours'],
  ['Month', 'Change over the month', /(29|30) daily/, '365 days'],
  ['Year', 'Change over the year', /36[45] daily/, '365 days'],
  ['All', 'Change since inception', /\d{3,4} daily/, '365 days'],
] as const

/** Pounds as shown, in pence. */
function penceOf(text: string | null | undefined): number {
  return Number((text ?? '').replace(/[^\d−]/g, '').replace('−', '-'))
}

function figure(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('group', { name, exact: true })
}

async function cellsOf(row: Locator): Promise<string[]> {
  return (await stood(row.locator('th, td'))).allInnerTexts()
}

/** Within the same document: a reload would restart from the opening ledger. */
async function goTo(page: Page, link: 'Dashboard' | 'Portfolio') {
  await page.evaluate(() => window.scrollTo(0, 0))
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: link, exact: true }).click()
}

async function open(page: Page) {
  await page.goto('/portfolio?seed=42')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Portfolio' })).toBeVisible()
  await expect(page.getByRole('slider')).toBeVisible()
}

/** Trades with the dashboard's ticket, and returns its text about the position. */
async function trade(page: Page, side: 'Buy' | 'Sell', ticker: string, amount: string) {
  const ticket = panelOf(page, 'trade-execution')
  await pickInstrument(ticket.getByRole('combobox', { name: 'Ticker' }), ticker)
  await ticket.getByLabel('Amount').fill(amount)
  page.once('dialog', (dialog) => void dialog.accept())
  await ticket.getByRole('button', { name: side, exact: true }).click()
  await expect(ticket.getByText(/^Filled on paper/)).toBeVisible()
  return ticket.getByRole('group', { name: `Position in ${ticker}` })
}

test('the page shows each specified part, tagged as simulated, and is free of barriers', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('region', { name: 'Live tickers' })).toBeVisible()
  for (const heading of [
    'Performance',
    'Advanced metrics',
    'Risk and performance',
    'Profit and loss, 6 months',
    'Asset allocation',
    'Holdings',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  }
  await expect(figure(page, 'Total Value')).toContainText('£')
  await expect(figure(page, '24h Change')).toContainText('%')

  // A chart far from the screen is not drawn.
  const profits = 'Profit and loss, 6 months'
  await page.getByRole('heading', { name: profits, exact: true }).scrollIntoViewIfNeeded()
  const bars = page.getByRole('img', { name: profits, exact: true })
  await expect(bars.locator('.apexcharts-bar-area')).toHaveCount(6)
  const radar = page.getByRole('img', { name: 'Risk and performance', exact: true })
  await expect(radar.locator('.apexcharts-radar-series')).toBeVisible()
  const legend = page.getByRole('table', { name: 'Asset allocation' })
  await expect(legend.getByRole('row').last()).toContainText('100.00%')

  await expectNoBarriersInBothThemes(page, { within: 'main' })
})

test('the tabs drive chart, cards and metrics together', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('tab', { name: 'Week', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )

  for (const [tab, card, observations, year] of TABS) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    const chart = page.getByRole('slider', { name: `Performance of the portfolio: ${tab}` })
    await expect(chart).toBeVisible()
    await expect(figure(page, card)).toContainText(/[+−]£[\d,.]+/)
    await expect(page.getByText(observations)).toBeVisible()

    const sharpe = figure(page, 'Sharpe ratio')
    await expect(sharpe).toContainText(/−?\d+\.\d\d/)
    await expect(sharpe).not.toContainText('NaN')
    await sharpe.getByRole('button', { name: 'About Sharpe ratio' }).click()
    const help = page.getByRole('note', { name: 'About Sharpe ratio' })
    await expect(help).toContainText('mean(r) ÷ stdev(r) · √P')
    await expect(help).toContainText(year)
    await expect(help).toContainText(observations)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(sharpe.getByRole('button')).toBeFocused()
  }
})

test('the keyboard reads the curve, its table says the same, and the benchmark can be chosen', async ({
  page,
}) => {
  await open(page)
  const chart = page.getByRole('slider')
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /portfolio 0\.00%, .* profit £0\.00/)
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  const spoken = (await chart.getAttribute('aria-valuetext')) ?? ''

  await page.getByRole('button', { name: 'Show as table' }).first().click()
  const table = page.getByRole('table', { name: 'Performance', exact: true })
  await table.getByRole('button', { name: 'Time' }).click()
  await expect(table.getByRole('row')).toHaveCount(51)
  expect(spoken).toMatch(/^\d+ \w+ \d{4}, \d\d:00: /)

  await page.getByLabel('Benchmark').selectOption('XAU/GBP')
  await expect(figure(page, 'Beta')).toContainText('vs Gold (ounce)')
  await figure(page, 'Beta').getByRole('button', { name: 'About Beta' }).click()
  await expect(page.getByRole('note', { name: 'About Beta' })).toContainText('XAU/GBP')
})

test('holdings, totals, cash and the position of the ticket never differ by a penny', async ({
  page,
}) => {
  // Compared values must not change; the ticket refuses prices older than ten seconds.
  await page.clock.install()
  await page.goto('/dashboard?seed=42')
  const bought = await trade(page, 'Buy', 'SOL/GBP', '7.5')
  await expect(bought).toContainText('127.5')
  await trade(page, 'Sell', 'BTC/GBP', '0.5')
  await page.clock.pauseAt(Date.now() + 60_000)
  const sold = page.getByRole('group', { name: 'Position in BTC/GBP' })
  const position = await (await stood(sold.locator('dd'))).allInnerTexts()

  await goTo(page, 'Portfolio')
  const holdings = page.getByRole('table', { name: 'Holdings' })
  await expect(holdings).toBeVisible()
  await page.clock.runFor(100)
  const sol = await cellsOf(holdings.getByRole('row', { name: /^SOL\/GBP/ }))
  const btc = await cellsOf(holdings.getByRole('row', { name: /^BTC\/GBP/ }))
  expect(sol[1]).toBe('127.5')
  expect(btc[0]).toContain('Short')
  const cash = await figure(page, 'Cash').innerText()
  expect([btc[1], btc[2], btc[4], btc[6], /£[\d,.]+/.exec(cash)?.[0]]).toEqual(position)
  expect(position[0]).toBe('−0.08')

  const rows = await (await stood(holdings.locator('tbody tr'))).all()
  const values = await Promise.all(rows.map(async (row) => penceOf((await cellsOf(row))[4])))
  const total = values.reduce((sum, value) => sum + value, 0)
  const totals = await cellsOf(holdings.getByRole('row', { name: /^Total/ }))
  expect(penceOf(totals[4])).toBe(total)
  const shownIn = async (name: string) =>
    penceOf(/−?£[\d,.]+/.exec(await figure(page, name).innerText())?.[0])
  expect(await shownIn('Total Value')).toBe(total + (await shownIn('Cash')))

  // A trade is part on the curve, and no deposit.
  await expect(page.getByText('excludes deposits of £0.00')).toBeVisible()
})

test('a holding leads to its chart', async ({ page }) => {
  await open(page)
  const holdings = page.getByRole('table', { name: 'Holdings' })
  await holdings.getByRole('link', { name: 'AZN/GBP' }).click()
  await expect(page).toHaveURL(/\/trading-view\?symbol=AZN%2FGBP$/)
})

test('a holding is closed from its row, and a short by a purchase', async ({ page }) => {
  await open(page)
  const holdings = page.getByRole('table', { name: 'Holdings' })
  const ticket = panelOf(page, 'trade-execution')
  const ticker = ticket.getByRole('combobox', { name: 'Ticker' })
  const amount = ticket.getByLabel('Amount')
  page.on('dialog', (dialog) => void dialog.accept())

  await holdings.getByRole('button', { name: 'Trade AZN/GBP', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(ticker).toHaveValue('AZN/GBP', { timeout: 20_000 })
  await expect(amount).toHaveValue('')
  await amount.fill('61')
  await ticket.getByRole('button', { name: 'Sell', exact: true }).click()
  await expect(ticket.getByText(/^Filled on paper: sold 61 AZN\/GBP/)).toBeVisible()

  await goTo(page, 'Portfolio')
  await holdings.getByRole('button', { name: 'Close position in AZN/GBP', exact: true }).click()
  await expect(ticket.getByText(/then press Buy\./)).toBeVisible()
  await expect(amount).toHaveValue('1')
  await expect(amount).toBeFocused()
  await page.keyboard.press('Enter')
  const position = ticket.getByRole('group', { name: 'Position in AZN/GBP' })
  await expect(position).toContainText('You hold no AZN/GBP.')

  await pickInstrument(ticker, 'XAU/GBP')
  const gold = ticket.getByRole('group', { name: 'Position in XAU/GBP' })
  await gold.getByRole('button', { name: 'Close position', exact: true }).click()
  await expect(amount).toHaveValue('3')
  await page.keyboard.press('Enter')
  await expect(gold).toContainText('You hold no XAU/GBP.')
  await goTo(page, 'Portfolio')
  await expect(holdings.getByRole('row', { name: /^EUR\/GBP/ })).toBeVisible()
  await expect(holdings.getByRole('row', { name: /^(XAU|AZN)\/GBP/ })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 720 } })

  test('the page never scrolls sideways, and an explanation stays within it', async ({ page }) => {
    await open(page)
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)

    for (const metric of ['Beta', 'Alpha']) {
      await page.getByRole('button', { name: `About ${metric}`, exact: true }).click()
      const box = await page.getByRole('note', { name: `About ${metric}` }).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
      await page.keyboard.press('Escape')
    }
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
  })
})

test('on a tablet, what can be done with a holding stands beside its name', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/portfolio?seed=42')
  const table = page.getByRole('region', { name: 'Holdings' }).last().getByRole('table')
  const close = table.getByRole('button', { name: /^Close position/ }).first()
  await expect(close).not.toBeInViewport()

  await close.scrollIntoViewIfNeeded()

  await expect(close).toBeInViewport()
  await expect(table.getByRole('rowheader').first()).toBeInViewport({ ratio: 0.9 })
})
