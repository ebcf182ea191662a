import { expect, test } from '../app'

test('an account form names its first failing rule, and clears after success', async ({ page }) => {
  await page.goto('/create-account')
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: 'Create Account' })
  await submit.click()
  await expect(main).toContainText('All fields are required.')

  await main.getByLabel('Username').fill('trader')
  await main.getByLabel('Email').fill('trader@example.org')
  await main.getByLabel('Password', { exact: true }).fill('first')
  await main.getByLabel('Confirm password').fill('second')
  await submit.click()
  await expect(main).toContainText('Passwords do not match.')

  await main.getByLabel('Confirm password').fill('first')
  await submit.click()
  await expect(main).toContainText('Account created successfully!')
  await expect(main.getByLabel('Username')).toHaveValue('')
})

test('a login is refused to the letter, keeps the email, and works with the demo account', async ({
  page,
}) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: 'Login' })
  await submit.click()
  await expect(main).toContainText('Please fill in all fields.')

  await main.getByLabel('Email').fill('somebody@example.org')
  await main.getByLabel('Password', { exact: true }).fill('wrong')
  await submit.click()
  await expect(main).toContainText('Invalid email or password.')
  await expect(main.getByLabel('Email')).toHaveValue('somebody@example.org')

  await main.getByRole('button', { name: 'Use the demo account' }).click()
  await submit.click()
  await expect(main).toContainText('Login successful!')
})

test('one answer of the FAQ is open at a time, and a link opens its own', async ({ page }) => {
  await page.goto('/faq')
  const questions = page.getByRole('main').locator('button[aria-expanded]')
  await expect(questions).toHaveCount(8)
  await questions.nth(1).click()
  await questions.nth(3).click()
  await expect(page.getByRole('main').locator('button[aria-expanded="true"]')).toHaveCount(1)
  await questions.nth(3).click()
  await expect(page.getByRole('main').locator('button[aria-expanded="true"]')).toHaveCount(0)

  const id = await questions.nth(5).getAttribute('id')
  await page.goto('/')
  await page.goto(`/faq#${id}`)
  await expect(questions.nth(5)).toHaveAttribute('aria-expanded', 'true')
})

test('leaving the settings with unsaved changes asks first', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await page.getByRole('link', { name: 'Market News' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/settings')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
