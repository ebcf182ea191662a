import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@aldergate/contract'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import { jsonForScript } from '@aldergate/delivery/documents/escape'
import { promoteVersions } from '@aldergate/delivery/promotion/promoteVersions'
import { writeServed } from '@aldergate/delivery/disk/writeAtomically'
import type { Page } from '@playwright/test'
import { storeUnderTest } from '../store/storeUnderTest'
import { POISON, TRACE } from './faultInjector'
import { storeKey } from '../store/storeKey'
import { barLink, expectNoStart, expectUnavailable, FAQ, openFaq, pageHeading } from './fallen'
import { expect, test } from './faultTest'
import { headingEntry } from './handmadeRemote'
import { publishTrading } from './handmadeTrading'
import { copyStore } from './storeCopy'

/** Whether anything of the altered bytes has run. */
function trace(page: Page) {
  return page.evaluate((name) => Reflect.get(window, name), TRACE)
}

/** Navigates within the document to a path without a link. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

test('an altered byte in the script of the host is refused, and the empty page says so', async ({
  page,
  server,
}) => {
  server.faults.breakDown({ path: /^\/host\/[^/]+\/main\.js$/, fault: POISON })
  await expectNoStart(page)
  expect(await trace(page)).toBeUndefined()
})

for (const [what, path, link, title] of [
  ['an entry', /^\/trading\/[^/]+\/remoteEntry\.js$/, 'Market News', 'Market News'],
  ['a page', /^\/trading\/[^/]+\/page-news\.js$/, 'Market News', 'Market News'],
  ['a shared part', /^\/host\/[^/]+\/market\.js$/, 'Trading View', 'Trading View'],
] as const) {
  test(`an altered byte in ${what} is refused, and the page that needs it says so`, async ({
    page,
    server,
    problems,
  }) => {
    await openFaq(page)
    server.faults.breakDown({ path, fault: POISON })
    await barLink(page, link).click()
    await expectUnavailable(page, title)
    expect(await trace(page)).toBeUndefined()
    expect(problems.join('\n')).toMatch(/could not be loaded|not what was published|integrity/)
  })
}

test('an altered byte in a part that the host loads later is refused, and its page says so', async ({
  page,
  server,
}) => {
  await openFaq(page)
  server.faults.breakDown({ path: /^\/host\/[^/]+\/PlatformContent\.js$/, fault: POISON })
  await goTo(page, '/platform')
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  expect(await trace(page)).toBeUndefined()
})

test('an altered byte in a part that a remote loads later is refused, and the rest of its page is there', async ({
  page,
  server,
  problems,
}) => {
  const path = /^\/trading\/[^/]+\/Tickers\.js$/
  server.faults.breakDown({ path, fault: POISON })
  await openFaq(page)
  await barLink(page, 'Market News').click()
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  await expect.poll(() => problems.some((problem) => problem.includes('Tickers.js'))).toBe(true)
  expect(await trace(page)).toBeUndefined()
})

test('no page loads a style file, and no worker comes as a file of its own: both travel in checked files', () => {
  const files = readdirSync(storeUnderTest(), { recursive: true, encoding: 'utf8' })

  // Styles of prerendered pages are inline in their documents, allowed by hash.
  expect(files.filter((file) => /(?<!\/drawn\/[^/]+)\.css$/.test(file))).toEqual([])
  const worker = files.find((file) => /engine\.worker\.js$/.test(file)) ?? ''
  // A chunk of webpack, which holds the worker as a text, and not a script that a worker could run.
  expect(readFileSync(join(storeUnderTest(), worker), 'utf8')).toMatch(/webpackChunk|\.push\(\[\[/)
})

/** A store of its own, in which a test may replace the files that list the parts. */
async function releasesStore() {
  const { store, remove } = copyStore()
  const server = await serveStore({ store })
  const read = (name: string) => readFileSync(join(store, name), 'utf8')
  let count = 0
  return {
    url: server.url,
    registry: () => JSON.parse(read('registry.json')) as Registry,
    document: (name = 'index.html') => read(name),
    /** Replaces a file, like somebody with write access to the store. */
    exchange: (name: string, text: string) => writeServed(join(store, name), text),
    promote: async (heading: string) => {
      count += 1
      const container = `trading_${count}`
      const entry = headingEntry(container, heading)
      const trading = await publishTrading(store, { container, entry })
      const key = await storeKey()
      await promoteVersions({ store, versions: { trading }, who: 'a test', why: heading, key })
    },
    close: async () => {
      await server.close()
      remove()
    },
  }
}

/** The document with another registry in it. */
function withRegistry(html: string, registry: object): string {
  return html.replace(/(id="registry">)[^]*?(<\/script>)/, (_all, open: string, end: string) =>
    [open, jsonForScript(registry), end].join(''),
  )
}

