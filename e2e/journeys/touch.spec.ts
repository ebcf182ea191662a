import type { Page } from '@playwright/test'
import { expect, stood, test } from '../app'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Half of the 44 px that a finger needs, less the pixel that rounding may take. */
const REACH_PX = 21

/**
 * Lists the controls that a finger misses above or below their centre. Links within a sentence are exempt, because they
 * are no higher than their line.
 */
async function missedBy(page: Page): Promise<string[]> {
  const controls = page.locator(':is(main, footer) :is(a[href], button, select)')
  return (await stood(controls)).evaluateAll((all, reach) => {
    const isInSentence = ({ tagName, parentElement }: Element) =>
      tagName === 'A' &&
      [...(parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const isMissed = (control: Element) => {
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hits = (by: number) =>
        document
          .elementFromPoint(left + width / 2, top + height / 2 + by)
          ?.closest('a, button, select')
      return width > 0 && hits(0) === control && [-reach, reach].some((by) => hits(by) !== control)
    }
    return all
      .filter((control) => !isInSentence(control) && isMissed(control))
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  }, REACH_PX)
}

for (const path of [
  '/no-such-page',
  '/support',
  '/news',
  '/news-room',
  '/portfolio',
  '/blog/defi-in-three-sums',
  '/help',
]) {
  test(`a finger finds all that can be pressed on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(16)
    await expect.poll(() => missedBy(page)).toEqual([])
  })
}
