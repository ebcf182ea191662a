import type { Locator, Page } from '@playwright/test'
import { expect, stood, test } from '../../onePage'
import { goToPanel, panelOf, stopClock } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

const PANELS = [
  ['portfolio-forex-stock', 'Portfolio: Forex and Stock'],
  ['portfolio-crypto-commodity', 'Portfolio: Crypto and Commodity'],
  ['portfolio-bond-security', 'Portfolio: Bond and Security'],
] as const

/** The panel, in view and with its table. */
async function openPanel(page: Page, id: string): Promise<Locator> {
  const panel = await goToPanel(page, id)
  await expect(panel.getByRole('table', { name: 'Instruments' })).toBeVisible()
  return panel
}

/** Reads the rows on the screen: the pair, its value in dollars and its button. */
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

/** One step of the market, and no more. */
async function step(page: Page, panel: Locator) {
  const valuesOf = async () => (await rowsOf(panel)).map(({ value }) => value)
  const before = await valuesOf()
  await page.clock.runFor(3_000)
  await expect.poll(valuesOf).not.toEqual(before)
}

test('no row moves under the pointer', async ({ page }) => {
  const panel = await openPanel(page, 'portfolio-crypto-commodity')
  await panel.getByRole('table').hover()
  await stopClock(page)
  const before = await rowsOf(panel)
  await step(page, panel)
  expect((await rowsOf(panel)).map(({ pair }) => pair)).toEqual(before.map(({ pair }) => pair))
  await expect(panel.getByText('Sorting is paused while you use the list.')).toBeVisible()

  await panel.getByRole('heading', { level: 3 }).hover()
  const isInOrder = async () => {
    const values = (await rowsOf(panel)).map(({ value }) => value)
    return String(values) === String(values.toSorted((one, other) => other - one))
  }
  await expect.poll(isInOrder).toBe(true)
  await page.clock.resume()
})

test('after the alert the panel leads to the ticket', async ({ page }) => {
  const panel = await openPanel(page, 'portfolio-crypto-commodity')
  page.once('dialog', (dialog) => dialog.accept())
  await panel.getByRole('button', { name: 'Buy BTC/GBP' }).click()
  await expect(panel.getByRole('status')).toHaveText('Buy BTC/GBP: nothing has been ordered yet.')
  await panel.getByRole('button', { name: 'Open in ticket' }).click()

  await expect(panelOf(page, 'trade-execution')).toBeInViewport()
})

for (const [id, title] of PANELS) {
  test(`${title}: values change by −100 to 99 every three seconds, and their sign names the button`, async ({
    page,
  }) => {
    const panel = await openPanel(page, id)
    await expect(panel.getByRole('heading', { level: 3, name: title })).toBeVisible()
    await panel.getByRole('button', { name: 'By name' }).click()

    await stopClock(page)
    const before = await rowsOf(panel)
    expect(before).toHaveLength(6)
    await step(page, panel)
    const after = await rowsOf(panel)
    for (const [index, { pair, value, button }] of after.entries()) {
      const change = value - (before[index]?.value ?? NaN)
      expect(pair).toBe(before[index]?.pair)
      expect(Number.isInteger(change) && change >= -100 && change <= 99).toBe(true)
      expect(button).toBe(value >= 0 ? 'Buy' : 'Sell')
    }
    await page.clock.resume()
  })

  test(`${title}: Buy and Sell say so in an alert, to the letter`, async ({ page }) => {
    const panel = await openPanel(page, id)
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
