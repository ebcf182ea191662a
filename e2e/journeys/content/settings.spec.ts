import type { Page } from '@playwright/test'
import { expect, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

const COLOURS = 'Colours for rise and fall'
const ROWS = 'Row height in lists and tables'

function root(page: Page) {
  return page.locator('html')
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
}

/** Navigates within the app: a reload would restore the defaults. */
async function open(page: Page, name: string, heading: string) {
  // The bar hides after scrolling down.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

function property(page: Page, name: string) {
  return root(page).evaluate(
    (element, asked) => getComputedStyle(element).getPropertyValue(asked).trim(),
    name,
  )
}

/** The height of a row of the holdings, and the text of its price. */
async function firstHolding(page: Page) {
  const row = page.getByRole('table', { name: 'Holdings' }).locator('tbody tr').first()
  const cell = row.locator('td').first()
  return {
    height: await cell.evaluate((td) => getComputedStyle(td).height),
    text: await row.innerText(),
  }
}

test('every section and every default is as specified', async ({ page }) => {
  await page.goto('/settings')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Profile',
    'Security',
    'Notifications',
    'API & Integrations',
    'Appearance',
    'Your data',
    'System Usage',
  ])
  await expect(main.getByLabel('User name')).toBeDisabled()
  await expect(main.getByLabel('Email', { exact: true })).toBeDisabled()
  const options = (label: string) => main.getByLabel(label).locator('option')
  await expect(options('Language')).toHaveText(['English', 'Español', '中文', 'Français'])
  await expect(main.getByLabel('Time zone').locator('option')).toHaveText([
    'UTC',
    'Europe/London',
    'America/New_York',
    'Asia/Tokyo',
  ])
  await expect(main.getByRole('switch', { name: 'Two-factor authentication' })).not.toBeChecked()
  await expect(main.getByLabel('Auto logout (minutes)')).toHaveValue('30')
  await expect(main.getByRole('switch', { name: 'Email alerts' })).toBeChecked()
  await expect(main.getByRole('switch', { name: 'SMS alerts' })).not.toBeChecked()
  await expect(main.getByLabel('API key')).toHaveValue('sample-api-key')
  await expect(main.getByLabel('API secret', { exact: true })).toHaveAttribute('type', 'password')
  await expect(main).toContainText('Keep your credentials secure')
  await expect(main.getByRole('switch', { name: 'Dark mode' })).toBeChecked()
  await expect(main.getByLabel(COLOURS)).toHaveValue('green-red')
  await expect(main.getByLabel(ROWS)).toHaveValue('normal')
  await expect(main.getByLabel('Motion')).toHaveValue('system')
  await expect(main.getByLabel('Number format')).toHaveValue('language')
  await expect(main.locator('[data-axis]')).toHaveText(['10', '8', '6', '4', '2', '0'])
})

test('nothing acts before it is saved, and minutes beyond the limit become 180', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByLabel(COLOURS).selectOption('blue-orange')
  await page.getByLabel('Auto logout (minutes)').fill('999')
  await expect(page.getByText('2 unsaved changes')).toBeVisible()
  await expect(root(page)).toHaveAttribute('data-palette', 'green-red')

  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(root(page)).toHaveAttribute('data-palette', 'blue-orange')
  await expect(page.getByLabel('Auto logout (minutes)')).toHaveValue('180')
})

test('rows, numbers and discreet mode follow in the portfolio at once', async ({ page }) => {
  await page.goto('/portfolio')
  expect(await firstHolding(page)).toMatchObject({ height: '28px' })
  await open(page, 'Settings', 'Settings')
  await page.getByLabel(ROWS).selectOption('comfortable')
  await page.getByLabel('Number format').selectOption('1.234,56')
  await save(page)
  await open(page, 'Portfolio', 'Your Portfolio')
  const holding = await firstHolding(page)
  expect(holding.height).toBe('36px')
  expect(holding.text).toMatch(/\d\.\d{3},\d\d/)
  expect(holding.text).not.toMatch(/\d,\d{3}\.\d\d/)

  await open(page, 'Settings', 'Settings')
  await page.getByLabel(ROWS).selectOption('compact')
  await page.getByRole('switch', { name: 'Discreet mode' }).click()
  await save(page)
  await open(page, 'Portfolio', 'Your Portfolio')
  expect((await firstHolding(page)).height).toBe('24px')
  expect((await firstHolding(page)).text).toContain('•••••')
})

