import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAs, Registry } from '@aldergate/contract'
import { serveBuild } from '@aldergate/delivery/server/serveBuild'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { panelOf } from '../pages/dashboardPanel'
import { barLink, pageHeading } from '../faults/fallen'
import { copyStore } from '../faults/storeCopy'
import { storeKey } from '../store/storeKey'
import { anotherTrading } from './anotherTrading'

/** A shell that allows overrides, or does not, on a port of its own. */
async function shell(settings: object = { allowsOverrides: true }) {
  const { store, remove } = copyStore()
  writeFileSync(join(store, 'releases/settings.json'), JSON.stringify(settings))
  const told: string[] = []
  const server = await serveStore({
    store,
    key: await storeKey(),
    intercept: ({ method, url = '' }) => {
      if (method === 'POST') told.push(url)
      return false
    },
  })
  const answer = await fetch(`${server.url}/registry.json`)
  const { remotes } = parseAs(Registry, 'The registry', await answer.json())
  return {
    url: server.url,
    told,
    /** The folder of the live build of a remote. */
    liveBuild: (name: string) => {
      const version = remotes.find((remote) => remote.name === name)?.version ?? ''
      return { version, folder: join(store, name, version) }
    },
    close: async () => {
      await server.close()
      remove()
    },
  }
}

function note(page: Page) {
  return page.getByRole('note').filter({ hasText: 'trading' })
}

test('a build of this machine runs in the shell, places no orders, stays for the tab, and goes with one press', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const app = await shell()
  const { folder, version } = app.liveBuild('trading')
  const other = await serveBuild({ folder })
  const elsewhere = other.url.replace('127.0.0.1', 'localhost')
  const ran: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(elsewhere)) ran.push(new URL(request.url()).pathname)
  })

  await page.goto(`${app.url}/trading-view?seed=5&override=trading:${elsewhere}`)
  const form = page.getByRole('form', { name: 'New order' })
  await expect(form).toBeVisible({ timeout: 20_000 })
  await expect(note(page)).toContainText(`“trading” is overridden by ${elsewhere}, version 0.1.0-`)
  expect(ran).toEqual(expect.arrayContaining(['/remote.json', '/remoteEntry.js']))
  expect(ran.filter((path) => path.includes('page-'))).not.toEqual([])

  await form.getByLabel(/^Quantity/).fill('1')
  await form.getByRole('button', { name: /^Place/ }).click()
  await expect(page.getByText(/^This tab runs a version that is not live/)).toBeVisible()

  // The remotes of other teams place no orders either. The bar hides when scrolling down, and returns when scrolling
  // up.
  await page.mouse.wheel(0, -2_000)
  await barLink(page, 'Dashboard').click()
  const ticket = panelOf(page, 'trade-execution')
  await ticket.getByLabel('Amount').fill('1')
  await ticket.getByRole('button', { name: 'Buy' }).click()
  await expect(
    ticket.getByText(/^Not filled: this tab runs a version that is not live/),
  ).toBeVisible()

  await page.goto(`${app.url}/platform`)
  await expect(note(page)).toBeVisible()
  const card = page.getByRole('region', { name: 'trading', exact: true })
  await expect(card.getByText('Overridden', { exact: true })).toBeVisible()
  await expect(card).toContainText(`Version 0.1.0-${new URL(elsewhere).host}`)

  await note(page).getByRole('link', { name: 'Back to what is live' }).click()
  await expect(card).toContainText(`Version ${version}`)
  await expect(note(page)).toHaveCount(0)
  expect(app.told).toEqual([])
  await other.close()
  await app.close()
})

