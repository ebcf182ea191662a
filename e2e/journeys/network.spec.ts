import type { Page, Request } from '@playwright/test'
import { pageAt, PATHS } from '@aldergate/contract'
import { expect, test } from '../app'
import { liveRegistry } from '../liveRegistry'

/** What a browser asks a server of files for; `fetch`, `xhr`, `ping` and sockets are not among it. */
const FILES = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest', 'other']

/** A script of a published version, which the script loader fetches before it runs it. */
const SCRIPT = /^\/[a-z-]+\/\d+\.\d+\.\d+-[0-9a-f]+\/[^/]+\.js$/

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
    const isFile = FILES.includes(request.resourceType()) || SCRIPT.test(url.pathname)
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
    await page.locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

  expect(others).toEqual([])
})
