import { expect, test } from '../app'

test('a strategy is backtested beside the page, its report read, kept for comparison, and cancelled at once', async ({
  page,
}) => {
  await page.goto(
    '/strategy-builder?seed=42&name=Pullback&timeframe=1h&buy=RSI(14) < 35 AND close > MA(100)&exitLong=RSI(14) > 60&stop=3&target=6',
  )
  const main = page.getByRole('main')
  await expect(main.getByLabel('Further rules')).toHaveValue(
    'buy when RSI(14) < 35 AND close > MA(100)\nexit long when RSI(14) > 60',
  )
  await expect(main.getByText(/^Buy when RSI\(14\) < 35/)).toBeVisible()
  await main.getByRole('button', { name: 'Run backtest' }).click()

  const report = main.getByRole('region', { name: 'Backtest of Pullback' })
  await expect(report).toBeVisible()
  for (const figure of ['Total P/L', 'Max drawdown', 'Win rate', 'Sharpe ratio', 'Average trade']) {
    await expect(report.getByText(figure, { exact: true }).first()).toBeVisible()
  }
  await expect(report.getByRole('heading', { name: 'Assumptions' })).toBeVisible()
  const band = report.getByRole('img', { name: /^Equity after each trade/ })
  const plot = await band.boundingBox()
  const label = await band.getByText(/%$/).first().boundingBox()
  if (!plot || !label) throw new Error('The plot or its axis has no place.')
  expect(label.x).toBeGreaterThanOrEqual(plot.x + plot.width)
  const download = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Download trades (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^backtest-trades.*\.csv$/)

  await report.getByRole('button', { name: 'Compare with another run' }).click()
  await main.getByLabel('Further rules').fill('buy when RSI(14) < 25')
  await main.getByRole('button', { name: 'Run again' }).click()
  await expect(main.getByRole('heading', { name: 'Two runs side by side' })).toBeVisible()

  await main.getByLabel('Candles').selectOption('525,600')
  await main.getByRole('combobox', { name: 'Timeframe' }).selectOption('5m')
  await main.getByRole('button', { name: 'Run again' }).click()
  await expect(main.getByRole('progressbar', { name: 'Progress of the backtest' })).toBeVisible()
  await main.getByRole('button', { name: 'Cancel' }).click()
  await expect(main.getByText('Backtest cancelled. Nothing was changed.')).toBeVisible()
  await expect(main.getByRole('progressbar', { name: 'Progress of the backtest' })).toBeHidden()
})

test('the trades of a backtest stand on a chart, which a row of their list and the keyboard move', async ({
  page,
}) => {
  await page.goto(
    '/strategy-builder?seed=42&name=Quick&timeframe=1h&buy=RSI(2) < 40&exitLong=RSI(2) > 60&stop=5',
  )
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Run backtest' }).click()
  const report = main.getByRole('region', { name: 'Backtest of Quick' })
  await report.getByRole('heading', { name: 'Trades on the chart' }).scrollIntoViewIfNeeded()
  const chart = report.getByRole('application', { name: /^Price chart of BTC\/GBP, 1h, with the/ })
  await expect(chart.locator('canvas').first()).toBeVisible()

  const list = report.getByRole('table', { name: /^Trades of the backtest/ })
  const row = list.getByRole('row').nth(4)
  await expect(row.getByRole('button')).toHaveText(/^\d+$/, { useInnerText: true })
  const number = await row.getByRole('button').innerText()
  await row.click()
  const said = report.getByText(new RegExp(`^Trade ${number} of`))
  await expect(said).toBeVisible()
  await expect(chart).toBeInViewport({ ratio: 0.9 })
  await expect(chart).toHaveAccessibleName(new RegExp(`Trade ${number} of`))
  await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true')

  await report.getByRole('button', { name: 'Next trade' }).press('Enter')
  await expect(said).toBeHidden()
  await expect(list.getByRole('button', { pressed: true })).toHaveAttribute(
    'aria-label',
    `Show trade ${Number(number) + 1} on the chart`,
  )
  await chart.press('End')
  await expect(report.getByText(/: open [\d,.]+, high/)).toBeAttached()
})