test.describe('what goes wrong', () => {
  test.use({ expectsProblems: true })

  test('one that cannot be shown says why on its pages, and Retry brings it', async ({ page }) => {
    const app = await shell()
    const first = await anotherTrading('News from elsewhere')
    await first.close()

    await page.goto(`${app.url}/news?override=trading:${first.url}`)
    await expect(pageHeading(page, 'Market News is unavailable right now.')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(`There is no remote.json at ${first.url}`)
    await expect(note(page)).toContainText('the live version does not stand in for it')
    await barLink(page, 'Support').click()
    await expect(pageHeading(page, 'Support')).toBeVisible()
    await barLink(page, 'Market News').click()

    const again = await anotherTrading('News from elsewhere', { port: first.port })
    await page.getByRole('main').getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(pageHeading(page, 'News from elsewhere')).toBeVisible()
    await again.close()
    await app.close()
  })

  test('one that breaks is blamed by its name, the shell goes on, and the live version does not stand in', async ({
    page,
  }) => {
    const app = await shell()
    // The live version has worked in this browser.
    await page.goto(`${app.url}/news`)
    await expect(pageHeading(page, 'Market News')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('aldergate.goodVersions')))
      .toContain('trading')

    const other = await anotherTrading('never', { first: 'throw new Error("A bug of today.")' })
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(`${app.url}/news?override=trading:${other.url}`)
    await expect(pageHeading(page, 'Market News is unavailable right now.')).toBeVisible({
      timeout: 15_000,
    })
    const source = `trading 0.1.0-${new URL(other.url).host}`
    await expect(page.getByText(source, { exact: true })).toBeVisible()
    const complaint = complaints.find((text) => text.startsWith(`${source} could not load /news`))
    expect(complaint).toMatch(/composition [0-9a-f]{12}\+trading@0\.1\.0-localhost:\d+/)

    await page.goto(`${app.url}/faq`)
    await expect(note(page)).toBeVisible()
    await expect(pageHeading(page, 'Frequently Asked Questions')).toBeVisible()
    await other.close()
    await app.close()
  })

  test('where the shell allows none, and from another place, the live version is shown with the reason', async ({
    page,
  }) => {
    const other = await anotherTrading('News from elsewhere')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const [settings, told, address] of [
      [{}, 'because this app allows none', other.url],
      [{ allowsOverrides: true }, 'only these places are allowed', 'http://evil.example'],
    ] as const) {
      const app = await shell(settings)
      await page.goto(`${app.url}/news?override=trading:${address}`)
      await expect(pageHeading(page, 'Market News')).toBeVisible()
      await expect(note(page)).toContainText(told)
      // The Content Security Policy forbids requests that bypass the registry.
      const isReached = (url: string) =>
        page.evaluate((from) => fetch(from).then(Boolean, () => false), url)
      expect(await isReached(`${other.url}/remote.json`)).toBe('allowsOverrides' in settings)

      await page.reload()
      await page.goto(`${app.url}/news`)
      await expect(pageHeading(page, 'Market News')).toBeVisible()
      await expect(note(page)).toHaveCount(0)
      await app.close()
    }
    expect(asked.filter((url) => url.startsWith('http://evil.example'))).toEqual([])
    await other.close()
  })
})

test('the fields of the platform page override a remote, and the history beside them says what was live', async ({
  page,
}) => {
  const app = await shell()
  const other = await anotherTrading('News from elsewhere')
  await page.goto(`${app.url}/platform`)
  const field = page.getByLabel('Address of trading')
  await field.fill('http://evil.example')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/^Only these places are allowed: /)
  await field.fill(other.url)
  await field.press('Enter')
  await expect(note(page)).toContainText(`overridden by ${other.url}`)
  await expect(field).toHaveValue(other.url)

  const history = page.getByRole('region', { name: 'History' })
  await history.getByLabel('Part').selectOption('trading')
  const { version } = app.liveBuild('trading')
  await expect(history.getByRole('table')).toContainText(`trading ${version}`)
  const usage = page.getByRole('table', { name: 'Shared packages' })
  await expect(usage.getByRole('row', { name: /^charts\/quotes/ })).toBeVisible()
  await other.close()
  await app.close()
})

test.describe('another origin', () => {
  test.use({ expectsProblems: true })

  test('gives the very bytes of a remote that this one does not, and its pages work', async ({
    page,
  }) => {
    const { store, remove } = copyStore()
    const mirror = await serveBuild({ folder: store })
    writeFileSync(join(store, 'releases/settings.json'), JSON.stringify({ origins: [mirror.url] }))
    const server = await serveStore({
      store,
      key: await storeKey(),
      intercept: ({ url = '' }, response) => {
        if (!url.startsWith('/trading/')) return false
        response.writeHead(404).end()
        return true
      },
    })
    await page.goto(`${server.url}/trading-view`)
    await expect(page.getByRole('form', { name: 'New order' })).toBeVisible({ timeout: 30_000 })
    await server.close()
    await mirror.close()
    remove()
  })
})
