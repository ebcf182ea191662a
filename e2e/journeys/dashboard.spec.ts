import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, stood, test } from '../app'
import { allPanels, panelOf } from '../pages/dashboardPanel'

/** The titles of all panels, in their initial order. */
let initial: string[]

/** The headings of the panels, without headings inside them. */
function titles(page: Page) {
  return page.locator('[data-panel-id] > article > header h3')
}

async function openDrawer(page: Page, { shown }: { shown: number }) {
  await page.getByRole('button', { name: `Panels (${shown}/${initial.length})` }).click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard?seed=42')
  await allPanels(page)
  initial = await (await stood(titles(page))).allTextContents()
})

test('a panel dragged by its handle lands where the line was, and nothing moves before', async ({
  page,
}) => {
  const handle = panelOf(page, 'overview').locator('[data-panel-handle]')
  const target = panelOf(page, 'custom-strategy-builder').locator(':scope > article > header')
  const [from, to] = await Promise.all([handle.boundingBox(), target.boundingBox()])
  if (!from || !to) throw new Error('The panels have no place on the screen.')

  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await expect(titles(page)).toHaveText(initial)
  await page.mouse.up()

  await expect(titles(page)).toHaveText([
    'Trade Execution',
    'Custom Strategy Builder',
    'Overview',
    ...initial.slice(3),
  ])
})

test('a keyboard moves a panel as well, and Escape gives it back', async ({ page }) => {
  const handle = panelOf(page, 'overview').locator('[data-panel-handle]')
  await handle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await expect(titles(page)).toHaveText(initial)

  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(titles(page).last()).toHaveText('Overview')
  await expect(handle).toBeFocused()
  await expect(handle).toBeInViewport()

  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  // Its target is in view, not its current place.
  await expect(panelOf(page, 'trade-execution')).toBeInViewport()
  await expect(handle).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(handle).toBeInViewport()
})

test('a hidden panel comes back by Undo, by the drawer, by the keys and by a reset', async ({
  page,
}) => {
  const hide = page.getByRole('button', { name: 'Hide Overview' })
  await hide.click()
  await expect(titles(page)).toHaveCount(initial.length - 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(titles(page)).toHaveText(initial)

  await hide.click()
  await openDrawer(page, { shown: initial.length - 1 })
  const drawer = page.getByRole('dialog')
  await drawer.getByPlaceholder('Search panels...').fill('overview')
  await drawer.getByRole('switch', { name: 'Overview' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(titles(page)).toHaveText(initial)

  await hide.click()
  await expect(titles(page)).toHaveCount(initial.length - 1)
  await page.keyboard.press('Control+z')
  await expect(titles(page)).toHaveText(initial)

  await hide.click()
  await page.getByRole('button', { name: 'Reset layout' }).click()
  await expect(titles(page)).toHaveText(initial)
})

test('a layout goes into a file and comes back from it', async ({ page }) => {
  await page.getByRole('button', { name: 'Hide Overview' }).click()
  await openDrawer(page, { shown: initial.length - 1 })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export layout' }).click()
  const path = await (await download).path()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    layout: { hidden: ['overview'] },
  })

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reset layout' }).click()
  await expect(titles(page)).toHaveText(initial)
  await openDrawer(page, { shown: initial.length })
  await page.getByLabel('Layout file').setInputFiles(path)
  await expect(page.getByText('Layout imported.')).toBeVisible()
  // A toast lies over no button of the drawer.
  await page.getByRole('button', { name: 'Export layout' }).click({ trial: true, timeout: 1_500 })
  await expect(titles(page)).toHaveText(initial.slice(1))
})

test('a change of the layout brings the offer to keep it, without which a reload undoes it', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Hide Overview' }).click()
  await expect(titles(page)).toHaveCount(initial.length - 1)
  await page.reload()
  await expect(titles(page)).toHaveText(initial)

  await page.getByRole('button', { name: 'Hide Overview' }).click()
  const offer = page.getByRole('region', { name: 'Keep your data' })
  await offer.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(offer).toHaveCount(0)
  // Storing is delayed slightly.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('aldergate.kept.layout')))
    .toContain('overview')
  await page.reload()
  await expect(titles(page)).toHaveText(initial.slice(1))
})

test('a panel is made wide, collapsed and moved by its menu', async ({ page }) => {
  const panel = panelOf(page, 'overview')
  const choose = async (name: string) => {
    await panel.getByRole('button', { name: 'Options of Overview' }).click()
    await panel.getByRole('button', { name, exact: true }).click()
  }
  const { width } = (await panel.boundingBox()) ?? { width: 0 }
  await choose('Wide')
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeGreaterThan(width * 1.9)
  await choose('Compact')

  await choose('Collapse')
  await expect(panel.getByText('Win/loss ratio')).toBeHidden()
  await choose('Expand')
  await expect(panel.getByText('Win/loss ratio')).toBeVisible()

  await choose('Move down')
  await expect(titles(page).nth(1)).toHaveText('Overview')
  await choose('Move to top')
  await expect(titles(page)).toHaveText(initial)
})

test('the menu of a collapsed panel covers the headers below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const title of initial.slice(0, 4)) {
    await page.getByRole('button', { name: `Options of ${title}` }).click()
    await page.getByRole('button', { name: 'Collapse', exact: true }).click()
  }

  await page.getByRole('button', { name: 'Options of Overview' }).click()
  for (const name of ['Move down', 'Expand', 'About this data']) {
    await page.getByRole('button', { name, exact: true }).click({ trial: true })
  }
})

test('a panel fills the screen to its very edge, and the page has its gutter back after it', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Options of Overview' }).click()
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click()
  await expect(page.locator(':fullscreen')).toContainText('Overview')
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto')

  await page.evaluate(() => document.exitFullscreen())
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable')
})

test('a panel that is far from the screen loads nothing and rests', async ({ page }) => {
  const billing = panelOf(page, 'payment-billing').locator('[data-panel-body]')
  await expect(billing).toHaveText('')
  await billing.scrollIntoViewIfNeeded()
  await expect(billing).not.toHaveText('')

  await page.evaluate(() => scrollTo(0, 0))
  await expect(billing.locator(':scope > div > *').first()).toBeHidden()
  await expect(panelOf(page, 'overview').getByText('Win/loss ratio')).toBeVisible()
})

test('the layout survives a walk to another page', async ({ page }) => {
  await page.getByRole('button', { name: 'Hide Overview' }).click()
  await page.getByRole('link', { name: 'Market News' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()
  await page.goBack()
  await expect(titles(page)).toHaveCount(initial.length - 1)
})

test('a toast over an open drawer can be answered, and stays when the drawer closes', async ({
  page,
}) => {
  await openDrawer(page, { shown: initial.length })
  const drawer = page.getByRole('dialog', { name: 'Panels' })
  const shown = drawer.getByRole('switch', { name: 'Risk Management' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await shown.click()
  await expect(shown).not.toBeChecked()
  await undo.click()
  await expect(shown).toBeChecked()
  await expect(drawer.getByRole('switch', { checked: false })).toHaveCount(0)

  await shown.click()
  await undo.hover()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await undo.click()
  await openDrawer(page, { shown: initial.length })
})
