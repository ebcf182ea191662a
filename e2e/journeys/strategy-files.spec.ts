import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { sidewaysPx } from '../browser/sideways'
import { expectNoBarriersInBothThemes } from '../pages/expectNoBarriers'

const BUILDER = '/strategy-builder?seed=42'

/** Candles that swing, a row each, from the first day of 2025. */
function csvOf(count: number, spacingMs: number, delimiter = ',', decimal = '.') {
  const price = (value: number) => value.toFixed(2).replace('.', decimal)
  const rows = Array.from({ length: count }, (_, row) => {
    const time = new Date(Date.UTC(2025, 0, 1) + row * spacingMs).toISOString().slice(0, 16)
    const close = 100 + 20 * Math.sin(row / 15) + 5 * Math.sin(row / 4)
    const open = 100 + 20 * Math.sin((row - 1) / 15) + 5 * Math.sin((row - 1) / 4)
    const [high, low] = [Math.max(open, close) + 1, Math.min(open, close) - 1]
    return [time.replace('T', ' '), ...[open, high, low, close, 7].map(price)].join(delimiter)
  })
  return [['Date', 'Open', 'High', 'Low', 'Close', 'Volume'].join(delimiter), ...rows].join('\n')
}

function fileOf(name: string, text: string, mimeType = 'text/csv') {
  return { name, mimeType, buffer: Buffer.from(text) }
}

async function chooseOwnData(page: Page) {
  const main = page.getByRole('main')
  await main.getByLabel('Data', { exact: true }).selectOption('CSV file of your own')
  return main.getByLabel('CSV file of candles', { exact: true })
}

