import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../app'

/** Few but long tests: the usual timeout is too short on a busy machine. */
test.describe.configure({ timeout: 90_000 })

const LABELS = [
  'Portfolio value',
  'Day’s P/L',
  'Win rate',
  'Sharpe ratio (30 d)',
  'Volatility (30 d)',
  'Max drawdown (30 d)',
  'Market breadth',
  'Market change (24 h)',
  'Market volatility (24 h)',
  'Top mover (24 h)',
]

const TOOLS = ['Risk Calculator', 'Strategy Backtester', 'Market Insights', 'Trade Simulator']

async function openAnalytics(page: Page, tool?: string) {
  await page.goto(`/analytics?seed=42${tool ? `&tool=${tool}` : ''}`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Analytics', exact: true }),
  ).toBeVisible()
}

function card(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true })
}

function cardNames(page: Page) {
  return page.getByRole('region', { name: 'Key figures' }).getByRole('heading', { level: 3 })
}

test('home leads to ten key figures, each with a trend, a definition and a history', async ({
  page,
}) => {
  await page.goto('/?seed=42')
  await page.getByRole('link', { name: 'Explore Analytics' }).click()
  await expect(cardNames(page)).toHaveText(LABELS)
  for (const label of LABELS) {
    await expect(card(page, label)).toContainText(/Up|Down|Neutral/)
  }
  await expect(card(page, 'Portfolio value')).toContainText(/£1\d\d,\d{3}\.\d\d/)
  await expect(card(page, 'Win rate')).toContainText('nothing to compare with yet')

  await card(page, 'Portfolio value').getByRole('button', { name: 'View Details' }).press('Enter')
  const details = page.getByRole('dialog', { name: 'Portfolio value' })
  await expect(details.getByText(/^Cash plus all positions/)).toBeVisible()
  await expect(details.getByRole('img', { name: 'History of Portfolio value' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(
    card(page, 'Portfolio value').getByRole('button', { name: 'View Details' }),
  ).toBeFocused()

  await card(page, 'Win rate').getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByText('The history begins once you have closed two trades.')).toBeVisible()
  await page.keyboard.press('Escape')

  const links = page.getByRole('navigation', { name: 'Legal and help' })
  for (const [name, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Support', '/support'],
  ] as const) {
    await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  await links.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
})

test.describe('the frames', () => {
  test.use({ expectsProblems: true })

  test('exist near the screen alone, and one that fails leaves our chart and the literal text', async ({
    page,
  }) => {
    await page.route(/tradingview/, (route) => route.abort())
    await openAnalytics(page)
    const symbols = ['COINBASE:BTCUSD', 'COINBASE:ETHUSD', 'FX:GBPUSD', 'TVC:GOLD']
    for (const symbol of symbols) {
      const heading = page.getByRole('heading', { level: 3, name: symbol, exact: true })
      await heading.scrollIntoViewIfNeeded()
      await expect(heading).toBeVisible()
    }
    const box = page.locator('figure').filter({ has: page.locator('iframe[title*="TVC:GOLD"]') })
    await box.locator('iframe').dispatchEvent('error')

    const gold = page.locator('section').filter({
      has: page.getByRole('heading', { level: 3, name: 'TVC:GOLD', exact: true }),
    })
    await expect(
      gold.last().getByText('Chart is currently unavailable.', { exact: true }),
    ).toBeVisible()
    await expect(gold.last().locator('iframe')).toHaveCount(0)
    await expect(gold.last().getByRole('application', { name: /XAU\/GBP/ })).toBeVisible()

    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('iframe[title*="FX:GBPUSD"]')).toHaveCount(0)
  })
})

test('Customise View hides and moves figures by the keyboard, and files have what is shown', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'log') lines.push(message.text())
  })
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await openAnalytics(page)
  await page.getByRole('button', { name: 'Customise View', exact: true }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Customise View' })
  await drawer.getByRole('switch', { name: 'Win rate' }).press('Space')
  await drawer.getByRole('button', { name: 'Move Day’s P/L up' }).press('Enter')
  await expect(drawer.getByRole('button', { name: 'Move Day’s P/L down' })).toBeFocused()
  await page.keyboard.press('Escape')
  const shown = ['Day’s P/L', 'Portfolio value', ...LABELS.slice(3)]
  await expect(cardNames(page)).toHaveText(shown)

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV', exact: true }).click()
  const file = await csv
  expect(file.suggestedFilename()).toMatch(/^aldergate-trade-analytics-\d{4}-\d\d-\d\d\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(10)
  expect(rows[1]).toMatch(/^Day’s P\/L,-?\d+(\.\d+)?,GBP,(Up|Down|Neutral),/)

  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as PDF', exact: true }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)
  expect(alerts).toEqual(['Data exported as CSV', 'Data exported as PDF'])
  expect(lines).toEqual(['Data exported as CSV', 'Data exported as PDF'])

  await page.getByRole('button', { name: 'Customise View', exact: true }).click()
  for (const label of shown) await drawer.getByRole('switch', { name: label }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show all figures' }).click()
  await expect(cardNames(page)).toHaveText(LABELS)
})

test('the tools open in place, and the calculator and the backtester lead on', async ({ page }) => {
  await openAnalytics(page)
  for (const name of TOOLS) {
    await card(page, name).getByRole('button', { name: 'Open Tool' }).click()
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    await expect(page).toHaveURL(/tool=/)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await card(page, 'Risk Calculator').getByRole('button', { name: 'Open Tool' }).click()
  const calculator = page.getByRole('dialog', { name: 'Risk Calculator' })
  await calculator.getByLabel('Account equity (£)').fill('100000')
  await calculator.getByLabel('Entry price').fill('45000')
  await calculator.getByLabel('Stop price').fill('45000')
  await expect(calculator.getByRole('alert')).toHaveText('The stop must differ from the entry.')
  await calculator.getByLabel('Stop price').fill('44000')
  await expect(calculator.getByText('Buy 0.91827364 BTC')).toBeVisible()
  await expect(calculator.getByText(/^= £100,000\.00 × 1\.00%/)).toBeVisible()
  await calculator.getByRole('button', { name: 'Review in order ticket' }).click()
  await expect(page).toHaveURL(/\/dashboard#trade-execution$/)
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.91827364', {
    timeout: 20_000,
  })

  await openAnalytics(page, 'strategy-backtester')
  const backtester = page.getByRole('dialog', { name: 'Strategy Backtester' })
  await backtester.getByLabel('Value').fill('')
  await expect(backtester.getByRole('button', { name: 'Backtest in the builder' })).toBeDisabled()
  await backtester.getByLabel('Value').fill('30')
  await backtester.getByLabel('Comparison').selectOption('<')
  await backtester.getByRole('button', { name: 'Backtest in the builder' }).click()
  await expect(page).toHaveURL(/\/strategy-builder\?.*conditions=rsi%3C30/)
})

test('the insights cover every pair by class, and lead to the chart', async ({ page }) => {
  await openAnalytics(page, 'market-insights')
  const insights = page.getByRole('dialog', { name: 'Market Insights' })
  const rows = insights.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(52)
  await insights.getByRole('button', { name: 'Bonds' }).click()
  await expect(rows).toHaveCount(7)
  await insights.getByRole('button', { name: 'RSI(14)' }).click()
  await expect(insights.getByRole('columnheader', { name: 'RSI(14)' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(insights.getByRole('link', { name: 'CORP/GBP: open the chart' })).toHaveAttribute(
    'href',
    '/trading-view?symbol=CORP%2FGBP',
  )
})

test('the simulator replays at a speed, trades its own money, and begins anew', async ({
  page,
}) => {
  await page.clock.install()
  await openAnalytics(page, 'trade-simulator')
  const simulator = page.getByRole('dialog', { name: 'Trade Simulator' })
  const bar = simulator.getByRole('slider', { name: 'Bar' })
  await expect(bar).toHaveValue('80')
  await simulator.getByRole('button', { name: 'Step', exact: true }).press('Enter')
  await expect(bar).toHaveValue('81')

  await simulator.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(simulator.getByText(/^Bought /)).toBeVisible()
  await simulator.getByLabel('Speed').selectOption('10')
  await simulator.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(2_000)
  await simulator.getByRole('button', { name: 'Pause' }).click()
  expect(Number(await bar.inputValue())).toBeGreaterThanOrEqual(101)

  await simulator.getByRole('button', { name: 'Sell', exact: true }).click()
  await expect(simulator.getByText('1 closed trade', { exact: true })).toBeVisible()
  await bar.press('End')
  await expect(simulator.getByText('The replay has reached its end.')).toBeVisible()
  await bar.press('Home')
  await expect(simulator.getByText(/^No trades yet/)).toBeVisible()
  await simulator.getByLabel('Quantity').fill('999')
  await simulator.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(simulator.getByRole('alert')).toHaveText(/^That needs £/)

  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/tool=/)
  await expect(card(page, 'Win rate')).toContainText('nothing to compare with yet')
})

test('whoever closes a tool twice in a hurry stays on the page', async ({ page }) => {
  await page.goto('/faq')
  await page.goto('/analytics')
  await page.getByRole('button', { name: 'Open Tool', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]')
    for (let times = 0; times < 2; times += 1) {
      dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
    }
    // Going back is asynchronous, and happens once per request.
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/analytics')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
})
