import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../app'
import { panelOf, stopClock } from '../pages/dashboardPanel'
import { pickInstrument } from '../pages/pickInstrument'

/** One test through the whole app: only here can the entries of all its parts be counted together. */
test.describe.configure({ timeout: 90_000 })

function center(page: Page): Locator {
  return panelOf(page, 'notification-center')
}

/** All notifications since the page was opened, newest first. */
function told(page: Page): Locator {
  return center(page).getByRole('listitem').filter({ hasNotText: 'Sample' })
}

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' }).locator('.Toastify__toast')
}

/** Each event is in the center exactly once, and nothing else is. */
async function expectTold(page: Page, texts: readonly (string | RegExp)[]) {
  await center(page).scrollIntoViewIfNeeded()
  await expect(told(page)).toHaveCount(texts.length)
  await expect(told(page)).toContainText([...texts])
}

async function clear(page: Page) {
  await center(page).getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(told(page)).toHaveCount(0)
}

test('an export, a fill, its undo, an alert and a change of the layout are told once each', async ({
  page,
}) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })

  await page.clock.install()
  await page.goto('/?seed=42')
  await page.getByRole('link', { name: 'Explore Analytics' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV', exact: true }).click()
  await download
  // The bar is hidden further down.
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expectTold(page, ['Data exported as CSV'])
  expect(alerts).toEqual(['Data exported as CSV'])
  await clear(page)

  // An order creates two entries: the specified browser alert, and the fill.
  const ticket = panelOf(page, 'trade-execution')
  await ticket.scrollIntoViewIfNeeded()
  await pickInstrument(ticket.getByRole('combobox', { name: 'Ticker' }), 'SOL/GBP')
  await ticket.getByLabel('Amount').fill('2')
  await ticket.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(ticket.getByText(/^Filled on paper: bought 2 SOL\/GBP/)).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await expectTold(page, ['Bought 2 SOL/GBP at £', alerts[1] ?? 'an alert'])
  await clear(page)

  // Undo goes after five seconds, which a busy machine may take for a click.
  await stopClock(page)
  await ticket.scrollIntoViewIfNeeded()
  await ticket.getByLabel('Amount').fill('3')
  await ticket.getByRole('button', { name: 'Sell', exact: true }).click()
  await ticket.getByRole('button', { name: /^Undo/ }).click()
  await expect(ticket.getByText(/^Undone: the sale of 3 SOL\/GBP/)).toBeVisible()
  await page.clock.resume()
  await expect(toasts(page)).toHaveCount(0)
  await expectTold(page, ['Undone: 3 SOL/GBP', 'Sold 3 SOL/GBP at £', alerts[2] ?? 'an alert'])
  await clear(page)

  const rules = panelOf(page, 'alerts-notifications')
  await rules.scrollIntoViewIfNeeded()
  await rules.getByLabel('Alert when').selectOption('Price moves by percent')
  // Such a small move may vanish with the next step, so a single step is examined.
  await stopClock(page)
  await rules.getByLabel('Percent, up or down').fill('0.0001')
  await rules.getByRole('button', { name: 'Save alert' }).click()
  const rule = rules.getByRole('switch', { name: /^BTC\/GBP moves by/ })
  await expect(rule).toBeChecked()
  await page.clock.runFor(3_000)
  const fired = rules.getByRole('region', { name: 'Alerts', exact: true }).getByRole('listitem')
  await expect(fired.filter({ hasNotText: 'Sample' })).toHaveCount(1)
  await rule.click()
  await page.clock.resume()
  const firing = toasts(page).filter({ hasText: /BTC\/GBP has (risen|fallen) by/ })
  await expect(firing).toHaveCount(1)
  await expectTold(page, [/Price alert: BTC\/GBP/, 'Alert saved: BTC/GBP'])
  await clear(page)

  await page.getByRole('button', { name: 'Hide Overview', exact: true }).click()
  await expect(toasts(page).filter({ hasText: 'Overview hidden.' })).toHaveCount(1)
  await expectTold(page, [/Layout change.*Overview hidden\./])
})
