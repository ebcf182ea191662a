import type { Page } from '@playwright/test'
import { gatherTexts, type SeenText } from './gatherTexts'

/** Where a text was seen first: the address, and what was pressed before. */
export interface CrawledText extends SeenText {
  address: string
  after: string
}

/** Answers the page's own dialogs as somebody who cancels, and keeps what they say. */
function muteDialogs() {
  const said: string[] = []
  Object.assign(window, {
    said,
    alert: (text: string) => void said.push(text),
    confirm: (text: string) => {
      said.push(text)
      return false
    },
    print: () => undefined,
  })
}

/** Prepares a page for `crawlAddress`. */
export async function prepareCrawl(page: Page): Promise<void> {
  await page.addInitScript(muteDialogs)
  await page.addInitScript(`window.gatherTexts = ${gatherTexts.toString()}`)
  page.on('dialog', (dialog) => void dialog.accept())
}

/** Loads an address, presses whatever can be pressed on it, and gathers what is seen on the way. */
export async function crawlAddress(page: Page, address: string): Promise<CrawledText[]> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await showPanels(page)
  const seen = await page.evaluate(pressAll)
  return seen.map((each) => ({ ...each, address }))
}

/** Panels load when they come near: each is brought there once. A page without panels stays as it is. */
export async function showPanels(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isHere = (panel: Element) => panel.querySelector('[data-panel-body] > :not(:empty)')
    for (const panel of document.querySelectorAll('[data-panel-id]')) {
      panel.scrollIntoView({ block: 'center', behavior: 'instant' })
      while (!isHere(panel)) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
}

/** In the page: gathers texts before and after every button, fold and tab is pressed, the last one first. */
async function pressAll(): Promise<Omit<CrawledText, 'address'>[]> {
  const gather = (window as unknown as { gatherTexts: (root: Element) => SeenText[] }).gatherTexts
  const { said } = window as unknown as { said: string[] }
  const known = new Set<string>()
  const found: Omit<CrawledText, 'address'>[] = []

  const settled = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 20))
    })
  const note = (after: string) => {
    const told = said.splice(0).map((text) => ({ text, place: 'alert', isMarked: false }))
    for (const { text, place, isMarked } of [...gather(document.body), ...told]) {
      const key = `${place} ${isMarked} ${text}`
      if (known.has(key)) continue
      known.add(key)
      found.push({ text, place, isMarked, after })
    }
  }

  await settled()
  note('')
  const start = location.pathname
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'button, summary, [role=tab], [role=switch], [aria-haspopup]',
    ),
  ]
  // A panel's own buttons come first in it, and one of them removes it.
  for (const control of controls.reverse()) {
    const isDead = !control.isConnected || control.matches(':disabled, [aria-disabled=true]')
    if (isDead || !control.checkVisibility({ visibilityProperty: true })) continue
    control.click()
    await settled()
    note((control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 60))
    if (document.querySelector('[role=dialog], dialog[open], [role=alertdialog], [role=menu]')) {
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      }
      await settled()
    }
    if (location.pathname !== start) break
  }
  return found
}
