import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { overflowing } from '../browser/overflowing'
import { storeUnderTest } from '../store/storeUnderTest'
import { saveData } from '../browser/saveData'
import { visitablePages } from '../store/visitablePages'
import { sidewaysPx } from '../browser/sideways'
import { expectNoBarriersInBothThemes } from '../pages/expectNoBarriers'
import { logIn } from '../pages/logIn'

const pages = visitablePages()

const WIDTHS = [320, 390, 768, 1280, 1920, 2560] as const

/** The scripts that a page loaded, as paths. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  return scripts
}

/** The scripts transferred over the network: deferred ones are fetched first, and then run from the cache. */
function scriptsOnTheWire(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('.js') && Reflect.get(entry, 'transferSize') !== 0)
      .map(({ name }) => name),
  )
}

for (const { remote, page: registered, address } of pages) {
  test(`${registered.path} loads the host and its own remote, each file once, fits every screen and has no accessibility violation`, async ({
    page,
  }) => {
    // Each rule looks at each element, of which the dashboard has thousands.
    test.setTimeout(60_000)
    await saveData(page)
    const scripts = scriptsOf(page)
    const desk = page.viewportSize()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: WIDTHS[0], height: 844 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // The title of a page with a parameter depends on its content.
    const name = address === registered.path ? registered.title.en : '.+'
    await expect(page).toHaveTitle(new RegExp(`^${name} · Aldergate Trade$`))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysPx(page), `${width} px`).toBeLessThanOrEqual(0)
      await expect.poll(() => page.evaluate(overflowing), `${width} px`).toEqual([])
    }
    if (desk) await page.setViewportSize(desk)

    // Includes requests of any of the screens.
    await page.waitForLoadState('networkidle')
    expect(new Set(scripts.map((path) => path.split('/')[1]))).toEqual(
      new Set(['host', remote.name]),
    )
    const sent = await scriptsOnTheWire(page)
    expect(sent).toHaveLength(new Set(sent).size)
    expect(scripts).toEqual(
      expect.arrayContaining([remote.entry.url, ...registered.files.map(({ url }) => url)]),
    )
    const others = remote.pages.filter((other) => other !== registered)
    const foreign = others.flatMap(({ files }) => files.map(({ url }) => url))
    const own = registered.files.map(({ url }) => url)
    expect(scripts.filter((path) => foreign.includes(path) && !own.includes(path))).toEqual([])

    await expectNoBarriersInBothThemes(page)
  })
}

test('React, the router, the store and the kit come from the host alone', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Dashboard', 'Portfolio', 'Strategy Builder', 'Market News', 'Settings']) {
    await bar.getByRole('link', { name }).click()
    await expect(bar.locator('[aria-current="page"]')).toHaveText(name)
  }
  await page.waitForLoadState('networkidle')

  // Deferred files are fetched first, and then run from the cache.
  const bodies = [...new Set(scripts)].map((path) => ({
    path,
    text: readFileSync(join(storeUnderTest(), path), 'utf8'),
  }))
  /** A string that occurs only in the source of each. */
  const MARKS = {
    react: 'react.activity',
    router: 'useRoutes() may be used only in the context of a <Router>',
    'styled-components': 'data-styled-version',
    atoms: 'onTick needs whole seconds',
  }
  for (const [what, mark] of Object.entries(MARKS)) {
    const holders = bodies.filter(({ text }) => text.includes(mark)).map(({ path }) => path)
    expect(
      holders.map((path) => path.split('/')[1]),
      what,
    ).toEqual(['host'])
  }
})

test('the session set by one remote is read by another and by the frame', async ({ page }) => {
  await logIn(page)
  await expect(page.getByText('Login successful!')).toBeVisible()

  await page.getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Portfolio' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('demo@aldergate.example')

  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('main')).not.toContainText('demo@aldergate.example')
})

test('a setting saved in one remote acts in the parts that another takes from the kit', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByRole('switch', { name: /Discreet/ }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('main')).toContainText('•••')
})

test('the theme and the language follow the settings everywhere', async ({ page }) => {
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await page.getByRole('button', { name: 'Save Settings' }).click()

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('link', { name: 'Portefeuille' }).click()
  await expect(page).toHaveTitle(/Portefeuille · Aldergate Trade$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
