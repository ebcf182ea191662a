import type { Page } from '@playwright/test'
import {
  barLink,
  expectHealed,
  expectSameDocument,
  expectUnavailable,
  openFaq,
  pageHeading,
} from './fallen'
import { expect, test } from './faultTest'

/** The file with the whole registry, including what a document omits. */
const REST = '**/composition-*.json'

/** The URL of the live registry. */
const LIVE = '**/registry.json'

/** Holds back the rest of the registry, and reports when the page requests it. */
async function holdRest(page: Page) {
  let arrive: () => void = () => undefined
  const released = new Promise<void>((resolve) => (arrive = resolve))
  const asked = page.waitForRequest(REST)
  await page.route(REST, async (route) => {
    await released
    await route.continue()
  })
  return { arrive, asked }
}

test('a link that is pressed before the rest of the registry has come waits for it, and the page stays', async ({
  page,
}) => {
  const { arrive, asked } = await holdRest(page)
  await openFaq(page)
  await barLink(page, 'Market News').click()
  await asked
  await expect(page.getByRole('progressbar', { name: 'Loading This page' })).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')

  arrive()
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  await expectSameDocument(page)
})

test('a link that is pressed twice before the rest of the registry has come leads to its page', async ({
  page,
}) => {
  const { arrive, asked } = await holdRest(page)
  await openFaq(page)
  await barLink(page, 'Market News').dblclick()
  await asked
  arrive()
  await expect(pageHeading(page, 'Market News')).toBeVisible()
})

test('where the rest of the registry does not come, a page is unavailable, and Retry brings it', async ({
  page,
}) => {
  const fails = (url: string) => page.route(url, (route) => route.fulfill({ status: 503 }))
  await fails(REST)
  await fails(LIVE)
  await openFaq(page)
  await barLink(page, 'Market News').click()
  await expectUnavailable(page, 'Market News')

  await page.unroute(LIVE)
  await expectHealed(page, 'Market News')
  await expectSameDocument(page)
})

test('what is live stands in for the rest of a registry that is not kept any more', async ({
  page,
}) => {
  await page.route(REST, (route) => route.fulfill({ status: 404 }))
  await openFaq(page)
  await barLink(page, 'Market News').click()

  await expect(pageHeading(page, 'Market News')).toBeVisible()
  await expectSameDocument(page)
})
