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
