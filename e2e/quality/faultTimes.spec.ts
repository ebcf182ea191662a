import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../app'
import { FAULT_KEY, HANDMADE_HEADING } from '../faults/handmadeRemote'
import { serveHandmadeStore } from '../faults/handmadeStore'
import { barLink, FAQ, pageHeading } from '../faults/fallen'
import { type Fault, FAULTS } from '../faultInjector'
import { record } from './figures'

test.use({ expectsProblems: true })

interface Times {
  /** Seconds from the click, or from the address, to being told. */
  told: number
  /** Seconds from Retry to the page. */
  healed: number
}

/** Longer than any limit: a test that waits so long has its answer. */
const MOST_MS = 40_000

const secondsSince = (startMs: number) => Math.round((performance.now() - startMs) / 10) / 100

/** Where a fault may strike at a later navigation: the files, the link that leads there, the page's title. */
const LATER = {
  entry: [/^\/trading\/[^/]+\/remoteEntry\.js$/, 'Market News'],
  'page file': [/^\/strategy\/[^/]+\/page-strategy-builder\.js$/, 'Strategy Builder'],
} as const

const PANEL_FILE = /^\/dashboard\/.*Overview.*\.js$/

const HOST_FILES = {
  'host main.js': /^\/host\/.*\/main\.js$/,
  'host shared.js': /^\/host\/.*\/shared\.js$/,
}

async function blankPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  return context.newPage()
}

async function measure({
  begin,
  told,
  mend,
  retry,
  healed,
}: Record<'begin' | 'told' | 'mend' | 'retry' | 'healed', () => Promise<unknown>>): Promise<Times> {
  const start = performance.now()
  await begin()
  await told()
  const toldAfter = secondsSince(start)
  await mend()
  const again = performance.now()
  await retry()
  await healed()
  return { told: toldAfter, healed: secondsSince(again) }
}

/** Prints what was measured, the slowest last, and records the worst. */
function conclude(what: string, times: Record<string, Times>) {
  const rows = Object.entries(times).sort(([, a], [, b]) => a.told - b.told)
  const lines = rows.map(
    ([how, { told, healed }]) => `${told.toFixed(1)} s  ${healed.toFixed(1)} s  ${how}`,
  )
  // eslint-disable-next-line no-console -- the table is what the run is for
  console.log(`${what}: told, healed\n${lines.join('\n')}`)
  record(`${what}: told, in s`, Math.max(...rows.map(([, { told }]) => told)))
  record(`${what}: healed, in s`, Math.max(...rows.map(([, { healed }]) => healed)))
}

for (const [what, [path, name]] of Object.entries(LATER)) {
  test(`how soon a fault of the ${what} is told and healed`, async ({ browser, server }) => {
    const times: Record<string, Times> = {}
    for (const [how, fault] of Object.entries<Fault>(FAULTS)) {
      for (const visit of ['first visit', 'later'] as const) {
        const page = await blankPage(browser)
        if (visit === 'later') {
          await page.goto(`${server.url}/faq`)
          await expect(pageHeading(page, FAQ)).toBeVisible()
        }
        server.faults.breakDown({ path, fault })
        times[`${how}, ${visit}`] = await measure({
          begin: async () =>
            visit === 'later'
              ? barLink(page, name).click()
              : page.goto(
                  `${server.url}${name === 'Market News' ? '/news' : '/strategy-builder'}`,
                  {
                    waitUntil: 'commit',
                  },
                ),
          told: () =>
            expect(pageHeading(page, `${name} is unavailable right now.`)).toBeVisible({
              timeout: MOST_MS,
            }),
          mend: async () => server.faults.mend(),
          retry: () =>
            page.getByRole('main').getByRole('button', { name: 'Retry', exact: true }).click(),
          healed: () => expect(pageHeading(page, name)).toBeVisible({ timeout: MOST_MS }),
        })
        await page.context().close()
      }
    }
    conclude(what, times)
  })
}

test('how soon a fault of a panel is told and healed', async ({ browser, server }) => {
  const times: Record<string, Times> = {}
  for (const [how, fault] of Object.entries<Fault>(FAULTS)) {
    const page = await blankPage(browser)
    const panel = page.locator('[data-panel-id="overview"]')
    server.faults.breakDown({ path: PANEL_FILE, fault })
    times[how] = await measure({
      begin: () => page.goto(`${server.url}/dashboard`, { waitUntil: 'commit' }),
      told: () => expect(panel.getByRole('alert')).toBeVisible({ timeout: MOST_MS }),
      mend: async () => server.faults.mend(),
      retry: () => panel.getByRole('button', { name: 'Retry', exact: true }).click(),
      healed: () => expect(panel).toContainText('Portfolio value', { timeout: MOST_MS }),
    })
    await page.context().close()
  }
  conclude('panel file', times)
})

for (const [what, path] of Object.entries(HOST_FILES)) {
  test(`how soon a fault of the ${what} is told and healed`, async ({ browser, server }) => {
    const times: Record<string, Times> = {}
    for (const [how, fault] of Object.entries<Fault>(FAULTS)) {
      const page = await blankPage(browser)
      server.faults.breakDown({ path, fault })
      times[how] = await measure({
        begin: () => page.goto(`${server.url}/faq`, { waitUntil: 'commit' }),
        told: () =>
          expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible({
            timeout: MOST_MS,
          }),
        mend: async () => server.faults.mend(),
        retry: () => page.getByRole('button', { name: 'Try again', exact: true }).click(),
        healed: () => expect(pageHeading(page, FAQ)).toBeVisible({ timeout: MOST_MS }),
      })
      await page.context().close()
    }
    conclude(what, times)
  })
}

test('how soon a page that never ends, or throws, is told and healed', async ({ browser }) => {
  const store = await serveHandmadeStore()
  const times: Record<string, Times> = {}
  for (const stage of ['init', 'get', 'module', 'first render', 'mount']) {
    const page = await blankPage(browser)
    await page.goto(`${store.url}/faq`)
    await expect(pageHeading(page, FAQ)).toBeVisible()
    await page.evaluate(([key, name]) => sessionStorage.setItem(key, name), [
      FAULT_KEY,
      stage,
    ] as const)
    times[stage] = await measure({
      begin: () => barLink(page, 'Market News').click(),
      told: () =>
        expect(pageHeading(page, 'Market News is unavailable right now.')).toBeVisible({
          timeout: MOST_MS,
        }),
      mend: () => page.evaluate((key) => sessionStorage.removeItem(key), FAULT_KEY),
      retry: () =>
        page.getByRole('main').getByRole('button', { name: 'Retry', exact: true }).click(),
      healed: () => expect(pageHeading(page, HANDMADE_HEADING)).toBeVisible({ timeout: MOST_MS }),
    })
    await page.context().close()
  }
  await store.close()
  conclude('stage of a page', times)
})
