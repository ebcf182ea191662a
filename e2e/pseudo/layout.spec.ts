import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { showPanels } from '../languages/crawl'
import { visitablePages } from '../store/visitablePages'
import { layoutFaults } from './layoutFaults'

const WIDTHS = [390, 1440]

const softly = expect.configure({ soft: true })

/** Expects faults once the page has settled: charts and grids take a moment for another width. */
async function expectFaults(page: Page, width: number, faults: readonly unknown[]): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await showPanels(page)
  await softly.poll(() => page.evaluate(layoutFaults), `${width} px wide`).toEqual(faults)
}

test('what is planted is found: a text that is cut, one over another, and a page too wide', async ({
  page,
}) => {
  await page.goto('/faq')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectFaults(page, 390, [])
  await page.evaluate(() => {
    const plant = (text: string, style: Partial<CSSStyleDeclaration>) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = text
      Object.assign(paragraph.style, style)
      document.querySelector('main')?.append(paragraph)
    }
    plant('Planted and cut', { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' })
    plant('Planted below', { marginBottom: '-20px' })
    plant('Planted above', {})
    plant('Planted and wide', { width: '500px' })
  })
  await expectFaults(page, 390, [
    expect.stringContaining('too wide'),
    'cut: "Planted and cut"',
    '"Planted above" overlaps "Planted below"',
  ])
})

for (const { page: registered, address } of visitablePages()) {
  test(`${registered.path} has room for texts that are 40 % longer`, async ({ page }) => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const width of WIDTHS) await expectFaults(page, width, [])
  })
}
