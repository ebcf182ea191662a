import {
  barLink,
  expectHealed,
  expectSameDocument,
  expectUnavailable,
  markDocument,
  pageHeading,
} from './fallen'
import { expect, test } from './faultTest'
import { IDEAS_HEADING, type OddStore, serveOddStore } from './oddStore'
import { expectNoBarriersInBothThemes } from '../pages/expectNoBarriers'
import { sidewaysPx } from '../browser/sideways'

let store: OddStore

test.beforeAll(async () => {
  store = await serveOddStore()
})

test.afterAll(() => store.close())

test('malformed, unknown and future entries of the registry: the app starts, and each is told', async ({
  page,
  problems,
}) => {
  const alert = page.getByRole('main').getByRole('alert')

  // A later contract version: the first page requested is one of this remote.
  await page.goto(`${store.url}/news`)
  await expectUnavailable(page, 'Market News')
  await expect(alert).toContainText('“trading” was made for a newer version of this app')
  await expect(alert).toContainText('it speaks contract 99')
  await expect(page).toHaveTitle(/^(\(\d+\) )?Market News · Aldergate Trade$/)
  expect(problems.join('\n')).toMatch(/trading \S+ is left out: it speaks contract 99/)
  await markDocument(page)

  // An invalid shape.
  await barLink(page, 'Strategy Builder').click()
  await expectUnavailable(page, 'Strategy Builder')
  await expect(alert).toContainText('“strategy” was left out')
  await expect(alert).toContainText('.entry.integrity')

  // Unknown fields are ignored, also in other entries.
  await barLink(page, 'Portfolio').click()
  await expect(pageHeading(page, 'Your Portfolio')).toBeVisible()
  await barLink(page, 'Settings').click()
  await expect(pageHeading(page, 'Settings')).toBeVisible()
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([])

  // After the repair Retry shows the page: its routes existed all the time.
  await barLink(page, 'Market News').click()
  await expectUnavailable(page, 'Market News')
  await store.mend()
  await expectHealed(page, 'Market News')
  await expectSameDocument(page)
})

test('a remote with a name that nobody knows has its page, and /platform lists all of them', async ({
  page,
}) => {
  await page.goto(`${store.url}/ideas`)
  await expect(pageHeading(page, IDEAS_HEADING)).toBeVisible()
  await expect(page).toHaveTitle('Ideas · Aldergate Trade')

  await page.goto(`${store.url}/platform`)
  await expect(pageHeading(page, 'Platform')).toBeVisible()
  for (const [name, reason] of [
    ['trading', /contract 99, and this app knows contracts up to 1/],
    ['strategy', /cannot be read at remotes\.\d+\.entry\.integrity/],
    ['#1', /cannot be read at remotes\.0\./],
    ['#2', /cannot be read at remotes\.1\./],
  ] as const) {
    const card = page.getByRole('region', { name, exact: true })
    await expect(card.getByText('Left out', { exact: true })).toBeVisible()
    await expect(card.getByText(reason)).toBeVisible()
  }
  for (const name of ['dashboard', 'portfolio', 'content', 'ideas']) {
    const card = page.getByRole('region', { name, exact: true })
    await expect(card.getByText('Live', { exact: true })).toBeVisible()
  }
  await page
    .getByRole('region', { name: 'ideas', exact: true })
    .getByRole('link', { name: 'Ideas', exact: true })
    .click()
  await expect(pageHeading(page, IDEAS_HEADING)).toBeVisible()
})

test('/platform fits every width and has no accessibility violation in dark or light', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${store.url}/platform`)
  await expect(pageHeading(page, 'Platform')).toBeVisible()
  await expectNoBarriersInBothThemes(page)
  for (const width of [320, 390, 768, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysPx(page), `${width} px`).toBeLessThanOrEqual(0)
  }
})
