import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  BROWSER_KEY,
  type Outcome,
  OUTCOMES_PATH,
  bucketOf,
  BUCKETS,
  chosenFor,
  PAINT_MS,
  parseAs,
  Registry,
} from '@aldergate/contract'
import { ROOT } from '@aldergate/delivery/process/root'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import { expect, test } from '../app'
import { pageHeading } from '../faults/fallen'
import { headingEntry } from '../faults/handmadeRemote'
import { publishTrading } from '../faults/handmadeTrading'
import { copyStore } from '../faults/storeCopy'
import { browserOf } from './browserOf'
import { storeKey } from '../store/storeKey'

const CANARY_HEADING = 'Market News of tomorrow'

/** A store of its own, with a canary of trading for a tenth of all browsers. */
async function canaryStore() {
  const { store, remove } = copyStore()
  const npmRun = async (...words: string[]) => {
    const env = { ...process.env, STORE: store }
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...words], {
      cwd: ROOT,
      env,
    })
    return stdout
  }
  const canary = await publishTrading(store, {
    container: 'trading_canary',
    entry: headingEntry('trading_canary', CANARY_HEADING),
  })
  const said = await npmRun('promote', '--', 'trading', '--percent', '10', '--why', 'Look first')
  expect(said).toContain(`trading ${canary} is for 10 % of browsers`)
  const asked: string[] = []
  const server = await serveStore({
    store,
    key: await storeKey(),
    intercept: ({ url = '' }) => {
      if (url.startsWith('/trading/')) asked.push(url)
      return false
    },
  })
  return {
    url: server.url,
    /** The files of trading requested since the last call. */
    asked: () => asked.splice(0),
    canary,
    npmRun,
    registry: async () => {
      const answer = await fetch(`${server.url}/registry.json`)
      return parseAs(Registry, 'The registry', await answer.json())
    },
    close: async () => {
      await server.close()
      remove()
    },
  }
}

let app: Awaited<ReturnType<typeof canaryStore>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  app = await canaryStore()
})

test.afterAll(() => app.close())

test('exactly a tenth of ten thousand browsers are dealt the canary by the registry that is served', async () => {
  const registry = await app.registry()
  const versions = Array.from({ length: BUCKETS }, (_, browser) => {
    const { remotes } = chosenFor(registry, browser)
    return remotes.find(({ name }) => name === 'trading')?.version
  })

  expect(versions.filter((version) => version === app.canary)).toHaveLength(1_000)
})

test('what is drawn of the live page is in the sight of bucket 1000, and not of 999', async ({
  browser,
}) => {
  for (const bucket of [999, 1_000]) {
    const { page, close } = await browserOf(browser, bucket)
    // The script stays pending.
    await page.route(/\/host\/.*\.js$/, () => {})
    await page.goto(`${app.url}/news`, { waitUntil: 'commit' })
    await expect(page.locator('#root')).toHaveAttribute('data-drawn')
    await expect(pageHeading(page, 'Market News')).toBeVisible({ visible: bucket === 1_000 })
    await close()
  }
  // Resets the count for the next test.
  app.asked()
})

test('bucket 999 of ten percent runs the canary, asked for once, and bucket 1000 what is live', async ({
  browser,
}) => {
  const inside = await browserOf(browser, 999)
  await inside.page.goto(`${app.url}/news`)
  await expect(pageHeading(inside.page, CANARY_HEADING)).toBeVisible()
  expect(app.asked()).toEqual([`/trading/${app.canary}/remoteEntry.js`])
  await inside.close()

  const outside = await browserOf(browser, 1_000)
  await outside.page.goto(`${app.url}/news`)
  await expect(pageHeading(outside.page, 'Market News')).toBeVisible()
  const { remotes } = await app.registry()
  const live = remotes.find(({ name }) => name === 'trading')
  const asked = app.asked()
  expect(asked).toContain(live?.entry.url)
  expect(asked.filter((path) => !path.startsWith(`/trading/${live?.version}/`))).toEqual([])
  expect(asked.length).toBe(new Set(asked).size)
  await outside.close()
})

test('a browser that has no number draws one and keeps it, and its platform page says what it runs', async ({
  page,
}) => {
  await page.goto(`${app.url}/platform`)
  const number = () => page.evaluate((key) => localStorage.getItem(key), BROWSER_KEY)
  const first = await number()
  expect(first).toMatch(/^\d{1,4}$/)
  const isCanary = bucketOf(Number(first), 'trading') < 1_000
  const card = page.getByRole('region', { name: 'trading', exact: true })
  await expect(card).toContainText(
    isCanary
      ? 'On trial: 10% of browsers, this one among them, get this version.'
      : `On trial: 10% of browsers get version ${app.canary} instead.`,
  )
  await expect(card.getByText(isCanary ? 'Canary' : 'Live', { exact: true })).toBeVisible()

  await page.reload()
  await expect(card).toBeVisible()
  expect(await number()).toBe(first)
})

test('a browser tells what became of what it runs, and nothing besides, and a canary that fails ends by itself', async ({
  browser,
}) => {
  const { page, close } = await browserOf(browser, 0)
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === OUTCOMES_PATH) told.push(request.postData() ?? '')
  })
  await page.goto(`${app.url}/news`)
  await expect(pageHeading(page, CANARY_HEADING)).toBeVisible()
  await expect.poll(() => told).toHaveLength(1)
  const { paintMs, ...others } = JSON.parse(told[0] ?? '') as Outcome
  expect(others).toEqual({ remote: 'trading', version: app.canary, phase: 'shown' })
  expect(PAINT_MS).toContain(paintMs)
  await close()

  const { remotes } = await app.registry()
  const live = remotes.find(({ name }) => name === 'trading')?.version
  async function tell(version: string | undefined, phase: string) {
    const body = JSON.stringify({ remote: 'trading', version, phase })
    await fetch(app.url + OUTCOMES_PATH, { method: 'POST', body })
  }
  for (let canaries = 0; canaries < 12; canaries += 1) {
    for (let others = 0; others < 9; others += 1) await tell(live, 'shown')
    await tell(app.canary, 'load')
  }
  await expect.poll(async () => (await app.registry()).canaries ?? []).toEqual([])
  expect(await app.npmRun('history', '--', 'trading', '--limit', '1')).toMatch(
    /The canary for 10 % failed in \d+ of \d+ browsers/,
  )
  await app.npmRun('promote', '--', `trading@${app.canary}`, '--percent', '10')
})

test('the kill switch brings what is live to every browser with its next page', async ({
  browser,
}) => {
  const { page, close } = await browserOf(browser, 0)
  await page.goto(`${app.url}/news`)
  await expect(pageHeading(page, CANARY_HEADING)).toBeVisible()

  const said = await app.npmRun('rollback', '--', 'trading', '--why', 'Orders come twice')
  expect(said).toContain(`trading ${app.canary}, the canary for 10 %, has ended`)
  app.asked()
  await page.reload()
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  expect(app.asked().filter((path) => path.includes(app.canary))).toEqual([])
  await close()
})
