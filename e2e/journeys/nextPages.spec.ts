import type { Page } from '@playwright/test'
import { pageAt, PATHS, type RegisteredRemote } from '@aldergate/contract'
import { expect, test } from '../app'
import { liveRegistry } from '../store/liveRegistry'
import { saveData } from '../browser/saveData'

const registry = liveRegistry()

/** Longer than the page has the network to itself before any prefetch. */
const REST_MS = 5_000

/** The last link of the bar, whose page is prefetched last. */
const LAST = PATHS.login

function fileOf(path: string): string {
  const [file] = pageAt(registry, path)?.page.files.slice(-1) ?? []
  if (!file) throw new Error(`The live composition has no page ${path}.`)
  return file.url
}

/** Requests from now on for files of remotes other than the page's own. */
function foreignFiles(page: Page, own: RegisteredRemote['name']): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const [, source = ''] = new URL(request.url()).pathname.split('/')
    const isRemote = registry.remotes.some(({ name }) => name === source)
    if (isRemote && source !== own) files.push(request.url())
  })
  return files
}

/**
 * A slow connection, such as on a train. Chromium 150 does not report a throttled line in `navigator.connection`, so
 * this sets it.
 */
async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = { saveData: false, effectiveType: '3g' }
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
}

/** Opens a page, and waits until it is quiet, with the prefetching code loaded. */
async function openAndRest(page: Page, path: string): Promise<void> {
  await page.clock.install()
  const afterwards = page.waitForResponse(/\/host\/[^/]+\/afterwards\.js$/)
  await page.goto(path)
  await (await afterwards).finished()
  await page.clock.runFor(REST_MS)
}

/** Resolves when the pages of all links in the bar have been prefetched. */
async function allAhead(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith(fileOf(LAST)))
}

test('the pages of the bar are here before anybody points at them, and none of them runs', async ({
  page,
}) => {
  const ahead = allAhead(page)
  await page.goto('/faq')
  await ahead
  const containers = registry.remotes.map(({ container }) => container)
  const ran = await page.evaluate((names) => names.filter((name) => name in window), containers)
  expect(ran).toEqual([pageAt(registry, '/faq')?.remote.container])
})

test.describe('without a line', () => {
  test.use({ expectsProblems: true })

  test('they are shown', async ({ page }) => {
    const ahead = allAhead(page)
    await page.goto('/faq')
    await ahead
    await page.context().setOffline(true)
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const [link, heading] of [
      ['Market News', 'Market News'],
      ['Portfolio', 'Your Portfolio'],
      ['Login', 'Login'],
    ] as const) {
      await bar.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
  })
})

test('on a phone they come once the menu shows their links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const foreign = foreignFiles(page, 'content')
  await openAndRest(page, '/faq')
  expect(foreign).toEqual([])

  await page.clock.resume()
  const ahead = allAhead(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await ahead
})

for (const [what, settle] of [
  ['saves data', saveData],
  ['has a slow line', slowDown],
] as const) {
  test(`a device that ${what} is asked for nothing`, async ({ page }) => {
    await settle(page)
    const foreign = foreignFiles(page, 'content')
    await openAndRest(page, '/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(foreign).toEqual([])
  })
}
