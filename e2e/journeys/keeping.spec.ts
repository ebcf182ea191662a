import { SLICE_NAMES } from '@aldergate/contract'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, stood, test } from '../app'
import { openPanel } from '../pages/dashboardPanel'
import { keptKeys } from '../browser/kept'
import { logIn } from '../pages/logIn'

const KEEP = 'Keep my data on this device'

function keepSwitch(page: Page) {
  return page.getByRole('switch', { name: KEEP })
}

function root(page: Page) {
  return page.locator('html')
}

async function chooseLight(page: Page) {
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
}

async function chooseFile(page: Page, file: Parameters<Page['setInputFiles']>[1]) {
  await page.getByLabel('File with exported data').setInputFiles(file)
  return page.getByRole('dialog')
}

test('a setting is gone after a reload, and nothing was stored', async ({ page }) => {
  await page.goto('/settings')
  await chooseLight(page)
  expect(await keptKeys(page)).toEqual([])

  await page.reload()
  await expect(keepSwitch(page)).not.toBeChecked()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('who asks for it has their settings again after a reload, but no session', async ({
  page,
}) => {
  await logIn(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await keepSwitch(page).click()
  await chooseLight(page)

  await page.reload()
  await expect(keepSwitch(page)).toBeChecked()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)

  await keepSwitch(page).click()
  expect(await keptKeys(page)).toEqual([])
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('a strategy is there again after a reload, and where nothing is kept the browser asks first', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const name = page.getByLabel('Strategy name')
  await page.goto('/strategy-builder')
  await name.fill('Night shift')
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.reload()
  await expect(name).toHaveValue('My Strategy')
  expect(asked).toEqual(['beforeunload'])

  await page.goto('/settings')
  await keepSwitch(page).click()
  await page.goto('/strategy-builder')
  await name.fill('Night shift')
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.reload()
  await expect(name).toHaveValue('Night shift')
  await expect(page.getByLabel('Indicator', { exact: true })).toHaveCount(2)
  expect(asked).toHaveLength(1)

  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('aldergate.kept.strategy')))
    .toContain('"value":null')
  await page.reload()
  await expect(name).toHaveValue('My Strategy')
})

test('damaged data fall back to defaults with one toast and a copy, and the app works', async ({
  page,
}, testInfo) => {
  await page.goto('/settings')
  await keepSwitch(page).click()
  await chooseLight(page)
  await expect.poll(() => keptKeys(page)).toContain('aldergate.kept.settings')
  await page.evaluate(() => {
    localStorage.setItem('aldergate.kept.settings', '{"version":1,"value":')
    localStorage.setItem('aldergate.kept.ledger', 'not even JSON')
  })

  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(
    /could not be read and have been reset: settings and trades\. A copy/,
  )
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the damaged copy' }).click()
  const path = testInfo.outputPath('copy.json')
  await (await downloading).saveAs(path)
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject([
    { slice: 'settings' },
    { slice: 'ledger', text: 'not even JSON' },
  ])
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('button', { name: 'Delete it' })).toHaveCount(0)
  expect(await keptKeys(page)).not.toContain('aldergate.kept.damaged')
  // The bar has scrolled out of view.
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('link', { name: 'Market News' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()
})

/** Counts announcements, however briefly they exist. */
function countAlerts() {
  const page = Object.assign(window, { alertsSaid: 0 })
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    for (const node of added) {
      if (!(node instanceof Element)) continue
      const alerts = node.querySelectorAll('[role="alert"]').length
      page.alertsSaid += alerts + (node.matches('[role="alert"]') ? 1 : 0)
    }
  }).observe(document, { childList: true, subtree: true })
}

test('a browser that blocks storage is told of once, and the app works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.addInitScript(countAlerts)
  const alertsSaid = () =>
    page.evaluate(() => (window as unknown as { alertsSaid: number }).alertsSaid)
  await page.goto('/settings')
  await keepSwitch(page).click()
  await expect(page.getByRole('alert')).toHaveText(/does not let the app keep data/)
  await chooseLight(page)
  await expect(page.getByText('On, but the browser is storing nothing')).toBeVisible()
  expect(await alertsSaid()).toBe(1)
})

test('a browser that takes data and keeps none is told of, and the switch says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {}
  })
  await page.goto('/settings')
  await keepSwitch(page).click()
  await expect(page.getByRole('alert')).toHaveText(/does not let the app keep data/)
  await expect(page.getByText('On, but the browser is storing nothing')).toBeVisible()
})

test('two tabs agree', async ({ page, context }) => {
  await page.goto('/settings')
  const other = await context.newPage()
  await other.goto('/settings')
  await keepSwitch(page).click()
  await expect(keepSwitch(other)).toBeChecked()

  await chooseLight(page)
  await expect(root(other)).toHaveAttribute('data-theme', 'light')

  await keepSwitch(other).click()
  await expect(keepSwitch(page)).not.toBeChecked()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  expect(await keptKeys(page)).toEqual([])
})

