import { expect, requestsFrom, test } from '../../app'
import { keptKeys } from '../../browser/kept'

test('one search finds help topics, guides and questions, counted and marked', async ({ page }) => {
  await page.goto('/help')
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox', { name: 'Search help, guides and FAQ' })
  await box.fill('fee')

  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Help topics',
    'Guides',
    'Frequently asked questions',
  ])
  await expect(main.getByRole('status').first()).toHaveText(/^\d+ results for “fee”$/)
  await expect(main.locator('mark').first()).toHaveText(/^fee$/i)
  await expect(page).toHaveURL('/help?q=fee')
})

test('a result leads to the very answer, on each of the three pages', async ({ page }) => {
  const main = page.getByRole('main')

  await page.goto('/help?q=business+days')
  await main.getByRole('link', { name: 'How long does a deposit take?' }).click()
  await expect(page).toHaveURL('/faq#deposits')
  await expect(main.locator('button[aria-expanded="true"]')).toHaveText(
    'How long does a deposit take?',
  )

  await page.goto('/help?q=slippage')
  await main.getByRole('link', { name: 'Read the order book and the spread' }).click()
  await expect(page).toHaveURL('/guides#read-the-order-book')
  await expect(main.getByRole('heading', { name: /^Read the order book/ })).toBeInViewport()

  await page.goto('/help?q=proceeds')
  await main.getByRole('link', { name: 'Sell what you do not hold' }).click()
  await expect(page).toHaveURL('/help#short-selling')
  await expect(main.getByRole('heading', { name: /^Sell what you do not hold/ })).toBeFocused()
})

test('a search without a result says so, and one button shows all topics again', async ({
  page,
}) => {
  await page.goto('/help?q=zebra')
  const main = page.getByRole('main')
  await expect(main).toContainText('Nothing found for “zebra”')

  await main.getByRole('button', { name: 'Show all topics' }).click()
  await expect(main.getByRole('navigation', { name: 'Contents' })).toBeVisible()
  await expect(page).toHaveURL('/help')
})

test('whether a topic was useful is asked, and the answer is sent nowhere', async ({ page }) => {
  await page.goto('/help')
  const requests = requestsFrom(page)
  const question = page.getByRole('group', { name: 'Was “Keyboard” useful?' })
  await question.getByRole('button', { name: 'No' }).click()

  await expect(question).toContainText('your answer is not sent')
  expect(requests).toEqual([])
  expect(await keptKeys(page)).toEqual([])
})