test.describe('what says which parts there are', () => {
  let store: Awaited<ReturnType<typeof releasesStore>>

  test.beforeEach(async () => {
    store = await releasesStore()
    await store.promote('News of yesterday')
  })

  test.afterEach(() => store.close())

  test('an altered registry in the document is refused before anything of it runs, and the page says so', async ({
    page,
    problems,
  }) => {
    const altered = { ...store.registry(), hostVersion: '9.9.9' }
    await store.exchange('index.html', withRegistry(store.document(), altered))
    await page.goto(`${store.url}/news`)

    await expect(pageHeading(page, 'News of yesterday')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('is not signed by the owners of this app')
    expect(problems.join('\n')).toContain(
      'The registry of index.html is not signed by a key that this host trusts.',
    )
  })

  test('an altered part of it in the document of a page is refused as well', async ({
    page,
    problems,
  }) => {
    const html = store.document('documents/faq.html')
    await store.exchange('documents/faq.html', html.replace('"partFor":"/faq"', '"partFor":"/"'))
    await page.goto(`${store.url}/faq`)

    await expect(page.getByRole('alert')).toContainText('is not signed by the owners of this app')
    await expect(pageHeading(page, FAQ)).toBeVisible()
    expect(problems.join('\n')).toContain('is not signed by a key that this host trusts.')
  })

  test('where the live one is altered as well, the newest that this browser has seen is shown', async ({
    page,
  }) => {
    await page.goto(`${store.url}/faq`)
    await expect(page.getByRole('alert')).toHaveCount(0)
    const altered = { ...store.registry(), hostVersion: '9.9.9' }
    await store.exchange('index.html', withRegistry(store.document(), altered))
    await store.exchange('registry.json', JSON.stringify(altered))

    await page.goto(`${store.url}/news`)
    await expect(pageHeading(page, 'News of yesterday')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('was refused')
  })

  test('a browser that has seen nothing else does not start with an altered one, and says so', async ({
    page,
  }) => {
    const altered = { ...store.registry(), hostVersion: '9.9.9' }
    await store.exchange('index.html', withRegistry(store.document(), altered))
    await store.exchange('registry.json', JSON.stringify(altered))

    await page.goto(`${store.url}/news`, { waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toContainText('Aldergate Trade')
    await expect(page.getByRole('heading')).toHaveCount(0)
  })

  test('an open tab refuses an altered live registry, goes on with its own, and says so', async ({
    page,
    problems,
  }) => {
    await page.goto(`${store.url}/news`)
    await expect(pageHeading(page, 'News of yesterday')).toBeVisible()
    const altered = { ...store.registry(), release: 99 }
    await store.exchange('registry.json', JSON.stringify(altered))
    // An unknown page is looked up in a newer release.
    await goTo(page, '/a-page-of-tomorrow')

    await expect
      .poll(() => problems.join('\n'))
      .toContain('/registry.json is not signed by a key that this host trusts.')
    await goTo(page, '/platform')
    await expect(page.getByRole('alert')).toContainText('It was refused, and this one stays.')
  })

  test('an altered composition of another day is not opened', async ({ page }) => {
    const { fingerprint } = store.registry()
    const past = store.registry()
    await store.promote('News of today')
    await store.exchange(
      `composition-${fingerprint}.json`,
      JSON.stringify({ ...past, hostVersion: '9.9.9' }),
    )

    await page.goto(`${store.url}/news?composition=${fingerprint}`)
    await expect(pageHeading(page, 'News of today')).toBeVisible()
    await expect(page.getByRole('note')).toContainText('is no longer kept: this is today’s.')
    await store.exchange(`composition-${fingerprint}.json`, JSON.stringify(past))
    await page.goto(`${store.url}/news?composition=${fingerprint}`)
    await expect(pageHeading(page, 'News of yesterday')).toBeVisible()
  })

  test('an old release that is played back is refused by a browser that has seen a newer one', async ({
    page,
    browser,
  }) => {
    const [document, registry] = [store.document(), JSON.stringify(store.registry())]
    await store.promote('News of today')
    await page.goto(`${store.url}/news`)
    await expect(pageHeading(page, 'News of today')).toBeVisible()
    await store.exchange('index.html', document)
    await store.exchange('registry.json', registry)

    await page.goto(`${store.url}/news`)
    await expect(pageHeading(page, 'News of today')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('is older than one that this browser has')

    // A first-time visitor has nothing to compare with.
    const other = await browser.newPage()
    await other.goto(`${store.url}/news`)
    await expect(pageHeading(other, 'News of yesterday')).toBeVisible()
    await other.close()
  })
})