/** Fits the narrowest and a wide screen, and has no accessibility violation in either theme. */
async function expectSound(page: Page) {
  const desk = page.viewportSize()
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 860 })
    expect(await sidewaysPx(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  if (desk) await page.setViewportSize(desk)
  await expectNoBarriersInBothThemes(page, { within: 'main' })
}

test('a strategy is tested on candles of one’s own, whose mistakes are named and whose gaps are told', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(BUILDER)
  const main = page.getByRole('main')
  const input = await chooseOwnData(page)
  const run = main.getByRole('button', { name: 'Run backtest', exact: true })
  await expect(run).toBeDisabled()
  await expect(main.getByLabel('Candles', { exact: true })).toHaveCount(0)

  const lines = csvOf(400, 3_600_000).split('\n')
  const bad = [...lines.slice(0, 3), '2025-01-01 02:00,1,x,1,1,1', '2025-01-01 03:00,1,1,2,1,1']
  await input.setInputFiles(fileOf('bad.csv', bad.join('\n')))
  const alert = main.getByRole('alert')
  await expect(alert).toContainText('bad.csv was not used: 2 lines are wrong.')
  await expect(alert).toContainText('Line 4, column “High”: “x” is not a number.')
  await expect(alert).toContainText('Line 5: the low is above the high.')
  await expect(run).toBeDisabled()

  await input.setInputFiles(
    fileOf('hours.csv', [...lines.slice(0, 200), ...lines.slice(210)].join('\n')),
  )
  await expect(alert).toHaveCount(0)
  await expect(main.getByText(/^hours\.csv 390 candles of 1h, 1 Jan 2025, 00:00 to/)).toContainText(
    '1 gap: 10 candles are missing; the longest gap is from 9 Jan 2025, 06:00 to 9 Jan 2025, 17:00.',
  )
  await expect(main.getByText('The candles are on the timeframe of the rules, 1h.')).toBeVisible()
  await run.press('Enter')
  const report = main.getByRole('region', { name: 'Backtest of My Strategy', exact: true })
  await expect(report.getByText('Your own data').first()).toBeVisible()
  await expect(report.getByText('Simulated data')).toHaveCount(0)
  await expect(report.getByText(/^390 candles of 1h from the file hours\.csv, /)).toBeVisible()
  await expect(
    report.getByText(/^1 gap: 10 candles are missing.*Nothing was filled in/),
  ).toBeVisible()

  await input.setInputFiles(fileOf('bad.csv', bad.join('\n')))
  await expect(alert).toContainText('hours.csv is still in use.')
  await expectSound(page)

  // Semicolons, decimal commas and candles finer than the rules.
  await main.getByRole('combobox', { name: 'Timeframe' }).selectOption('1h')
  await input.setInputFiles(fileOf('quarters.csv', csvOf(961, 900_000, ';', ',')))
  await expect(
    main.getByText('Summed to the timeframe of the rules, 1h: 4 candles make one.'),
  ).toBeVisible()
  await main.getByRole('button', { name: 'Run again', exact: true }).click()
  await expect(
    report.getByText(/^240 candles of 1h, summed from 961 of 15m from the file quarters\.csv, /),
  ).toBeVisible()
  await main.getByRole('combobox', { name: 'Timeframe' }).selectOption('5m')
  await expect(main.getByText(/^The candles are coarser than the timeframe/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Run again', exact: true })).toBeDisabled()
  await main.getByRole('button', { name: 'Use timeframe 15m', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Run again', exact: true })).toBeEnabled()

  await input.setInputFiles({ ...fileOf('picture.csv', ''), buffer: Buffer.from([0x89, 0x50, 0]) })
  await expect(alert).toContainText('picture.csv was not used. It is not a text file.')
  await expect(main.getByText(/^quarters\.csv 961 candles/)).toBeVisible()
})

test('a strategy goes into a file and comes back from it, and a wrong file changes nothing', async ({
  page,
}) => {
  await page.goto(`${BUILDER}&name=Dip&timeframe=4h&conditions=rsi<30&stop=2&target=8`)
  const main = page.getByRole('main')
  await expect(main.getByLabel('Strategy name')).toHaveValue('Dip')
  const row = main.getByRole('group', { name: 'Condition 1', exact: true })
  await row.getByRole('button', { name: 'Settings of RSI(14)', exact: true }).click()
  await row.getByLabel('Period', { exact: true }).fill('21')
  const words = 'Enter when RSI(21) < 30; stop 2.0%, target 8.0%; on 4h candles.'
  await expect(main.getByText(words)).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export strategy', exact: true }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('Dip.json')
  const text = await readFile(await download.path(), 'utf8')

  await main.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(main.getByLabel('Strategy name')).toHaveValue('My Strategy')
  const input = main.getByLabel('Strategy file', { exact: true })
  await input.setInputFiles(fileOf('Dip.json', text.replace('"2"', '"two"'), 'application/json'))
  await expect(
    page.getByText('The field “stopLoss” of the file cannot be used. Your strategy is unchanged.'),
  ).toBeVisible()
  await input.setInputFiles(fileOf('Dip.json', '[1]', 'application/json'))
  await expect(
    page.getByText('The file contains no strategy. Your strategy is unchanged.'),
  ).toBeVisible()
  await expect(main.getByLabel('Strategy name')).toHaveValue('My Strategy')

  await input.setInputFiles(fileOf('Dip.json', text, 'application/json'))
  await expect(main.getByText(words)).toBeVisible()
  await page
    .getByText('The strategy of the file is on the page: Dip.')
    .locator('xpath=ancestor::*[.//button][1]')
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  await expect(main.getByLabel('Strategy name')).toHaveValue('My Strategy')
})

test('rows take parameters, a source, a crossing and any of them, and the strategy becomes a bot', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(BUILDER)
  const main = page.getByRole('main')
  const row = main.getByRole('group', { name: 'Condition 1', exact: true })
  await row.getByRole('button', { name: 'Settings of RSI(14)', exact: true }).click()
  await row.getByLabel('Period', { exact: true }).fill('0')
  await expect(row.getByText('Enter a number from 1 to 500.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Run backtest', exact: true })).toBeDisabled()
  await row.getByLabel('Period', { exact: true }).fill('7')
  await row.getByLabel('Source', { exact: true }).selectOption('HL2')
  await row.getByRole('switch', { name: 'Only as it crosses above', exact: true }).press('Space')
  await main.getByRole('button', { name: 'Add condition', exact: true }).click()
  await main
    .getByRole('group', { name: 'Which conditions must hold', exact: true })
    .getByRole('button', { name: 'Any', exact: true })
    .click()
  await expect(
    main.getByText(/^Enter when RSI\(7, hl2\) crosses above 70 OR MA\(14\) > 50;/),
  ).toBeVisible()
  await expect(
    main.getByText('Buy when RSI(7, hl2) crosses above 70 OR MA(14) > 50.'),
  ).toBeVisible()

  await expect(main.getByText(/^No bot yet\./)).toBeVisible()
  await main.getByRole('button', { name: 'Deploy as a paper bot', exact: true }).click()
  const bot = main.getByRole('listitem', { name: 'My Strategy', exact: true })
  await expect(bot.getByText('Running', { exact: true })).toBeVisible()
  await expect(
    bot.getByRole('group', { name: 'Unrealised P/L, after fees', exact: true }),
  ).toContainText('£0.00')
  await expectSound(page)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Portfolio', exact: true }).click()
  await expect(page).toHaveURL(/\/portfolio$/)
  await page.goBack()
  await bot.getByRole('button', { name: 'Stop My Strategy', exact: true }).click()
  await expect(bot.getByText('Stopped', { exact: true })).toBeVisible()
  await bot.getByRole('button', { name: 'Remove My Strategy', exact: true }).click()
  await expect(main.getByText(/^No bot yet\./)).toBeVisible()
})
