import type { Locator, Page } from '@playwright/test'
import { expect, stood, test } from '../../app'

const PANELS = [
  ['portfolio-forex-stock', 'Portfolio: Forex and Stock'],
  ['portfolio-crypto-commodity', 'Portfolio: Crypto and Commodity'],
  ['portfolio-bond-security', 'Portfolio: Bond and Security'],
] as const

/** The panel, in view and with its table. */
async function panelOf(page: Page, id: string): Promise<Locator> {
  const panel = page.locator(`[data-panel-id="${id}"]`)
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.getByRole('table', { name: 'Instruments' })).toBeVisible()
  return panel
}

/** What is on the screen: the pair, its value in dollars and its button, row by row. */
async function rowsOf(panel: Locator) {
  return (await stood(panel.locator('tbody tr'))).evaluateAll((rows) =>
    rows.map((row) => {
      const [pair = '', value = '', , button = ''] = [...row.children].map(
        (cell) => cell.textContent ?? '',
      )
      return {
        pair: /^[A-Z0-9]+\/[A-Z]{3}/.exec(pair)?.[0] ?? '',
        value: Number(value.replace('−', '-').replace(/[^\d-]/g, '')),
        button,
      }
    }),
  )
}

for (const [id, title] of PANELS) {
  test(`${title}: values change by −100 to 99 every three seconds, and their sign names the button`, async ({
    page,
  }) => {
    await page.goto('/dashboard?seed=42')
    const panel = await panelOf(page, id)
    await expect(panel.getByRole('heading', { level: 3, name: title })).toBeVisible()
    await panel.getByRole('button', { name: 'By name' }).click()

    const before = await rowsOf(panel)
    expect(before).toHaveLength(6)
    await expect
      .poll(async () => (await rowsOf(panel)).map(({ value }) => value))
      .not.toEqual(before.map(({ value }) => value))
    const after = await rowsOf(panel)
    for (const [index, { pair, value, button }] of after.entries()) {
      const change = value - (before[index]?.value ?? NaN)
      expect(pair).toBe(before[index]?.pair)
      expect(Number.isInteger(change) && change >= -200 && change <= 198).toBe(true)
      expect(button).toBe(value >= 0 ? 'Buy' : 'Sell')
    }
  })

  test(`${title}: Buy and Sell say so in an alert, to the letter`, async ({ page }) => {
    await page.goto('/dashboard?seed=42')
    const panel = await panelOf(page, id)
    for (const name of ['Buy', 'Sell']) {
      const alert = page.waitForEvent('dialog')
      const click = panel
        .getByRole('button', { name: new RegExp(`^${name} `) })
        .first()
        .click()
      const dialog = await alert
      expect(dialog.type()).toBe('alert')
      expect(dialog.message()).toMatch(
        name === 'Buy'
          ? /^Buying [A-Z0-9]+\/[A-Z]{3} at \$\d+$/
          : /^Selling [A-Z0-9]+\/[A-Z]{3} at \$-\d+$/,
      )
      await dialog.accept()
      await click
    }
  })
}

test('after the alert the panel leads to the ticket', async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  const panel = await panelOf(page, 'portfolio-crypto-commodity')
  page.once('dialog', (dialog) => dialog.accept())
  await panel.getByRole('button', { name: 'Buy BTC/GBP' }).click()
  await expect(panel.getByRole('status')).toHaveText('Buy BTC/GBP: nothing was ordered yet.')
  await panel.getByRole('button', { name: 'Open in ticket' }).click()

  await expect(page.locator('[data-panel-id="trade-execution"]')).toBeInViewport()
})

test('no row moves under the pointer', async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  const panel = await panelOf(page, 'portfolio-crypto-commodity')
  await panel.getByRole('table').hover()
  const before = await rowsOf(panel)
  await expect
    .poll(async () => (await rowsOf(panel)).map(({ value }) => value))
    .not.toEqual(before.map(({ value }) => value))
  expect((await rowsOf(panel)).map(({ pair }) => pair)).toEqual(before.map(({ pair }) => pair))
  await expect(panel.getByText('Order held while you are in the list.')).toBeVisible()

  await panel.getByRole('heading', { level: 3 }).hover()
  const values = (await rowsOf(panel)).map(({ value }) => value)
  expect(values).toEqual(values.toSorted((one, other) => other - one))
})
