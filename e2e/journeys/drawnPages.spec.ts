import { KEEP_KEY, KEEP_VALUE, keyOf, PATHS } from '@aldergate/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { visitablePages } from '../store/visitablePages'

const pages = visitablePages()

/** An amount as prices are written: with all its digits. */
const PRICE = /£\d[\d,]*\.\d\d(?!\d)|\d,\d{3}\.\d\d/

/** The pages whose texts speak of invented amounts, as examples or, in the settings, for the format of numbers. */
const INVENTED: readonly string[] = [
  PATHS.about,
  PATHS.blog,
  '/blog/:id',
  PATHS.faq,
  PATHS.guides,
  PATHS.help,
  PATHS.settings,
  PATHS.support,
]

/** The elements by which a trader knows and uses a page: headings, labels and controls. */
const LANDMARKS = 'h1, h2, h3, th, label, legend, summary, button, a'

/** Shifts below it are of parts of a pixel. */
const SHIFT_LIMIT = 0.005

interface Watched {
  before: string[]
  after?: string[]
  shift: number
}

/** Records the prerendered page, what the script has replaced it with, and the layout shift in between. */
async function watchTakeOver(page: Page) {
  await page.addInitScript((landmarks) => {
    const watched: Watched = { before: [], shift: 0 }
    Object.assign(window, { watched })
    const shown = (root: HTMLElement) =>
      [...root.querySelectorAll(landmarks)].map((each) => `${each.tagName} ${each.textContent}`)
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      if (!root?.hasAttribute('data-drawn')) return
      watched.before = shown(root)
      new MutationObserver(() => {
        const app = document.querySelector<HTMLElement>('#root:not([data-drawn])')
        if (app) watched.after ??= shown(app)
      }).observe(document.body, { childList: true })
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  }, LANDMARKS)
  return () => page.evaluate(() => Reflect.get(window, 'watched') as Watched)
}

/** Waits for Inter to be in its place. */
async function fontCame(page: Page) {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'),
  )
}

/** Counts shifts from now on: those until now are not the script's doing. */
async function shiftsFromNow(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    Object.assign(Reflect.get(window, 'watched') as Watched, { shift: 0 })
  })
}

/** Holds back the host's scripts until they are released. */
function holdScripts(page: Page) {
  return hold(page, /\/host\/.*\.js$/)
}

async function hold(page: Page, files: RegExp) {
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return letThrough
}

/** The texts on the screen, each as large as the browser counts it: all lines of a block together. */
function textsOnScreen(page: Page) {
  return page.evaluate(() => {
    const blocks = new Map<Element, DOMRect[]>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      let block = texts.currentNode.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      if (block) blocks.set(block, [...(blocks.get(block) ?? []), ...range.getClientRects()])
    }
    return [...blocks].map(([block, rects]) => {
      const left = Math.max(0, Math.min(...rects.map((rect) => rect.left)))
      const right = Math.min(innerWidth, Math.max(...rects.map((rect) => rect.right)))
      const top = Math.max(0, Math.min(...rects.map((rect) => rect.top)))
      const bottom = Math.min(innerHeight, Math.max(...rects.map((rect) => rect.bottom)))
      const lineHeight = parseFloat(getComputedStyle(block).lineHeight)
      return {
        text: block.textContent,
        lines: Math.round((bottom - top) / lineHeight),
        area: Math.max(0, right - left) * Math.max(0, bottom - top),
      }
    })
  })
}

function root(page: Page) {
  return page.locator('#root')
}

async function takenOver(page: Page) {
  await expect(root(page)).not.toHaveAttribute('data-drawn')
}

/** A desktop width, for which a page is prerendered, and a phone's. */
const [DESK, PHONE] = [1360, 412]

type Texts = Awaited<ReturnType<typeof textsOnScreen>>

async function textsAt(page: Page, width: number): Promise<Texts> {
  await page.setViewportSize({ width, height: 860 })
  return textsOnScreen(page)
}

/**
 * Texts that are larger in Inter than all texts in the fallback font. No font can guarantee the same line breaks for
 * every text, so texts whose line count differs are ignored.
 */
function largerTexts(inInter: Texts, standIn: Texts) {
  const largest = Math.max(...standIn.map(({ area }) => area))
  return inInter.filter(({ lines, area }, at) => area > largest && lines === standIn[at]?.lines)
}

