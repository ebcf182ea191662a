import type { Page } from '@playwright/test'
import { expect, stood, test } from '../app'
import { keptKeys } from '../browser/kept'
import { expectNoBarriersInBothThemes } from '../pages/expectNoBarriers'

const GOLD = 'Gold steady in the sample market while shares wander'

function view(page: Page, name: RegExp) {
  return page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
}

/** Returns the query of the address. */
function search(page: Page) {
  return new URL(page.url()).search
}

test('search, category and topic combine, and an empty result offers the way back', async ({
  page,
}) => {
  await page.goto('/news')
  const list = page.getByRole('main')
  const articles = list.getByRole('article')
  await expect(articles.nth(20)).toBeVisible()
  const all = await (await stood(articles)).count()

  await page.getByRole('button', { name: 'Crypto', exact: true }).click()
  await expect(page).toHaveURL(/category=/)
  await expect.poll(() => articles.count()).toBeLessThan(all)

  await page.getByPlaceholder('Search News...').fill('nothing that is written anywhere')
  await expect(page.getByText('No articles found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(articles).toHaveCount(all)
})

test('a filtered view is a link', async ({ page }) => {
  await page.goto('/news')
  const articles = page.getByRole('article')
  await expect(articles.nth(20)).toBeVisible()
  const all = await (await stood(articles)).count()
  await page.getByRole('button', { name: 'Forex', exact: true }).click()
  await expect(page).toHaveURL(/category=/)
  await expect.poll(() => articles.count()).toBeLessThan(all)
  const shown = await (await stood(articles)).count()
  await page.goto(page.url())
  await expect(articles).toHaveCount(shown)
  await expect(page.getByRole('button', { name: 'Forex', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the categories, the topics and the split of sentiment are as specified', async ({ page }) => {
  await page.goto('/news')
  for (const name of ['All', 'Crypto', 'Stocks', 'Forex', 'Commodities', 'Economy', 'Technology']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  // Twenty, and the option for all.
  await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(21)
  for (const share of ['40%', '25%', '35%']) {
    await expect(page.getByText(share, { exact: true })).toBeVisible()
  }
})

test('what was searched for is marked, and each filter goes by itself or with all others', async ({
  page,
}) => {
  await page.goto('/news?category=commodities&topic=gold')
  const field = page.getByRole('searchbox', { name: 'Search News...' })
  await field.fill('GOLD simulated hardly')
  const gold = page.getByRole('article', { name: GOLD, exact: true })
  await expect(gold.getByRole('heading').locator('mark')).toHaveText(['Gold'])
  await expect(gold.getByRole('paragraph').first().locator('mark')).toHaveText([
    'simulated',
    'hardly',
  ])
  // Not by colour alone: matches are underlined.
  await expect(gold.locator('mark').first()).toHaveCSS('border-bottom-width', '2px')
  await expect(page.getByRole('status').filter({ hasText: 'articles' })).toHaveText(
    /^1 of \d+ articles$/,
  )

  // By keyboard: the focus moves to the next one.
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
  await expect(chips).toHaveText(['“GOLD simulated hardly”', 'Gold', 'Commodities'])
  await chips.nth(1).press('Enter')
  await expect(chips).toHaveText(['“GOLD simulated hardly”', 'Commodities'])
  await expect(chips.nth(1)).toBeFocused()
  await expect.poll(() => search(page)).toBe('?category=commodities&q=GOLD+simulated+hardly')

  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(chips).toHaveText(['Commodities'])
  await field.fill('oil')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click()
  await expect(chips).toHaveCount(0)
  await expect.poll(() => search(page)).toBe('')
})

test('articles are read, saved and found again, and whatever leaves a list can be brought back', async ({
  page,
}) => {
  await page.goto('/news')
  const articles = page.getByRole('article')
  await expect(articles.nth(20)).toBeVisible()
  const all = await (await stood(articles)).count()
  await expect(view(page, /^All/)).toHaveText(`All (${all})`)
  await expect(view(page, /^Unread/)).toHaveText(`Unread (${all})`)

  // Once read and closed it leaves the unread view, and the next one gets the focus.
  await view(page, /^Unread/).click()
  await expect.poll(() => search(page)).toBe('?view=unread')
  const headlines = articles.getByRole('heading').getByRole('button')
  const second = await headlines.nth(1).textContent()
  await headlines.first().press('Enter')
  await expect(articles.first()).toContainText('Read')
  await expect(articles).toHaveCount(all)
  await headlines.first().press('Enter')
  await expect(articles).toHaveCount(all - 1)
  await expect(page.getByRole('button', { name: second ?? '', exact: true })).toBeFocused()

  await page.getByRole('button', { name: `Mark as read “${GOLD}”`, exact: true }).click()
  await expect(articles).toHaveCount(all - 2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(view(page, /^Unread/)).toHaveText(`Unread (${all - 1})`)

  const save = page.getByRole('button', { name: `Save “${GOLD}”`, exact: true })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.press('Space')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await view(page, /^Saved/).click()
  await expect(articles).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'articles' })).toHaveText(
    `1 of ${all} articles`,
  )
  await expectNoBarriersInBothThemes(page, { within: 'main' })
  await page.getByRole('button', { name: 'Remove all from saved', exact: true }).click()
  await expect(page.getByText('No articles found.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(articles).toHaveCount(1)

  // The Trading View shows the same articles, and knows which of them were read.
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click()
  await page.getByRole('button', { name: 'Mark all as read', exact: true }).click()
  await expect(view(page, /^Unread/)).toHaveText('Unread (0)')
  await expect(page.getByRole('button', { name: 'Mark all as unread', exact: true })).toBeFocused()
  await page.getByRole('navigation').getByRole('link', { name: 'Trading View' }).first().click()
  const card = page.getByRole('list', { name: 'News', exact: true })
  await expect(card.getByText('Read', { exact: true })).toHaveCount(3)
})

test('saved and read articles last as long as the page, and longer where data are kept', async ({
  page,
}) => {
  await page.goto('/news?topic=gold')
  const save = page.getByRole('button', { name: `Save “${GOLD}”`, exact: true })
  await save.click()
  await page.getByRole('button', { name: GOLD, exact: true }).click()
  await expect(page).toHaveURL(/article=/)
  expect(await keptKeys(page)).toEqual([])

  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('switch', { name: 'Keep my data on this device' }).click()
  const kept = () => page.evaluate(() => localStorage.getItem('aldergate.kept.news'))
  await expect
    .poll(kept)
    .toContain('{"saved":["gold-steady-sample"],"read":["gold-steady-sample"]}')

  await page.goto('/news?view=saved')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article').getByText('Read', { exact: true })).toBeVisible()
  await save.click()
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click()
  await page.getByRole('button', { name: `Mark as unread “${GOLD}”`, exact: true }).click()
  await expect.poll(kept).toContain('{"saved":[],"read":[]}')
})
