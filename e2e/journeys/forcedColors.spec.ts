import type { Locator, Page } from '@playwright/test'
import { expect, stood, test } from '../app'
import { showTheme } from '../browser/showTheme'

/** As visible: computed colours are those forced by the device. */
async function backgroundsOf(all: Locator): Promise<string[]> {
  return (await stood(all)).evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).backgroundColor),
  )
}

async function expectChosenToStandOut(all: Locator, page: Page, chosen: string) {
  await expect(all.and(page.locator(chosen))).toHaveCount(1)
  const [its = ''] = await backgroundsOf(all.and(page.locator(chosen)))
  const others = await backgroundsOf(all.and(page.locator(`:not(${chosen})`)))
  expect(others.length).toBeGreaterThan(0)
  expect(others).not.toContain(its)
}

/** How many of the pixels beside the chart, where its prices are written, have a hue. */
function hueBeside(chart: Locator): Promise<number> {
  return chart.evaluate((element) => {
    const axes = [...element.querySelectorAll('canvas')].filter(({ width }) => width < 150)
    return axes.reduce((count, axis) => {
      const { width, height } = axis
      // The chart's own canvas is not optimised for reading.
      const copy = Object.assign(document.createElement('canvas'), { width, height })
      const surface = copy.getContext('2d', { willReadFrequently: true })
      if (width * height === 0) return count
      surface?.drawImage(axis, 0, 0)
      const { data = [] } = surface?.getImageData(0, 0, width, height) ?? {}
      for (let at = 0; at < data.length; at += 4) {
        if (Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0)) > 60) count += 1
      }
      return count
    }, 0)
  })
}

const SCHEMES = ['dark', 'light'] as const

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

/** Looks at the page that is open in dark colours, and then in light ones. */
async function inEitherScheme(page: Page, look: () => Promise<void>) {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    await test.step(colorScheme, look)
  }
}

test('in the colours that a device forces, what is chosen stands out from what is not', async ({
  page,
}) => {
  await page.goto('/trading-view?seed=42')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const sides = page.getByRole('group', { name: 'Side' }).getByRole('button')
  const watched = page.getByRole('grid', { name: 'Watchlist' }).locator('tbody tr')
  await inEitherScheme(page, async () => {
    await expectChosenToStandOut(links, page, '[aria-current=page]')
    await expectChosenToStandOut(sides, page, '[aria-pressed=true]')
    await expectChosenToStandOut(watched, page, '[aria-selected=true]')
  })

  await page.goto('/portfolio?seed=42')
  await inEitherScheme(page, () =>
    expectChosenToStandOut(page.getByRole('tab'), page, '[aria-selected=true]'),
  )
})

test('a bar, and the dot of what is unread, keep their colours where a device forces its own', async ({
  page,
}) => {
  await page.goto('/news?seed=42')
  const bars = page.getByRole('list', { name: 'Market sentiment' }).locator('span:empty')
  const tracks = bars.locator('xpath=..')
  const unread = page.getByRole('article').first().getByText('Unread', { exact: true })
  await inEitherScheme(page, async () => {
    const colours = await backgroundsOf(bars)
    expect(new Set(colours).size).toBe(3)
    for (const track of await backgroundsOf(tracks)) expect(colours).not.toContain(track)

    const [dot, behind] = await unread.evaluate((element) => [
      getComputedStyle(element, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(dot).not.toBe(behind)
  })
})

test('a switch is the checkbox of a device that forces its colours, with no knob painted over it', async ({
  page,
}) => {
  await page.goto('/settings')
  const control = page.getByRole('switch').first()
  const knob = () => control.evaluate((each) => getComputedStyle(each, '::before').content)
  await inEitherScheme(page, async () => expect(await knob()).toBe('none'))
})

// A chart is drawn once: in other colours it is another one.
for (const colorScheme of SCHEMES) {
  test.describe(`in the ${colorScheme} colours that a device forces`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme }))

    test('charts are written in ink that reads, whatever the theme', async ({ page }) => {
      await page.goto('/portfolio?seed=42')
      await page.getByRole('heading', { name: 'Profit and loss' }).scrollIntoViewIfNeeded()
      const tick = page.locator('.apexcharts-xaxis text').first()
      for (const theme of ['dark', 'light'] as const) {
        await showTheme(page, theme)
        const ink = await tick.evaluate((text) => getComputedStyle(text).fill)
        const red = Number(/\d+/.exec(ink)?.[0])
        expect(red > 128, `${ink} in the ${theme} theme`).toBe(colorScheme === 'dark')
      }
    })

    test('the label of the newest price is no black block', async ({ page }) => {
      await page.goto('/trading-view?seed=42')
      const chart = page.getByRole('application', { name: /^Price chart of BTC\/GBP/ })
      await expect.poll(() => hueBeside(chart)).toBeGreaterThan(100)
    })
  })
}