for (const { page: registered, address } of pages) {
  test(`${registered.path} stays as it was drawn when its font comes, and when the script takes its place`, async ({
    page,
  }) => {
    const watched = await watchTakeOver(page)
    const letFontThrough = await hold(page, /\.woff2$/)
    const letThrough = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    // The last part of the document.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // The desktop last, where the script takes the page over: each change of the width lays out all of it.
    const standIn = { desk: await textsAt(page, DESK), phone: await textsAt(page, PHONE) }
    letFontThrough()
    await fontCame(page)

    // Otherwise the app's text, in Inter, would count as the largest contentful paint, and a late one.
    const inInter = { phone: await textsAt(page, PHONE), desk: await textsAt(page, DESK) }
    for (const screen of ['phone', 'desk'] as const) {
      expect(inInter[screen], screen).toHaveLength(standIn[screen].length)
      expect(largerTexts(inInter[screen], standIn[screen]), screen).toEqual([])
    }

    await shiftsFromNow(page)
    letThrough()
    await takenOver(page)
    const { before, after, shift } = await watched()
    expect(before.length).toBeGreaterThan(10)
    expect(after).toEqual(expect.arrayContaining(before))
    expect(shift).toBeLessThan(SHIFT_LIMIT)
  })
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('each page has a document of its own, which can be read and shows no price', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    for (const { page: registered, address } of pages) {
      await test.step(address, async () => {
        await page.goto(address, { waitUntil: 'commit' })

        await expect.soft(root(page)).toHaveAttribute('data-drawn')
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect.soft(page).toHaveTitle(/^.+ · Aldergate Trade$/)
        await expect.soft(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^\//)
        const description = page.locator('meta[name="description"]')
        await expect.soft(description).toHaveAttribute('content', /\w{3}/)
        await expect.soft(page.getByRole('contentinfo')).toBeVisible()
        if (INVENTED.includes(registered.path)) return
        await expect.soft(page.getByRole('main')).not.toContainText(PRICE)
      })
    }
  })
})

test('gives each page a title and a description that no other has', async ({ request }) => {
  const documents = await Promise.all(
    pages.map(async ({ address }) => (await request.get(address)).text()),
  )
  const [titles, descriptions, canonical] = [
    /<title>(.+?)<\/title>/,
    /<meta name="description" content="(.+?)">/,
    /<link rel="canonical" href="(.+?)">/,
  ].map((pattern) => documents.map((html) => pattern.exec(html)?.[1]))

  for (const told of [titles, descriptions, canonical]) expect(told).not.toContain(undefined)
  // Two addresses of one page have the name of one.
  expect(new Set(titles).size).toBe(new Set(canonical).size)
  expect(new Set(descriptions).size).toBe(new Set(canonical).size)
})

test('shows the whole text of an article with scripting off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/blog/what-the-spread-costs')

  await expect(page.locator('article section').last()).toBeVisible()
  await context.close()
})

test('goes on with what was typed, focused and scrolled before the script came', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  const letThrough = await holdScripts(page)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: /name/i }).first()
  await name.fill('Ada Lovelace')
  await page.evaluate(() => window.scrollTo(0, 120))
  letThrough()
  await takenOver(page)

  await expect(name).toHaveValue('Ada Lovelace')
  await expect(name).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
})

interface Frame {
  /** How many elements wait to be laid out. */
  waiting: number
  pageHeight: number
}

/** The frames from the one that shows the app on. In that one, the reader may scroll. */
async function watchFrames(page: Page, { scrollTo = 0 } = {}) {
  await page.addInitScript((top) => {
    const shownFrames: Frame[] = []
    Object.assign(window, { shownFrames })
    const note = () => {
      const waiting = document.querySelectorAll('#root [style*="content-visibility"]').length
      shownFrames.push({ waiting, pageHeight: document.documentElement.scrollHeight })
      if (shownFrames.length === 1 && top > 0) window.scrollTo(0, top)
      requestAnimationFrame(note)
    }
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('#root[data-drawn]')) return
        observer.disconnect()
        requestAnimationFrame(note)
      }).observe(document.body, { childList: true })
    })
  }, scrollTo)
  return () => page.evaluate(() => Reflect.get(window, 'shownFrames') as Frame[])
}

/** Waits until the prerendered page has been observed, so that it is known which parts are below the screen. */
async function belowIsKnown(page: Page) {
  await page.waitForFunction(() => 'below' in (Reflect.get(window, 'aldergateScripts') as object))
}

