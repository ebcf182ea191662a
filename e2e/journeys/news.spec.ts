import { expect, stood, test } from '../app'

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
  // Twenty, and the way to see all.
  await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(21)
  for (const share of ['40%', '25%', '35%']) {
    await expect(page.getByText(share, { exact: true })).toBeVisible()
  }
})
