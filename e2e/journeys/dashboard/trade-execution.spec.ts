import { type Page } from '@playwright/test'
import { expect, test } from '../../app'

const TICKERS = ['BTC', 'ETH', 'ADA', 'XRP', 'SOL', 'DOT', 'BNB', 'LTC', 'DOGE', 'SHIB']

function ticket(page: Page) {
  return page.locator('[data-panel-id="trade-execution"]')
}

/** Presses a button of the ticket, takes the alert that follows and gives its text. */
async function press(page: Page, name: 'Buy' | 'Sell'): Promise<string> {
  const alert = page.waitForEvent('dialog')
  const click = ticket(page).getByRole('button', { name, exact: true }).click()
  const dialog = await alert
  expect(dialog.type()).toBe('alert')
  const text = dialog.message()
  await dialog.accept()
  await click
  return text
}

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  await expect(ticket(page).getByLabel('Amount')).toBeVisible()
})

test('the ticket offers the ten tickers, and its price and total are read-only', async ({
  page,
}) => {
  const options = ticket(page).getByLabel('Ticker').locator('option')
  await expect(options).toHaveText(TICKERS.map((ticker) => `${ticker}/GBP`))
  await expect(ticket(page).getByLabel('Unit price (£)')).toHaveAttribute('readonly', '')
  await expect(ticket(page).getByLabel('Total (£)')).toHaveAttribute('readonly', '')
})

test('an amount that is missing or not above zero is refused inline, without an alert', async ({
  page,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`No alert was expected: ${dialog.message()}`)
  })
  for (const amount of ['', '0', '-1']) {
    await ticket(page).getByLabel('Amount').fill(amount)
    await ticket(page).getByRole('button', { name: 'Buy', exact: true }).click()
    await expect(ticket(page).getByText('Please enter a valid amount.')).toBeVisible()
  }
})

test('an order alerts ticker, type, amount and total, is filled on paper and can be undone', async ({
  page,
}) => {
  await ticket(page).getByLabel('Ticker').selectOption('SOL/GBP')
  await ticket(page).getByLabel('Amount').fill('2')
  const text = await press(page, 'Buy')
  expect(text).toMatch(/^Buy order: 2 SOL\/GBP\. Total: £\d+\.\d{2}\./)
  await expect(ticket(page).getByText(/^Filled on paper: bought 2 SOL\/GBP/)).toBeVisible()
  await expect(ticket(page).getByRole('group', { name: 'Position in SOL/GBP' })).toContainText(
    '122',
  )

  await ticket(page).getByRole('button', { name: /^Undo/ }).click()
  await expect(ticket(page).getByText(/^Undone: the purchase of 2 SOL\/GBP/)).toBeVisible()
})

test('a purchase beyond the cash shows the alert and is then said not to be filled', async ({
  page,
}) => {
  await ticket(page).getByLabel('Amount').fill('1000')
  expect(await press(page, 'Buy')).toContain('1000 BTC/GBP')
  await expect(ticket(page).getByText(/^Not filled: it needs/)).toBeVisible()
})

test('Reset clears the ticket', async ({ page }) => {
  await ticket(page).getByLabel('Amount').fill('3')
  await ticket(page).getByRole('button', { name: 'Reset' }).click()
  await expect(ticket(page).getByLabel('Amount')).toHaveValue('')
})

test('the chart is 300 px high and enlarged to 600 px with three chart types', async ({ page }) => {
  const frame = ticket(page).locator('iframe')
  await expect(frame).toHaveAttribute(
    'src',
    /symbol=COINBASE%3ABTCGBP&interval=60&theme=dark&style=1/,
  )

  const expand = ticket(page).getByRole('button', { name: 'Expand' })
  await expand.click()
  const modal = page.getByRole('dialog')
  const types = modal.getByLabel('Chart type')
  await expect(types.locator('option')).toHaveText(['Standard', 'Candlestick', 'Advanced'])
  await types.selectOption('Candlestick')
  await expect(modal.locator('iframe')).toHaveAttribute('src', /interval=60&.*style=2/)
  await types.selectOption('Advanced')
  await expect(modal.locator('iframe')).toHaveAttribute('src', /interval=240&.*style=1/)

  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
  await expect(expand).toBeFocused()
})
