import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { panelOf } from '../pages/dashboardPanel'
import { liveRegistry } from '../store/liveRegistry'
import { oneClone } from './oneClone'

const REMOTES = ['dashboard', 'trading', 'strategy', 'portfolio', 'content'] as const

const clone = oneClone()

function append(file: string, text: string) {
  appendFileSync(join(clone().folder, file), `${text}\n`)
}

async function publish(...names: string[]) {
  await clone().npmRun('build', '--', ...names)
  await clone().npmRun('publish:remote', '--', ...names)
}

function promote(...names: string[]): Promise<string> {
  return clone().npmRun('promote', '--', ...names, '--why', 'a test')
}

/** Returns the live version of each build. */
async function live(): Promise<Record<string, string>> {
  const { hostVersion, remotes } = (await (await fetch(`${clone().url}/registry.json`)).json()) as {
    hostVersion: string
    remotes: { name: string; version: string }[]
  }
  return Object.fromEntries([
    ['host', hostVersion],
    ...remotes.map(({ name, version }) => [name, version]),
  ])
}

/** Counts, from the document's start, what must exist only once: copies of React's renderer, and clocks. */
async function countOnes(page: Page) {
  await page.addInitScript(() => {
    const ones = { renderers: 0, clocks: 0 }
    const { setInterval: start, clearInterval: stop } = window
    const clocks = new Set<unknown>()
    Object.assign(window, {
      ones,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => (ones.renderers += 1),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
      },
      setInterval: (run: () => void, ms: number) => {
        const id = start(run, ms)
        if (ms === 1_000) ones.clocks = clocks.add(id).size
        return id
      },
      clearInterval: (id: number) => {
        if (clocks.delete(id)) ones.clocks = clocks.size
        stop(id)
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { ones: object }).ones)
}

test('a remote with a newer kit brings its own copy under the older host, with one React, one store and one clock', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const before = await live()
  const ones = await countOnes(page)
  await page.goto(`${clone().url}/trading-view`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trading View')
  const withTheHosts = await ones()
  expect(withTheHosts).toEqual({ renderers: 1, clocks: 1 })

  clone().edit('shared/ui/package.json', (source) =>
    source.replace(/"version": "1\.\d+/, '"version": "1.99'),
  )
  clone().edit('shared/ui/src/Page.tsx', (source) =>
    source.replace('<Column $wide={wide}>', '<Column $wide={wide} data-kit="newer">'),
  )
  await publish('trading')
  await promote('trading')
  expect((await live()).host).toBe(before.host)

  const asked = new Set<string>()
  page.on('requestfinished', (request) => asked.add(new URL(request.url()).pathname))
  await page.goto(`${clone().url}/trading-view`)
  await expect(page.locator('[data-kit="newer"]').getByRole('heading', { level: 1 })).toHaveText(
    'Trading View',
  )
  expect([...asked].filter((path) => /^\/trading\/.*\/spare\.js$/.test(path))).toHaveLength(1)
  expect(await ones()).toEqual(withTheHosts)

  // What a page on the host's kit chooses, the page on its own kit follows: texts of that kit among it.
  await expect(page.getByText('Simulated data', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await page.getByLabel('Language').selectOption({ label: 'Español' })
  await page.getByRole('button', { name: 'Save Settings', exact: true }).click()
  await page.goBack()
  await expect(page.locator('[data-kit="newer"]')).toBeVisible()
  await expect(page.getByText('Datos simulados', { exact: true }).first()).toBeVisible()
})

test('a remote that uses what the host does not offer waits for the host, which grows under five old remotes', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const before = await live()
  append('shared/platform/src/index.ts', `import { atom as grown } from 'jotai'`)
  append('shared/platform/src/index.ts', `export const grownAtom = grown('from the host')`)
  append('shared/ui/src/index.ts', `export const GrownPart = () => null`)
  clone().edit('shared/platform/src/notifications.ts', (source) =>
    source.replace('MAX_NOTIFICATIONS = 200', 'MAX_NOTIFICATIONS = 300'),
  )
  clone().edit('mfe-trading/src/news/NewsPage.tsx', (source) =>
    `import { grownAtom, MAX_NOTIFICATIONS } from '@aldergate/platform'\n${source}`.replace(
      /(export default function NewsPage\(\) \{\n)/,
      '$1  document.documentElement.dataset.grown = `${grownAtom.init}: ${MAX_NOTIFICATIONS}`\n',
    ),
  )
  // Packages of which a remote has its own copy, if only of a part: under this host all five have to run on those, which
  // the next test looks at.
  const lowerVersions = ['ui', 'charts', 'files', 'market', 'ledger'].map((name) =>
    clone().edit(`shared/${name}/package.json`, (source) =>
      source.replace(/"version": "(\d)\.\d+/, '"version": "$1.100'),
    ),
  )
  await publish('host')
  for (const lower of lowerVersions) lower()
  await publish('trading')

  await expect(promote('trading')).rejects.toThrow(
    /trading \S+ does not fit host \S+\. It uses .*grownAtom(\.init)? of @aldergate\/platform, which is not offered: promote a host that offers it in the same release/,
  )
  expect(await live()).toEqual(before)

  await promote('host')
  const after = await live()
  expect(after.host).not.toBe(before.host)
  for (const name of REMOTES) expect(after[name]).toBe(before[name])
  await page.goto(`${clone().url}/news`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Market News')

  await promote('trading')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-grown', 'from the host: 300')
})

test('all five run on their own copies of whatever the host has in another version', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const problems: string[] = []
  page.on('console', (message) => {
    // The charts' provider may be out of reach.
    const isOurs = message.location().url.startsWith(clone().url)
    if (message.type() === 'error' && isOurs) problems.push(message.text())
  })
  const spares = new Set<string>()
  page.on('requestfinished', (request) => {
    const [, name] = /^\/([^/]+)\/[^/]+\/spare\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (name) spares.add(name)
  })
  for (const [path, heading] of [
    ['/', 'Experience seamless trading'],
    ['/faq', 'Frequently Asked Questions'],
    ['/settings', 'Settings'],
    ['/dashboard', 'Our Dashboard'],
    ['/trading-view', 'Trading View'],
    ['/news', 'Market News'],
    ['/portfolio', 'Your Portfolio'],
    ['/analytics', 'Analytics'],
    ['/strategy-builder', 'Strategy Builder'],
  ] as const) {
    await page.goto(`${clone().url}${path}`)
    await expect(page.locator('#root:not([data-drawn])')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
  await expect.poll(() => [...spares].sort()).toEqual([...REMOTES].sort())

  // The account's state is shared, but each remote computes with its own copy of the code.
  await page.goto(`${clone().url}/dashboard#trade-execution`)
  const ticket = panelOf(page, 'trade-execution')
  await ticket.getByLabel('Amount').fill('100000')
  await expect(ticket.getByText(/sells? .* short/i)).toBeVisible()
  await page.goto(`${clone().url}/trading-view?symbol=ETH%2FGBP`)
  await page.getByLabel('Quantity (ETH)').fill('2')
  await page.getByRole('spinbutton', { name: 'Limit price' }).fill('1')
  await expect(page.getByText(/Reserves £2\.01 of £/)).toBeVisible()
  await page.getByRole('button', { name: 'Place buy order' }).click()
  await expect(page.getByText(/Order placed: Buy 2 ETH/)).toBeVisible()
  await page.goto(`${clone().url}/portfolio`)
  await expect(page.getByRole('table', { name: 'Holdings' })).toBeVisible()
  expect(problems).toEqual([])
})

test('a host that changes what live remotes use, or takes it away, is refused by name', async () => {
  const before = await live()
  // The host of the store under test has not grown.
  const { hostVersion } = liveRegistry()

  await expect(promote(`host@${hostVersion}`)).rejects.toThrow(
    /trading \S+ does not fit host \S+\. It uses MAX_NOTIFICATIONS of @aldergate\/platform, which differs \(Type '200' is not assignable to type '300'\.\); grownAtom(\.init)? of @aldergate\/platform, which is not offered: keep it in the host, or build trading against this host/,
  )
  expect(await live()).toEqual(before)
})
