import type { Page } from '@playwright/test'
import { expect, stood, test } from '../app'
import { expectNoBarriers } from '../pages/expectNoBarriers'

const HOUR_MS = 3_600_000

function form(page: Page) {
  return page.getByRole('form', { name: 'New order' })
}

function openOrders(page: Page) {
  return page.getByRole('table', { name: 'Open orders' }).getByRole('row')
}

async function order(page: Page, type: string, prices: Record<string, string>) {
  await form(page).getByLabel('Order type').selectOption(type)
  for (const [label, price] of Object.entries(prices)) {
    await form(page).getByLabel(label, { exact: true }).fill(price)
  }
  await form(page)
    .getByRole('button', { name: /^Place/ })
    .click()
}

/** Puts the computer to sleep: due timers fire once afterwards. */
async function sleep(page: Page, hours: number) {
  await page.clock.fastForward(hours * HOUR_MS)
}

test('a bracket rests, is moved on the chart by pointer and by keys, and is filled exactly once after a sleep', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' })
  await page.goto('/trading-view?symbol=ETH%2FGBP&seed=5')
  await expect(page.getByText(/No open orders/)).toBeVisible()
  await order(page, 'Limit', {
    'Quantity (ETH)': '2',
    'Limit price': '1600',
    'Take profit': '1608',
    'Stop-loss': '1480',
  })
  await expect(page.getByText('Past orders (1)')).toBeVisible()
  await expect(openOrders(page)).toHaveCount(3)
  await expect(openOrders(page).filter({ hasText: /2 ETH from £1,[45]/ })).toHaveCount(2)

  const stop = page.getByRole('slider', { name: 'Sell 2 ETH, Stop-loss, movable line' })
  await expect(stop).toHaveAttribute('aria-valuetext', /^1,480\.00, −£/)
  await stop.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(openOrders(page).filter({ hasText: 'Stop-loss' })).toContainText('1,481.48')

  const before = await stop.boundingBox()
  if (!before) throw new Error('The handle has no place.')
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 12, { steps: 4 })
  await expect(stop).toHaveAttribute('data-held', '')
  await page.mouse.up()
  await expect(openOrders(page).filter({ hasText: 'Stop-loss' })).not.toContainText('1,481.48')

  await expectNoBarriers(page, { within: 'main' })

  await sleep(page, 20 * 24)
  await expect(page.getByText(/No open orders/)).toBeVisible()
  await page.getByText('Past orders (3)').click()
  const past = page.getByRole('table', { name: 'Past orders' }).getByRole('row')
  const endings = (await (await stood(past)).allInnerTexts()).join('\n')
  expect(endings.match(/\tFilled\t/g)).toHaveLength(2)
  expect(endings.match(/Cancelled with its other order/g)).toHaveLength(1)
  await expect(page.getByText(/^Sold 2 ETH\/GBP at £1,/)).toHaveCount(1)
})

test('what rests is kept: another tab has it, amends it and fills it once, and a reload goes on', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' })
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('aldergate.kept.market')))
    .not.toBeNull()
  await page.evaluate(() => {
    const value = { seed: 17, time: Date.now() }
    localStorage.setItem('aldergate.kept.market', JSON.stringify({ version: 1, value }))
  })
  await page.goto('/trading-view?symbol=ETH%2FGBP')
  await order(page, 'Stop', { 'Quantity (ETH)': '1', 'Stop price': '9999' })
  await expect(openOrders(page)).toHaveCount(2)

  const other = await context.newPage()
  await other.goto('/trading-view?symbol=ETH%2FGBP')
  await expect(openOrders(other)).toHaveCount(2)
  await other.getByRole('button', { name: 'Amend: Buy 1 ETH, Stop' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Stop price').fill('1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Stop price')).toHaveAccessibleDescription(/It must be above £1,/)
  await dialog.getByLabel('Stop price').fill('1505')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(openOrders(page).nth(1)).toContainText('1,505.00')

  await page.reload()
  await expect(openOrders(page).nth(1)).toContainText('1,505.00')
  // Within a few months this market's price rises by a third of a percent.
  for (let months = 0; months < 12; months += 1) {
    if (await page.getByText(/No open orders/).isVisible()) break
    await sleep(page, 30 * 24)
    await page.clock.runFor(2_000)
  }
  await expect(page.getByText(/No open orders/)).toBeVisible()
  await expect(other.getByText(/No open orders/)).toBeVisible()
  await other.reload()
  const kept = await other.evaluate(() => localStorage.getItem('aldergate.kept.ledger') ?? '')
  expect(kept.match(/"kind":"fill"/g)).toHaveLength(1)
})

test('on a phone an order that rests is amended and cancelled without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/trading-view?symbol=ETH%2FGBP&seed=5')
  await order(page, 'Stop', { 'Quantity (ETH)': '1', 'Stop price': '1620' })
  await expect(openOrders(page)).toHaveCount(2)
  for (const name of ['Amend: Buy 1 ETH, Stop', 'Cancel: Buy 1 ETH, Stop']) {
    const button = page.getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(375)
  }
  await expectNoBarriers(page, { within: 'main' })

  await page.getByRole('button', { name: 'Cancel: Buy 1 ETH, Stop' }).click()
  await expect(page.getByText(/No open orders/)).toBeVisible()
})
