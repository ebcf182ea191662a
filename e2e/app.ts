import { serveStore } from '@aldergate/delivery/server/serveStore'
import { type ConsoleMessage, type Locator, type Page, test as base } from '@playwright/test'
import { awaitAnswering } from './browser/answering'
import { awaitFilesBeforeJumps } from './browser/arrivals'
import { faultInjector, type FaultInjector } from './faults/faultInjector'
import { storeUnderTest } from './store/storeUnderTest'

interface AppOptions {
  /** For tests that break something on purpose: console problems are expected. */
  expectsProblems: boolean
}

interface AppFixtures {
  /** Collects problems in the console; any problem left fails the test. */
  problems: string[]
}

interface AppServers {
  server: { url: string; faults: FaultInjector }
}

/** A server that runs already, such as the gateway of docker-compose.yml: it has no faults to inject. */
const BASE_URL = process.env.BASE_URL

export const test = base.extend<AppOptions & AppFixtures, AppServers>({
  server: [
    // Playwright reads the fixtures' names from the parameter's pattern, also when there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const store = storeUnderTest()
      const faults = faultInjector(store)
      if (BASE_URL) {
        await use({ url: new URL(BASE_URL).origin, faults })
        return
      }
      const server = await serveStore({ store, intercept: faults.intercept })
      await use({ url: server.url, faults })
      await server.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => {
    server.faults.mend()
    await use(server.url)
  },

  expectsProblems: [false, { option: true }],

  problems: [
    async ({ page, expectsProblems }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (isProblem(message)) problems.push(`${message.type()}: ${message.text()}`)
      })
      awaitAnswering(page)
      page.context().on('page', awaitAnswering)
      if (!expectsProblems) {
        awaitFilesBeforeJumps(page)
        page.context().on('page', awaitFilesBeforeJumps)
      }
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      await use(problems)
      if (!expectsProblems) base.expect(problems, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}

export { expect } from '@playwright/test'

/** For reading many at once: Playwright would read whatever is there, even nothing, so this waits for the first. */
export async function stood(many: Locator): Promise<Locator> {
  await many.first().waitFor({ state: 'attached' })
  return many
}

/**
 * A file of a published version, such as `/host/0.1.0-3f9c…/files.js`, the tab's icon, or the registry, live or
 * complete.
 */
const OF_THE_APP =
  /^\/([^/]+\/[^/]+-[0-9a-f]{12}\/|favicon\.svg$|registry\.json$|composition-[0-9a-f]{12}\.json$)/

/**
 * Collects the URLs that the page requests from now on, except for GET requests of the app's own files, which come at
 * any time.
 */
export function requestsFrom(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && OF_THE_APP.test(new URL(request.url()).pathname)
    if (!isFile) requests.push(request.url())
  })
  return requests
}
