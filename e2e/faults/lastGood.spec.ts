import { GOOD_VERSIONS_KEY } from '@aldergate/contract'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import { promoteVersions } from '@aldergate/delivery/promotion/promoteVersions'
import type { Page } from '@playwright/test'
import { type Fault, FAULTS } from './faultInjector'
import { barLink, expectTold, expectUnavailable, openFaq, pageHeading } from './fallen'
import { expect, test } from './faultTest'
import { headingEntry, throwingEntry } from './handmadeRemote'
import { publishTrading } from './handmadeTrading'
import { storeKey } from '../store/storeKey'
import { copyStore } from './storeCopy'

const GOOD = 'News as they were'
const MENDED = 'News as they shall be'

/** A store of its own, with handmade versions of trading that may be served with faults. */
async function newsStore() {
  const { store, remove } = copyStore()
  let broken: { version: string; fault: Fault } | undefined
  const server = await serveStore({
    store,
    intercept: ({ url = '' }, response) => {
      if (!broken || !url.startsWith(`/trading/${broken.version}/`)) return false
      broken.fault({ response, published: Buffer.from('') })
      return true
    },
  })
  let count = 0
  return {
    url: server.url,
    /** Promotes an entry whose pages show the given heading. Returns its version. */
    promote: async (entryOf: (container: string) => string) => {
      count += 1
      const container = `trading_${count}`
      const trading = await publishTrading(store, { container, entry: entryOf(container) })
      const key = await storeKey()
      await promoteVersions({ store, versions: { trading }, who: 'a test', why: 'A version', key })
      return trading
    },
    breakDown: (version: string, fault: Fault) => {
      broken = { version, fault }
    },
    close: async () => {
      await server.close()
      remove()
    },
  }
}

let store: Awaited<ReturnType<typeof newsStore>>
let good: string

test.beforeEach(async () => {
  store = await newsStore()
  good = await store.promote((container) => headingEntry(container, GOOD))
})

test.afterEach(() => store.close())

/** Shows the news for as long as it takes to have worked. */
async function readNews(page: Page) {
  await page.goto(`${store.url}/news`)
  await expect(pageHeading(page, GOOD)).toBeVisible()
  await page.clock.runFor(4_000)
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), GOOD_VERSIONS_KEY))
    .toContain(good)
}

/** Expects the messages about a page that runs in another version than the live one. */
async function expectStandIn(page: Page, live: string, problems: readonly string[]) {
  await expectTold(page, pageHeading(page, GOOD))
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(problems.join('\n')).toContain(`trading ${good} stands in for trading ${live} on /news`)
  await page.evaluate(() => {
    history.pushState(null, '', '/platform')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const card = page.getByRole('region', { name: 'trading', exact: true })
  await expect(card).toContainText(
    `/news runs in version ${good}, which has worked here before: it failed in this one.`,
  )
}

/** It throws before it has set anything. */
function brokenEntry(container: string): string {
  return `throw new Error('A bug at import.')\n${headingEntry(container, GOOD)}`
}

for (const [how, entryOf] of [
  ['throws at import', brokenEntry],
  ['throws as its page is first shown', throwingEntry],
] as const) {
  test(`a version that ${how} gives way to the one that has worked here, and a mended one is taken`, async ({
    page,
    problems,
  }) => {
    await readNews(page)
    const live = await store.promote(entryOf)
    await page.goto(`${store.url}/news`)
    await expectStandIn(page, live, problems)
    await barLink(page, 'Market News').click()
    await expect(pageHeading(page, GOOD)).toBeVisible()

    await store.promote((container) => headingEntry(container, MENDED))
    await page.goto(`${store.url}/news`)
    await expect(pageHeading(page, MENDED)).toBeVisible()
  })
}

for (const how of ['it answers 500', 'it hangs'] as const) {
  test(`a version of which nothing comes, because ${how}, gives way to the one that has worked here`, async ({
    page,
    problems,
  }) => {
    await readNews(page)
    const live = await store.promote((container) => headingEntry(container, MENDED))
    store.breakDown(live, FAULTS[how])
    await openFaq(page, store.url)
    await barLink(page, 'Market News').click()
    await expectStandIn(page, live, problems)
  })
}

test('a version that fails in a browser in which none has worked is told as ever', async ({
  page,
}) => {
  await store.promote(throwingEntry)
  await page.goto(`${store.url}/news`)

  await expectUnavailable(page, 'Market News')
})