test('a link with a seed shows its market beside the kept account, whose orders stay with their own', async ({
  page,
}) => {
  await page.goto('/settings')
  await keepSwitch(page).click()
  await expect.poll(() => keptKeys(page)).toContain('aldergate.kept.market')
  // Ten days after this market's opening BTC/GBP is at 48,200; the link's opens at 45,000.
  await page.evaluate(() => {
    const value = { seed: 17, time: Date.now() - 864_000_000 }
    localStorage.setItem('aldergate.kept.market', JSON.stringify({ version: 1, value }))
  })
  const form = page.getByRole('form', { name: 'New order' })
  async function placeLimit(price: string) {
    await form.getByLabel('Order type').selectOption('Limit')
    await form.getByLabel('Quantity (BTC)').fill('0.1')
    await form.getByLabel('Limit price', { exact: true }).fill(price)
    await form.getByRole('button', { name: /^Place/ }).click()
  }
  await page.goto('/trading-view')
  // The link's market would fill it at once.
  await placeLimit('46000')
  const open = page.getByRole('rowheader', { name: 'Buy 0.1 BTC, Limit Waits for its price' })
  await expect(open).toBeVisible()

  await page.goto('/trading-view?seed=42')
  const notice = page.getByRole('region', { name: 'Market of a link' })
  await expect(notice).toContainText('Your paper bots and price alerts wait')
  await expect(open).toBeVisible()
  await placeLimit('40000')
  await expect(form).toContainText('This tab shows the market of a link and not your own')

  await notice.getByRole('link', { name: 'Back to your market' }).click()
  await expect(page).toHaveURL('/trading-view')
  await expect(open).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('an alert that fires in two tabs is one, and is there after a reload as it was left', async ({
  page,
  context,
}) => {
  await page.goto('/settings?seed=42')
  await keepSwitch(page).click()
  await expect.poll(() => keptKeys(page)).not.toEqual([])
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/dashboard')
  const alerts = await openPanel(page, 'alerts-notifications', 'Alert when')
  const others = await openPanel(other, 'alerts-notifications', 'Alert when')

  // Such a small move occurs with the next price step, and may vanish with the one after.
  await alerts.getByLabel('Alert when').selectOption('Price moves by percent')
  await alerts.getByLabel('Percent, up or down').fill('0.0001')
  await alerts.getByRole('button', { name: 'Save alert' }).click()
  await expect(fired(others)).not.toHaveCount(0)
  await alerts.getByRole('switch', { name: /^BTC\/GBP moves by/ }).click()
  await expect(others.getByRole('switch', { name: /^BTC\/GBP moves by/ })).not.toBeChecked()
  // What the other tab has reported so far arrives slightly later.
  let told: (string | null)[] = []
  await expect
    .poll(async () => String((told = await saidOf(alerts))) === String(await saidOf(others)))
    .toBe(true)
  expect(new Set(told).size).toBe(told.length)

  await fired(alerts).first().click()
  told[0] = told[0]?.replace('Mark read', 'Mark unread') ?? null
  await expect.poll(() => saidOf(others)).toEqual(told)
  await page.reload()
  await openPanel(page, 'alerts-notifications', 'Alert when')
  await expect.poll(() => saidOf(alerts)).toEqual(told)
})

/** The buttons for marking alerts that are not samples. */
function fired(alerts: Locator): Locator {
  return alerts
    .getByRole('region', { name: 'Alerts', exact: true })
    .getByRole('listitem')
    .filter({ hasNotText: 'Sample' })
    .getByRole('button', { name: /^Mark/ })
}

/** The texts of alerts that are not samples, and whether each is read. */
async function saidOf(alerts: Locator): Promise<(string | null)[]> {
  return (await stood(fired(alerts))).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')),
  )
}

test('what was exported comes back after everything was erased', async ({ page }, testInfo) => {
  await page.goto('/settings')
  await keepSwitch(page).click()
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await chooseLight(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as a file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^aldergate-trade-data-\d{4}-\d\d-\d\d\.json$/)
  const path = testInfo.outputPath(download.suggestedFilename())
  await download.saveAs(path)
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ product: 'Aldergate Trade' })

  await page.getByRole('button', { name: 'Erase all data…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(keepSwitch(page)).not.toBeChecked()
  expect(await keptKeys(page)).toEqual([])

  const dialog = await chooseFile(page, path)
  await expect(dialog.getByRole('listitem')).toHaveCount(SLICE_NAMES.length)
  await dialog.getByRole('button', { name: 'Replace my data' }).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
})

test('a file that is not right changes nothing and is told of', async ({ page }) => {
  await page.goto('/settings')
  const dialog = await chooseFile(page, {
    name: 'half.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"product":"Aldergate Trade","schema":1,'),
  })

  await expect(dialog).toContainText('The file is damaged, or it is not a JSON file.')
  await expect(dialog).toContainText('Nothing was changed.')
  await expect(dialog.getByRole('button', { name: 'Replace my data' })).toHaveCount(0)
})
