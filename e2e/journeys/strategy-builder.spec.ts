import type { Page } from '@playwright/test'
import { expect, stood, test } from '../app'

function conditionOf(page: Page, number: number) {
  return page.getByRole('group', { name: `Condition ${number}`, exact: true })
}

function levelOf(page: Page, name: string) {
  return page.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd')
}

function resultRows(page: Page) {
  return page.getByRole('table', { name: /^Backtest results/ }).locator('tbody tr')
}

/** The width of the widest line of a colour, as a share of the drawing. */
async function widestLine(page: Page, colour: 'ok' | 'danger' | 'info') {
  return page.getByRole('application').evaluate((chart, name) => {
    const hex = getComputedStyle(chart).getPropertyValue(`--color-${name}`).trim()
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    const shares = [...chart.querySelectorAll('canvas')].map((canvas) => {
      const { width, height } = canvas
      // The chart's own canvas is not optimised for reading.
      const copy = Object.assign(document.createElement('canvas'), { width, height })
      const surface = copy.getContext('2d', { willReadFrequently: true })
      surface?.drawImage(canvas, 0, 0)
      const data = surface?.getImageData(0, 0, width, height).data ?? []
      let widest = 0
      for (let y = 0; y < height; y += 1) {
        let count = 0
        for (let x = 0; x < width; x += 1) {
          const at = 4 * (y * width + x)
          if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1
        }
        // The price labels are in a narrow canvas of their own.
        if (width > 300) widest = Math.max(widest, count / width)
      }
      return widest
    })
    return Math.max(0, ...shares)
  }, colour)
}

