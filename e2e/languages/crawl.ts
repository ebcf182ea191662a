import type { Page } from '@playwright/test'
import { gatherTexts, type SeenText } from './gatherTexts'

/** Where a text was first seen: the address, and what had been pressed. */
export interface CrawledText extends SeenText {
  address: string
  after: string
}

/** Cancels the page's own dialogs, and records their texts. */
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

/** Loads an address, presses every control on it, and collects the texts along the way. */
export async function crawlAddress(page: Page, address: string): Promise<CrawledText[]> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await showPanels(page)
  const seen = await page.evaluate(pressAll)
  return seen.map((each) => ({ ...each, address }))
}

/** Scrolls each panel into view once, because panels load near the screen. Does nothing on a page without panels. */
export async function showPanels(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isHere = (panel: Element) => panel.querySelector('[data-panel-body] > :not(:empty)')
    for (const panel of document.querySelectorAll('[data-panel-id]')) {
      panel.scrollIntoView({ block: 'center', behavior: 'instant' })
      while (!isHere(panel)) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
}

/** Runs in the page: collects texts before and after pressing every button, fold and tab, starting with the last. */
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
  // In reverse, because a panel's own buttons come first, and one of them removes the panel.
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