test('colours of rise and fall follow on the dashboard at once, buttons keep theirs', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const [up, down, buy] = await Promise.all(
    ['--color-up', '--color-down', '--color-up-fill'].map((name) => property(page, name)),
  )
  await open(page, 'Settings', 'Settings')
  await page.getByLabel(COLOURS).selectOption('red-green')
  await page.getByLabel('Motion').selectOption('always')
  await save(page)
  await open(page, 'Dashboard', 'Our Dashboard')
  expect(await property(page, '--color-up')).toBe(down)
  expect(await property(page, '--color-down')).toBe(up)
  expect(await property(page, '--color-up-fill')).toBe(buy)
  const profit = panelOf(page, 'overview').getByText('▲').first()
  await expect(profit).toHaveCSS('color', await rgb(page, down ?? ''))
  await expect(page.getByRole('button', { name: 'Hide Overview' })).toHaveCSS(
    'transition-duration',
    '0s',
  )
})

/** A colour as the browser computes it. */
function rgb(page: Page, hex: string) {
  return page.evaluate((colour) => {
    const probe = document.createElement('i')
    probe.style.color = colour
    document.body.append(probe)
    const computed = getComputedStyle(probe).color
    probe.remove()
    return computed
  }, hex)
}

test('the time zone follows on the dashboard at once', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' })
  await page.goto('/settings')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await save(page)
  await page.getByRole('banner').getByRole('link', { name: '1 unread notification' }).click()
  const entry = panelOf(page, 'notification-center')
    .getByRole('listitem')
    .filter({ hasText: 'Settings saved.' })
  await expect(entry.locator('time')).toHaveText(/21:0\d/)
})

test('another tab follows at once while data are kept', async ({ page, context }) => {
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
  const other = await context.newPage()
  await other.goto('/portfolio')
  await expect(other.getByRole('table', { name: 'Holdings' })).toBeVisible()

  await page.getByLabel(COLOURS).selectOption('blue-orange')
  await page.getByLabel(ROWS).selectOption('comfortable')
  await page.getByLabel('Number format').selectOption('1 234,56')
  await save(page)
  await expect(root(other)).toHaveAttribute('data-palette', 'blue-orange')
  await expect.poll(async () => (await firstHolding(other)).height).toBe('36px')
  expect((await firstHolding(other)).text).toMatch(/\d\u202f\d{3},\d\d/)
})

test('what was chosen outlasts a reload only when data are kept', async ({ page }) => {
  const choose = async () => {
    await page.getByLabel(COLOURS).selectOption('red-green')
    await page.getByLabel(ROWS).selectOption('compact')
    await page.getByLabel('Motion').selectOption('always')
    await save(page)
  }
  await page.goto('/settings')
  await choose()
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-palette', 'green-red')
  await expect(root(page)).toHaveAttribute('data-density', 'normal')
  await expect(root(page)).toHaveAttribute('data-motion', 'system')

  await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
  await choose()
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-palette', 'red-green')
  await expect(root(page)).toHaveAttribute('data-density', 'compact')
  await expect(root(page)).toHaveAttribute('data-motion', 'still')
})

test('the language changes in every part at once, without a reload and without losing what was typed', async ({
  page,
}) => {
  await page.goto('/portfolio')
  await open(page, 'Settings', 'Settings')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const newsletter = page.getByRole('contentinfo').getByRole('textbox')
  await newsletter.fill('ada@example.org')
  await page.getByLabel('Language').selectOption('fr')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible()
  await expect(root(page)).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveTitle(/Réglages/)
  await expect(newsletter).toHaveValue('ada@example.org')

  // The navigation shows itself at the top of the page.
  await page.evaluate(() => window.scrollTo(0, 0))

  for (const [link, heading] of [
    ['Tableau de bord', 'Votre tableau de bord'],
    ['Portefeuille', 'Votre portefeuille'],
    ['Vue du marché', 'Vue du marché'],
    ['Stratégies', 'Constructeur de stratégies'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})
