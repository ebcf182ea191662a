import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { showTheme } from '../browser/showTheme'

/** The rules of accessibility whose result depends on the colours of a page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Look {
  /** The whole page unless it is named. */
  within?: 'main'
  /** All of them unless some are named. */
  rules?: readonly string[]
}

/** Expects that no rule of accessibility is broken, in the theme that is shown. */
export async function expectNoBarriers(page: Page, { within, rules }: Look = {}): Promise<void> {
  // Legacy mode: the default one opens a page per run to query frames of other origins, of which none answers here.
  // Passing rules are counted but not described, because selectors for thousands of elements take seconds.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
  )
  const theme = await page.evaluate(() => document.documentElement.dataset.theme)
  expect(told, theme).toEqual([])
}

/** The same in dark and then in light, where the same elements differ only in their colours. */
export async function expectNoBarriersInBothThemes(
  page: Page,
  { within }: Pick<Look, 'within'> = {},
): Promise<void> {
  await showTheme(page, 'dark')
  await expectNoBarriers(page, { within })
  await showTheme(page, 'light')
  await expectNoBarriers(page, { within, rules: COLOUR_RULES })
}
