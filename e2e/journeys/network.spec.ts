import type { Page, Request } from '@playwright/test'
import { pageAt, PATHS } from '@aldergate/contract'
import { expect, test } from '../app'
import { panelOf } from '../pages/dashboardPanel'
import { liveRegistry } from '../store/liveRegistry'

/** The request types with which a browser loads files; `fetch`, `xhr`, `ping` and sockets are excluded. */
const FILES = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest', 'other']

/** A script of a published version, which the loader fetches before running it, and the registry, live or complete. */
const FETCHED =
  /^\/([a-z-]+\/\d+\.\d+\.\d+-[0-9a-f]+\/[^/]+\.js|registry\.json|composition-[0-9a-f]{12}\.json)$/

const PROVIDER = 'https://s.tradingview.com'

/** These have a link on the page before them; every other page has one in the frame. */
const FIRST_PATHS = [PATHS.gettingStarted, PATHS.analytics]

/** Collects requests for anything but our own files and the provider's frame. */
function otherRequests(page: Page, origin: string): string[] {
  const others: string[] = []
  function note(request: Request) {
    const isFrame = request.frame().parentFrame() !== null
    // Requests from the provider's frame belong to the provider.
    if (isFrame && !request.isNavigationRequest()) return
    const url = new URL(request.url())
    const isFile = FILES.includes(request.resourceType()) || FETCHED.test(url.pathname)
    const isOwnFile = url.origin === origin && isFile
    const isAllowed = isFrame ? url.origin === PROVIDER : isOwnFile || url.protocol === 'data:'
    if (request.method() !== 'GET' || !isAllowed) {
      others.push(`${request.method()} ${request.resourceType()} ${request.url()}`)
    }
  }
  page.on('request', note)
  page.on('websocket', (socket) => others.push(`socket ${socket.url()}`))
  return others
}

/** Goes on within the document. */
async function open(page: Page, path: string) {
  // The bar hides after scrolling down.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function tradeAndUndo(page: Page) {
  const ticket = panelOf(page, 'trade-execution')
  await ticket.getByLabel('Amount').fill('0.1')
  await ticket.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(ticket.getByText('Filled on paper:')).toBeVisible()
  await ticket.getByRole('button', { name: /^Undo/ }).click()
  await expect(ticket.getByText('Undone:')).toBeVisible()
}

async function setAlert(page: Page) {
  const alerts = panelOf(page, 'alerts-notifications')
  await alerts.scrollIntoViewIfNeeded()
  await alerts.getByLabel('Price', { exact: true }).fill('99000')
  await alerts.getByRole('button', { name: 'Save alert' }).click()
  await expect(alerts.getByRole('switch', { name: 'BTC/GBP above 99,000.00' })).toBeChecked()
}

async function report(page: Page) {
  const reports = panelOf(page, 'customisable-reports')
  await reports.scrollIntoViewIfNeeded()
  const logged = page.waitForEvent('console', (line) => line.text().includes('Report filters'))
  await reports.getByRole('button', { name: 'Generate', exact: true }).click()
  await logged
  for (const [kind, name] of [
    ['PDF', 'Summary-report.pdf'],
    ['CSV', 'Summary-report.csv'],
  ] as const) {
    const download = page.waitForEvent('download')
    await reports.getByRole('button', { name: `Download ${kind} file` }).click()
    expect((await download).suggestedFilename()).toBe(name)
  }
}

async function createAccount(page: Page) {
  const main = page.getByRole('main')
  await main.getByLabel('Username').fill('trader')
  await main.getByLabel('Email').fill('trader@example.org')
  await main.getByLabel('Password', { exact: true }).fill('four words of mine')
  await main.getByLabel('Confirm password').fill('four words of mine')
  await main.getByRole('button', { name: 'Create Account' }).click()
  await expect(main).toContainText('Account created successfully!')
}

async function logIn(page: Page) {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Use the demo account' }).click()
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(main).toContainText('Login successful!')
}

async function write(page: Page) {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Ada Example')
  await main.getByLabel('Email').fill('ada@example.org')
  await main.getByLabel('Message').fill('Good morning.')
  await main.getByRole('button', { name: 'Send message' }).click()
  await expect(main.getByRole('status')).toContainText('Nothing was sent (demo)')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill('ada@example.org')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).not.toBeEmpty()
}

async function saveSettings(page: Page) {
  await page.getByLabel('Auto logout (minutes)').fill('45')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
}

test('a visit to every page asks for own files and the provider’s frame, and sends nothing', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const others = otherRequests(page, server.url)
  const registry = liveRegistry()
  const rest = Object.values(PATHS).filter(
    (path) => path !== PATHS.home && !FIRST_PATHS.some((first) => first === path),
  )

  await page.goto(PATHS.home)
  for (const path of [...FIRST_PATHS, ...rest].filter((each) => pageAt(registry, each))) {
    await open(page, path)
  }

  expect(others).toEqual([])
})

test('trading, an alert, a report, an account, a login, a message and saved settings send nothing', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000)
  const others = otherRequests(page, server.url)
  page.on('dialog', (dialog) => dialog.accept())

  await page.goto(PATHS.home)
  for (const [path, ...deeds] of [
    [PATHS.dashboard, tradeAndUndo, setAlert, report],
    [PATHS.createAccount, createAccount],
    [PATHS.login, logIn],
    [PATHS.contactUs, write],
    [PATHS.settings, saveSettings],
  ] as const) {
    await open(page, path)
    for (const deed of deeds) await deed(page)
  }

  expect(others).toEqual([])
})
