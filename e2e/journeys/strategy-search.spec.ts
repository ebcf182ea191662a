import { expect, stood, test } from '../app'

test('numbers are searched beside the page, taken over and back, and judged on what is unseen', async ({
  page,
}) => {
  await page.goto(
    '/strategy-builder?seed=42&name=Pullback&timeframe=1h&buy=RSI(14) < 35&exitLong=RSI(14) > 60&stop=3&target=6',
  )
  const main = page.getByRole('main')
  const rules = main.getByLabel('Further rules')
  const first = main.getByRole('group', { name: 'First number' })
  const second = main.getByRole('group', { name: 'Second number' })
  await expect(first.getByLabel('First number')).toHaveValue('parameter 0 left period')
  await first.getByLabel('From').fill('6')
  await first.getByLabel('To').fill('30')
  await first.getByLabel('Step').fill('0.5')
  await expect(main.getByText('Start and step must be multiples of 1.')).toBeVisible()
  const sweep = main.getByRole('button', { name: 'Run sweep' })
  await expect(sweep).toBeDisabled()
  await first.getByLabel('Step').fill('4')
  await second.getByLabel('Second number').selectOption('Stop-loss (%)')
  await second.getByLabel('From').fill('1')
  await second.getByLabel('To').fill('5')
  await second.getByLabel('Step').fill('1')
  await expect(main.getByText('35 combinations.')).toBeVisible()
  await sweep.click()

  const map = main.getByRole('grid', { name: /^Every combination: RSI\(14\): Period across/ })
  await expect(map.getByRole('button')).toHaveCount(35)
  await expect(map.getByRole('button', { name: /, Best/ })).toHaveCount(1)
  await expect(main.getByText(/^35 combinations were tried on the same past/)).toBeVisible()

  await map.getByRole('button', { name: /, Best/ }).focus()
  await page.keyboard.press('Control+Home')
  const corner = map.getByRole('button', { name: /^RSI\(14\): Period 6, Stop-loss \(%\) 1:/ })
  await expect(corner).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rules).toHaveValue('buy when RSI(6) < 35\nexit long when RSI(6) > 60')
  await expect(main.getByLabel('Stop-loss (%)', { exact: true })).toHaveValue('1')
  await expect(map.getByRole('button', { name: /In the builder$/ })).toHaveAccessibleName(
    /Period 6, Stop-loss \(%\) 1:/,
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rules).toHaveValue('buy when RSI(14) < 35\nexit long when RSI(14) > 60')

  await main.getByRole('button', { name: 'Table', exact: true }).click()
  const table = main.getByRole('table', { name: /^All 35 combinations/ })
  expect(await (await stood(table.locator('tbody tr'))).count()).toBe(20)

  await main.getByRole('button', { name: 'Run walk-forward' }).click()
  const stretches = main.getByRole('table', { name: 'Stretch by stretch' })
  await expect(stretches.locator('tbody tr')).toHaveCount(5)
  await expect(main.getByRole('group', { name: 'Efficiency' })).toBeVisible()
  await expect(
    main.getByRole('img', { name: /^Equity of the out-of-sample stretches/ }),
  ).toBeVisible()

  await main.getByRole('spinbutton', { name: 'Out-of-sample stretches' }).fill('6')
  await expect(main.getByText('Out of date')).toBeVisible()
  await main.getByLabel('Candles').selectOption('525,600')
  await main.getByRole('combobox', { name: 'Timeframe' }).selectOption('1m')
  await sweep.click()
  await expect(main.getByRole('progressbar', { name: 'Progress of the sweep' })).toBeVisible()
  await main.getByRole('button', { name: 'Cancel search' }).click()
  await expect(main.getByText('Search cancelled. Nothing was changed.')).toBeVisible()
  await expect(main.getByRole('progressbar')).toBeHidden()
})