test('it opens with what is specified, and the chart shows where a trade would end', async ({
  page,
}) => {
  await page.goto('/strategy-builder?seed=42')
  await expect(page.getByRole('heading', { level: 1, name: 'Strategy Builder' })).toBeVisible()
  await expect(page.getByLabel('Strategy name')).toHaveValue('My Strategy')
  const timeframe = page.getByRole('combobox', { name: 'Timeframe' })
  await expect(timeframe).toHaveValue('1h')
  await expect(timeframe.getByRole('option')).toHaveText(['1m', '5m', '15m', '1h', '4h', '1D'])
  const indicator = conditionOf(page, 1).getByLabel('Indicator')
  const first = [
    'Moving Average',
    'RSI',
    'MACD',
    'Bollinger Bands',
    'Stochastic Oscillator',
    'Volume',
  ]
  for (const [place, name] of first.entries()) {
    await expect(indicator.getByRole('option').nth(place)).toHaveText(name)
  }
  await expect(indicator).toHaveValue('rsi')
  const comparison = conditionOf(page, 1).getByLabel('Comparison')
  await expect(comparison.getByRole('option')).toHaveText(['>', '<', '==', '>=', '<='])
  await expect(comparison).toHaveValue('>')
  await expect(conditionOf(page, 1).getByLabel('Value')).toHaveValue('70')
  for (const [label, value] of [
    ['Stop-loss (%)', '3'],
    ['Take-profit (%)', '6'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(page.getByLabel(label)).toHaveAttribute('step', '0.1')
  }
  await expect(
    page.getByText('Enter when RSI(14) > 70; stop 3.0%, target 6.0%; on 1h candles.'),
  ).toBeVisible()

  await expect(page.getByRole('application', { name: 'Price chart of BTC/GBP, 1h' })).toBeVisible()
  await expect(levelOf(page, 'Stop')).toHaveText(/^43,\d{3}\.\d\d−3\.0%$/)
  await expect(levelOf(page, 'Target')).toHaveText(/^47,\d{3}\.\d\d\+6\.0%$/)

  // Even if the candles are much smaller than the distance to the stop.
  await timeframe.selectOption('1m')
  await expect(page.getByRole('application', { name: 'Price chart of BTC/GBP, 1m' })).toBeVisible()
  for (const colour of ['ok', 'danger', 'info'] as const) {
    await expect.poll(() => widestLine(page, colour), colour).toBeGreaterThan(0.3)
  }
  await page.getByRole('switch', { name: 'Keep stop and target in view' }).click()
  await expect.poll(() => widestLine(page, 'danger')).toBeLessThan(0.3)
})

test('conditions come and go by the keyboard, errors say what is wrong, and the results download', async ({
  page,
}) => {
  await page.goto('/strategy-builder?seed=42')
  const add = page.getByRole('button', { name: 'Add condition', exact: true })
  await add.press('Enter')
  await expect(conditionOf(page, 2).getByLabel('Indicator')).toHaveValue('movingAverage')
  await expect(conditionOf(page, 2).getByLabel('Comparison')).toHaveValue('>')
  await expect(conditionOf(page, 2).getByLabel('Value')).toHaveValue('50')
  await conditionOf(page, 2).getByLabel('Indicator').selectOption('bollinger')
  await expect(page.getByText('Compares the middle band.')).toBeVisible()
  await conditionOf(page, 2).getByLabel('Comparison').selectOption('==')
  await expect(page.getByText(/compares at the displayed precision: BB\(20, 2\)/)).toBeVisible()
  await expect(page.getByText('Enter when RSI(14) > 70 AND BB(20, 2) == 50;')).toBeVisible()

  await conditionOf(page, 1).getByLabel('Value').fill('101')
  await expect(page.getByText('Enter 100 or less.')).toBeVisible()
  await page.getByLabel('Stop-loss (%)').fill('')
  await expect(page.getByText('Enter a number.')).toBeVisible()
  await expect(page.getByText(/its line stays at the last valid value/)).toBeVisible()
  await expect(levelOf(page, 'Stop')).toContainText('−3.0%')
  await page.getByLabel('Stop-loss (%)').fill('10')
  await expect(levelOf(page, 'Stop')).toContainText('−10.0%')
  await expect(
    page.getByText('Complete the marked fields to see the strategy in words.'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Remove condition 2', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove condition 1', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(add).toBeFocused()
  await expect(
    page.getByText('No conditions yet: a strategy needs at least one to enter a trade.'),
  ).toBeVisible()
  await expect(page.getByText('Add a condition to see the strategy in words.')).toBeVisible()

  await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter')
  await expect(conditionOf(page, 1).getByLabel('Value')).toHaveValue('70')
  await expect(page.getByLabel('Stop-loss (%)')).toHaveValue('3')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('backtest-sample.csv')
})

test('the results grow while the page is watched, and the metrics are those of the rows', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-22T15:00:00Z' })
  await page.goto('/strategy-builder?seed=42')
  await expect(page.getByText('Live simulated run')).toBeVisible()
  await expect(page.getByText(/^A random sample that does not test the rules above/)).toBeVisible()
  await expect(resultRows(page).last()).toHaveText(/^23 Nov 2023/)
  const headers = page.getByRole('table', { name: /^Backtest results/ }).locator('thead th')
  await expect(headers).toHaveText([/^Date/, /^P\/L/, /^Drawdown/, /^Trades/])
  const sharpe = page.getByRole('group', { name: 'Sharpe ratio', exact: true })
  await expect(sharpe).toContainText('needs 10 days')

  const days = page.getByText(/^\d+ days$/)
  const countDays = async () => Number.parseInt((await days.textContent()) ?? '', 10)
  const before = await countDays()
  // A jump of the clock aborts pending loads, like sleep would.
  for (const name of ['Run a backtest', 'Search for parameters', 'Trade on paper']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await page.clock.pauseAt('2026-11-22T16:00:00Z')
  await page.clock.runFor(200_000)
  // Twenty steps, a few more or less as the page was slow to load: about eight of them add a day.
  await expect.poll(countDays).toBeGreaterThan(before + 4)
  expect(await countDays()).toBeLessThan(before + 16)
  await expect(resultRows(page)).toHaveCount(12)
  await page.getByRole('button', { name: /^Show all/ }).click()
  await expect(resultRows(page)).toHaveCount(await countDays())

  const pounds = await (await stood(resultRows(page).locator('td:nth-child(2)'))).allTextContents()
  const total = pounds.reduce(
    (sum, text) => sum + Number(text.replace('−', '-').replace(/[^\d.-]/g, '')),
    0,
  )
  const figure = (name: string) => page.getByRole('group', { name, exact: true })
  await expect(figure('Total P/L')).toContainText(`£${Math.abs(total).toFixed(2)}`)
  await expect(figure('Win rate')).toContainText(`of ${pounds.length} days in profit`)
  await expect(figure('Max drawdown')).toContainText('%')
  await expect(figure('Average trade')).toContainText('per trade')
  await expect(sharpe).toContainText('annualised (365 days)')

  const grown = await countDays()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/about/)
  await page.clock.runFor(30_000)
  await page.goBack()
  await expect.poll(countDays).toBe(grown)
})

test('a link brings a strategy, names what it left out, and gives the old one back', async ({
  page,
}) => {
  await page.goto('/strategy-builder?seed=42')
  await page.getByLabel('Strategy name').fill('Night shift')
  const link =
    '/strategy-builder?timeframe=4h&conditions=rsi<30,macd>0,foo>1&stop=2&target=abc&name=Dip&pair=ETH/GBP'
  await page.evaluate((url) => {
    history.pushState({ key: 'linked', idx: 1 }, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, link)

  await expect(page.getByLabel('Strategy name')).toHaveValue('Dip')
  await expect(page.getByText('condition “foo>1”')).toBeVisible()
  await expect(page.getByText('take-profit “abc”')).toBeVisible()
  await expect(
    page.getByText(
      'Enter when RSI(14) < 30 AND MACD(12, 26, 9) > 0; stop 2.0%, target 6.0%; on 4h candles.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('application', { name: 'Price chart of ETH/GBP, 4h' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: back to my strategy' }).click()
  await expect(page.getByLabel('Strategy name')).toHaveValue('Night shift')

  await page.goto(link)
  await expect(page.getByLabel('Strategy name')).toHaveValue('Dip')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByText('condition “foo>1”')).toHaveCount(0)
})

test('the strategy of a link stands there from the first frame on, and nothing of it goes away again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const fields = [...document.querySelectorAll<HTMLSelectElement>('main select')].slice(0, 3)
      const isSeen = (field: Element) => field.checkVisibility({ visibilityProperty: true })
      const shown = fields.map((field) => (isSeen(field) ? field.value : 'hidden')).join()
      if (shown !== '' && shown !== seen.at(-1)) seen.push(shown)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/strategy-builder?conditions=macd<0&timeframe=4h')
  await expect(page.getByRole('button', { name: 'Run sweep' })).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  // The prerendered page does not have the values of any link.
  expect(seen.filter((shown) => shown !== 'hidden,hidden,hidden')).toEqual(['4h,macd,<'])
})