test('lays out what is below the screen after the frame that shows the page, as high as it was drawn', async ({
  page,
}) => {
  const frames = await watchFrames(page)
  const letThrough = await holdScripts(page)
  await page.goto('/blog', { waitUntil: 'commit' })
  await belowIsKnown(page)
  const drawnHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  letThrough()

  await expect.poll(async () => (await frames()).at(-1)?.waiting).toBe(0)
  const seen = await frames()
  expect(seen[0]?.waiting).toBeGreaterThan(10)
  expect(new Set(seen.map(({ pageHeight }) => pageHeight))).toEqual(new Set([drawnHeight]))
})

test('lays out all of it at once for a reader who scrolls', async ({ page }) => {
  const frames = await watchFrames(page, { scrollTo: 2_000 })
  const letThrough = await holdScripts(page)
  await page.goto('/blog', { waitUntil: 'commit' })
  await belowIsKnown(page)
  letThrough()

  await expect.poll(async () => (await frames()).length).toBeGreaterThan(2)
  const [first, second] = await frames()
  expect(first?.waiting).toBeGreaterThan(10)
  expect(second?.waiting).toBe(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(2_000)
})

test('lays out all of it at once on another screen than the drawn one', async ({ page }) => {
  const frames = await watchFrames(page)
  const letThrough = await holdScripts(page)
  await page.goto('/blog', { waitUntil: 'commit' })
  await belowIsKnown(page)
  await page.setViewportSize({ width: 1000, height: 2_000 })
  letThrough()

  await expect.poll(async () => (await frames()).length).toBeGreaterThan(2)
  expect((await frames())[0]?.waiting).toBe(0)
})

test('brings its styles with it: until then none is written into the document', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const written = { before: 0, after: 0 }
    Object.assign(window, { written })
    const { insertRule } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.insertRule = function count(...rule) {
      const isSeen = this.ownerNode?.isConnected || document.adoptedStyleSheets.includes(this)
      const isDrawn = document.querySelector('#root[data-drawn]') !== null
      if (isSeen) written[isDrawn ? 'before' : 'after'] += 1
      return insertRule.apply(this, rule)
    }
  })
  const written = () => page.evaluate(() => Reflect.get(window, 'written') as object)
  await page.goto('/faq')
  await takenOver(page)
  expect(await written()).toMatchObject({ before: 0 })

  await page.getByRole('link', { name: 'Market News' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()
  expect(await written()).not.toMatchObject({ after: 0 })
})

test('does not let the top bar come in a second time', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  const moving = () =>
    page.evaluate(async () => {
      // As visible: their distance is set for the next frame, before it is painted.
      await new Promise(requestAnimationFrame)
      const animations = document.querySelector('header')?.getAnimations({ subtree: true }) ?? []
      return animations.filter(({ playState }) => playState === 'running').map(({ id }) => id)
    })
  await expect(page.getByRole('banner').getByRole('link').last()).toBeVisible()
  await expect.poll(moving).toEqual([])
  letThrough()
  await takenOver(page)

  expect(await moving()).toEqual([])
})

/** As if the device had stored settings from an earlier visit. */
async function keep(page: Page, settings: object) {
  await page.addInitScript(
    ([key, yes, name, value]) => {
      localStorage.setItem(key, yes)
      localStorage.setItem(name, JSON.stringify({ version: 1, value }))
    },
    [KEEP_KEY, KEEP_VALUE, keyOf('settings'), settings] as const,
  )
}

test('shows who keeps data what looks the same to everybody, in their theme', async ({ page }) => {
  await keep(page, { darkMode: false })
  const watched = await watchTakeOver(page)
  const letThrough = await holdScripts(page)
  await page.goto('/portfolio', { waitUntil: 'commit' })

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(root(page)).toHaveAttribute('data-drawn')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Portfolio' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Week' })).toBeVisible()
  await fontCame(page)
  await shiftsFromNow(page)
  letThrough()
  await takenOver(page)

  await expect(page.getByRole('group', { name: 'Cash' })).toContainText('£50,000.00')
  expect((await watched()).shift).toBeLessThan(SHIFT_LIMIT)
})

test('shows who keeps data only the frame of a page that shows some of them', async ({ page }) => {
  await keep(page, { darkMode: false })
  const letThrough = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })

  await expect(root(page)).toHaveAttribute('data-drawn')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  letThrough()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('shows nothing that was drawn to who keeps another theme and language', async ({ page }) => {
  await keep(page, { darkMode: false, language: 'fr' })
  const letThrough = await holdScripts(page)
  await page.goto('/faq', { waitUntil: 'commit' })

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(root(page)).toHaveAttribute('data-drawn')
  await expect(root(page)).toBeHidden()
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions fréquentes')
})
