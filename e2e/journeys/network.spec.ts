import { type Page, type Request } from '@playwright/test'
import { pageAt } from '@aldergate/shared/contract'
import { PATHS } from '@aldergate/shared/paths'
import { expect, test } from '../app'
import { liveRegistry } from '../liveRegistry'

/** What a browser asks a server of files for; `fetch`, `xhr`, `ping` and sockets are not among it. */
const FILES = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest', 'other']

const PROVIDER = 'https://s.tradingview.com'

/** These have a link on the page before them; every other page has one in the frame. */
const FIRST_PATHS = [PATHS.gettingStarted, PATHS.analytics]

/** Collects what is neither a file of our own nor the provider's frame. */
function otherRequests(page: Page, origin: string): string[] {
  const others: string[] = []
  function note(request: Request) {
    const isFrame = request.frame().parentFrame() !== null
    // What the provider's frame asks for in turn is the provider's.
    if (isFrame && !request.isNavigationRequest()) return
    const url = new URL(request.url())
    const isOwnFile = url.origin === origin && FILES.includes(request.resourceType())
    const isAllowed = isFrame ? url.origin === PROVIDER : isOwnFile || url.protocol === 'data:'
    if (request.method() !== 'GET' || !isAllowed) {
      others.push(`${request.method()} ${request.resourceType()} ${request.url()}`)
    }
  }
  page.on('request', note)
  page.on('websocket', (socket) => others.push(`socket ${socket.url()}`))
  return others
}

/** What the specification says is simulated, page by page. */
const DEEDS: Partial<Record<string, (page: Page) => Promise<void>>> = {
  [PATHS.dashboard]: async (page) => {
    const ticket = page.getByRole('region', { name: 'Trade Execution' })
    await ticket.getByLabel('Amount').fill('0.1')
    await ticket.getByRole('button', { name: 'Buy', exact: true }).click()
    await expect(ticket.getByText('Filled on paper:')).toBeVisible()
    const api = page.getByRole('region', { name: 'API Integration' })
    await api.scrollIntoViewIfNeeded()
    await api.getByRole('button', { name: 'Generate API key' }).click()
    const reports = page.getByRole('region', { name: 'Customisable Reports' })
    await reports.getByRole('button', { name: 'Generate', exact: true }).click()
  },
  [PATHS.createAccount]: async (page) => {
    const main = page.getByRole('main')
    await main.getByLabel('Username').fill('trader')
    await main.getByLabel('Email').fill('trader@example.org')
    await main.getByLabel('Password', { exact: true }).fill('four words of mine')
    await main.getByLabel('Confirm password', { exact: true }).fill('four words of mine')
    await main.getByRole('button', { name: 'Create account', exact: true }).click()
    await expect(main.getByText('Account created successfully!')).toBeVisible()
  },
  [PATHS.login]: async (page) => {
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Use the demo account' }).click()
    await main.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(main.getByText('Login successful!')).toBeVisible()
  },
  [PATHS.support]: async (page) => {
    await page.getByLabel('Message', { exact: true }).fill('Is anybody there?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText("We'll get back to you shortly.")).toBeVisible()
  },
  [PATHS.contactUs]: async (page) => {
    const main = page.getByRole('main')
    await main.getByLabel('Name').fill('A trader')
    await main.getByLabel('Email').fill('trader@example.org')
    await main.getByLabel('Message').fill('Good morning.')
    await main.getByRole('button', { name: 'Send message' }).click()
    await expect(main.getByText('Nothing was sent (demo)')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email address').fill('trader@example.org')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByRole('status')).not.toBeEmpty()
  },
}

test('a visit to every page asks for own files and the provider’s frame, and sends nothing', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const others = otherRequests(page, server.url)
  page.on('dialog', (dialog) => dialog.accept())
  const registry = liveRegistry()
  const rest = Object.values(PATHS).filter(
    (path) => path !== PATHS.home && !FIRST_PATHS.some((first) => first === path),
  )

  await page.goto(PATHS.home)
  for (const path of [...FIRST_PATHS, ...rest].filter((each) => pageAt(registry, each))) {
    await page.locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await DEEDS[path]?.(page)
  }

  expect(others).toEqual([])
})
