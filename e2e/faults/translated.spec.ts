import type { Page } from '@playwright/test'
import { panelOf, stopClock } from '../pages/dashboardPanel'
import { expect, test } from './faultTest'

/** Imitates Chrome's translation: replaces each text, also later ones, by another one in elements. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const left = 'script, style, textarea, svg, option, [translate=no]'
    const replace = (text: Text) => {
      const place = text.parentElement
      if (!text.data.trim() || !place || place.tagName === 'FONT' || place.closest(left)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const walk = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(replace)
    }
    walk(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        if (target instanceof Text) walk(target)
        for (const node of addedNodes) walk(node)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

test('a page that the browser translates goes on, and its prices with it', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T15:00:00Z' })
  await page.goto('/trading-view?seed=42')
  const price = page.locator('dt', { hasText: 'Last price' }).locator('xpath=following-sibling::dd')
  await expect(page.getByLabel('Quantity (BTC)')).toBeVisible()
  await expect(price).toContainText(/\d/)
  await translate(page)
  await stopClock(page)
  const before = (await price.textContent()) ?? ''
  await page.clock.runFor(30_000)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trading View')
  await expect(price).not.toHaveText(before)
  await page.getByLabel('Quantity (BTC)').fill('0.1')
  await page.getByRole('button', { name: 'Use current price' }).click()
  const shown = (await price.textContent())?.match(/[\d,]+\.\d+/)?.[0]
  await expect(page.getByRole('spinbutton', { name: 'Limit price' })).toHaveValue(
    String(shown).replace(',', ''),
  )
})

test('a panel that counts lives on under a translation', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T15:00:00Z' })
  await page.goto('/dashboard?seed=42')
  const overview = panelOf(page, 'overview')
  const value = overview.getByRole('group', { name: 'Portfolio value' })
  await expect(value).toContainText('£')
  await translate(page)
  const before = await value.textContent()
  await page.clock.runFor(30_000)

  await expect(value).not.toHaveText(before ?? '')
  await expect(overview).not.toContainText('unavailable')
})

test('the prices of the home page go on under a translation', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T15:00:00Z' })
  await page.goto('/?seed=42')
  const price = page.getByRole('row', { name: /^BTC\/GBP/ }).getByText(/^4\d,\d{3}\.\d{2}$/)
  await expect(price).toBeVisible()
  await translate(page)
  const before = await price.textContent()
  await page.clock.runFor(30_000)

  await expect(price).not.toHaveText(before ?? '')
})
