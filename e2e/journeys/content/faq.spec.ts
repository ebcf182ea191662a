import { expect, test } from '../../app'

test('eight questions, one open at a time, and clicking the open one closes it', async ({
  page,
}) => {
  await page.goto('/faq')
  const questions = page.getByRole('main').getByRole('button')
  await expect(questions).toHaveCount(8)
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(0)

  await questions.nth(2).click()
  await expect(page.getByText('0.1% maker/taker for basic accounts')).toBeVisible()
  await questions.nth(3).click()
  await expect(page.getByText('1-2 business days')).toBeVisible()
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(page.getByText('0.1% maker/taker for basic accounts')).toBeHidden()

  await questions.nth(3).click()
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(0)
})

test('an address with an answer opens it and brings it into view', async ({ page }) => {
  await page.goto('/faq#prices')
  const question = page.getByRole('button', { name: 'Where do the prices come from?' })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeInViewport()

  await page.goto('/faq#fees')
  await expect(page.getByRole('button', { name: 'What does trading cost?' })).toBeFocused()
  await expect(question).toHaveAttribute('aria-expanded', 'false')
})

test('the link of an answer is its address', async ({ page }) => {
  await page.goto('/faq#fees')
  await page.getByRole('link', { name: 'Link to this answer' }).click()
  await expect(page).toHaveURL('/faq#fees')
})
