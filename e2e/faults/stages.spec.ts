import type { Page } from '@playwright/test'
import { barLink, expectUnavailable, openFaq, pageHeading } from './fallen'
import { expect, test } from './faultTest'
import { panelOf } from '../pages/dashboardPanel'
import { FAULT_KEY, HANDMADE_HEADING, type Stage } from './handmadeRemote'
import { type HandmadeStore, serveHandmadeStore } from './handmadeStore'

let store: HandmadeStore

test.beforeAll(async () => {
  store = await serveHandmadeStore()
})

test.afterAll(() => store.close())

async function goWrongAt(page: Page, stage: Stage) {
  await page.evaluate(([key, name]) => sessionStorage.setItem(key, name), [
    FAULT_KEY,
    stage,
  ] as const)
}

/** The card and the console name the same culprit. */
async function expectBlame(page: Page, problems: string[], source: string, what: string) {
  await expect(page.getByRole('main').getByText(source, { exact: true })).toBeVisible()
  expect(problems.join('\n')).toContain(`${source} ${what}`)
}

/** The notification names it, too. */
async function expectNotified(page: Page, source: string) {
  await barLink(page, 'Dashboard').click()
  const center = panelOf(page, 'notification-center')
  await center.scrollIntoViewIfNeeded()
  await expect(
    center.getByText(`Market News is unavailable right now (${source}).`, { exact: true }).first(),
  ).toBeVisible()
}

for (const [stage, what] of [
  ['init', 'could not load /news'],
  ['get', 'could not load /news'],
  ['module', 'could not load /news'],
  ['first render', 'is loaded, and never ready to show /news'],
  ['mount', 'crashed on /news'],
] as const) {
  test(`a page that goes wrong at its ${stage} is told with the name and the version that are to blame`, async ({
    page,
    problems,
  }) => {
    await openFaq(page, store.url)
    await goWrongAt(page, stage)
    await barLink(page, 'Market News').click()
    await expectUnavailable(page, 'Market News')
    await expectBlame(page, problems, store.trading, what)
    if (stage === 'init' || stage === 'mount') await expectNotified(page, store.trading)
  })
}

test('a page that throws as it is left is blamed itself, and the next one is shown', async ({
  page,
  problems,
}) => {
  await page.goto(`${store.url}/news`)
  await expect(pageHeading(page, HANDMADE_HEADING)).toBeVisible()
  await goWrongAt(page, 'unmount')
  await barLink(page, 'Settings').click()

  await expect(pageHeading(page, 'Settings')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(problems.join('\n')).toContain(`${store.trading} threw as it was left`)
})

test('a page that fails in the script of another remote: console, card and notification name that one', async ({
  page,
  problems,
}) => {
  await page.goto(`${store.url}/strategy-builder`)
  await expect(pageHeading(page, 'Strategy Builder')).toBeVisible()
  await goWrongAt(page, 'call of another remote')
  await barLink(page, 'Market News').click()
  await expectUnavailable(page, 'Market News')
  await expectBlame(page, problems, store.strategy, 'crashed on /news')
  await expectNotified(page, store.strategy)
})

test('nonsense that a page writes into the shared settings fells neither it nor the frame', async ({
  page,
}) => {
  await openFaq(page, store.url)
  await goWrongAt(page, 'shared settings')
  await barLink(page, 'Market News').click()
  await expect(pageHeading(page, HANDMADE_HEADING)).toBeVisible()
  await barLink(page, 'Settings').click()
  await expect(pageHeading(page, 'Settings')).toBeVisible()
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('en')
})
