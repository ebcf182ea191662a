import type { Locator } from '@playwright/test'
import { expect, stood, test } from '../../onePage'
import { openPanel, stopClock } from '../../pages/dashboardPanel'
import { pickInstrument } from '../../pages/pickInstrument'

test.describe.configure({ mode: 'serial' })

const TICKERS = ['BTC', 'ETH', 'ADA', 'XRP', 'SOL', 'DOT', 'BNB', 'LTC', 'DOGE', 'SHIB']

let ticket: Locator

/** Presses a button of the ticket, accepts the alert and returns its text. */
async function press(name: 'Buy' | 'Sell'): Promise<string> {
  const alert = ticket.page().waitForEvent('dialog')
  const click = ticket.getByRole('button', { name, exact: true }).click()
  const dialog = await alert
  expect(dialog.type()).toBe('alert')
  const text = dialog.message()
  await dialog.accept()
  await click
  return text
}

test.beforeEach(async ({ page }) => {
  ticket = await openPanel(page, 'trade-execution', 'Amount')
})

test('the wheel scrolls the page and not the amount', async ({ page }) => {
  const amount = ticket.getByRole('spinbutton', { name: 'Amount' })
  await amount.fill('0.25')
  await amount.hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await expect(amount).toHaveValue('0.25')
  await expect(amount).toBeFocused()
  await ticket.getByRole('button', { name: 'Reset', exact: true }).click()
})

test('the ticket offers the ten tickers, refuses a wrong amount without an alert, and is reset', async ({
  page,
}) => {
  const ticker = ticket.getByRole('combobox', { name: 'Ticker' })
  await expect(ticker).toHaveValue('BTC/GBP')
  await ticker.click()
  const options = page.getByRole('listbox', { name: 'Ticker' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  const symbols = await (await stood(options.locator('strong'))).allTextContents()
  expect(symbols.slice(0, 10)).toEqual(TICKERS.map((symbol) => `${symbol}/GBP`))
  expect(symbols).toHaveLength(51)
  await page.keyboard.press('Escape')
  await expect(ticket.getByLabel('Unit price (£)')).toHaveAttribute('readonly', '')
  await expect(ticket.getByLabel('Total (£)')).toHaveAttribute('readonly', '')

  page.on('dialog', (dialog) => {
    throw new Error(`No alert was expected: ${dialog.message()}`)
  })
  const amount = ticket.getByLabel('Amount')
  const refusal = ticket.getByText('Please enter a valid amount.')
  for (const typed of ['', '0', '-1']) {
    await amount.fill(typed)
    await ticket.getByRole('button', { name: 'Buy', exact: true }).click()
    await expect(refusal).toBeVisible()
    await ticket.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(amount).toHaveValue('')
    await expect(refusal).toBeHidden()
  }
})

test('an order alerts ticker, type, amount and total, is filled on paper and can be undone; beyond the cash it is not filled', async ({
  page,
}) => {
  // Undo goes after five seconds, which a busy machine may take for what comes before its click.
  await stopClock(page)
  await pickInstrument(ticket.getByRole('combobox', { name: 'Ticker' }), 'SOL/GBP')
  await ticket.getByLabel('Amount').fill('2')
  const text = await press('Buy')
  expect(text).toMatch(/^Buy order: 2 SOL\/GBP\. Total: £\d+\.\d{2}\./)
  await expect(ticket.getByText(/^Filled on paper: bought 2 SOL\/GBP/)).toBeVisible()
  await expect(ticket.getByRole('group', { name: 'Position in SOL/GBP' })).toContainText('122')

  await ticket.getByRole('button', { name: /^Undo/ }).click()
  await expect(ticket.getByText(/^Undone: the purchase of 2 SOL\/GBP/)).toBeVisible()
  await page.clock.resume()

  await pickInstrument(ticket.getByRole('combobox', { name: 'Ticker' }), 'BTC/GBP')
  await ticket.getByLabel('Amount').fill('1000')
  expect(await press('Buy')).toContain('1000 BTC/GBP')
  await expect(ticket.getByText(/^Not filled: it needs/)).toBeVisible()
})

test('the picker is used by the keyboard alone, says what was not found, and dollars are traded for pounds', async ({
  page,
}) => {
  const ticker = ticket.getByRole('combobox', { name: 'Ticker' })
  const list = page.getByRole('listbox', { name: 'Ticker' })
  await ticker.focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('group')).toHaveCount(5)
  await page.keyboard.press('ArrowDown')
  const active = list.getByRole('option', { selected: true })
  await expect(active).toHaveText(/^ETH\/GBP Ethereum/)
  await expect(ticker).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!)

  await page.keyboard.type('nothing like it')
  await expect(page.getByText('No instrument found for “nothing like it”.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(ticker).toHaveValue('BTC/GBP')

  await stopClock(page)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('us dollar')
  const sentence = /You trade US dollars: 1 USD = £0\.7\d{4}\.$/
  await expect(active).toHaveText(sentence)
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await expect(ticker).toHaveValue('USD/GBP')
  await expect(ticker).toHaveAccessibleDescription(sentence)
  await ticket.getByLabel('Amount').fill('1000')
  expect(await press('Buy')).toMatch(/^Buy order: 1000 USD\/GBP\. Total: £7\d\d\.\d\d\./)
  await expect(ticket.getByText(/^Filled on paper: bought 1,000 USD\/GBP at £0\.7/)).toBeVisible()
  await ticket.getByRole('button', { name: /^Undo/ }).click()
  await page.clock.resume()
  await ticket.getByRole('button', { name: 'Reset', exact: true }).click()
})

test('the chart is 300 px high and enlarged to 600 px with three chart types', async ({ page }) => {
  const frame = ticket.locator('iframe')
  await expect(frame).toHaveAttribute(
    'src',
    /symbol=COINBASE%3ABTCGBP&interval=60&theme=dark&style=1/,
  )

  const expand = ticket.getByRole('button', { name: 'Expand' })
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
