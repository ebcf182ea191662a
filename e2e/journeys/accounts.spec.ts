import { expect, test } from '../app'
import { panelOf } from '../pages/dashboardPanel'
import { keptKeys } from '../browser/kept'
import { logIn } from '../pages/logIn'

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

test('a field that was refused keeps its mark under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  const main = page.getByRole('main')
  const email = main.getByLabel('Email')
  const border = () => email.evaluate((field) => getComputedStyle(field).borderColor)
  await email.hover()
  const plain = await border()
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(border).not.toBe(plain)
  const refused = await border()

  await email.hover()
  expect(await border()).not.toBe(plain)
  expect(await border()).toBe(refused)
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

test('the forms serve password managers, show the password and store nothing', async ({ page }) => {
  await page.goto('/create-account')
  const tokens = page.locator('main input')
  await expect(tokens).toHaveCount(4)
  const wanted = ['username', 'email', 'new-password', 'new-password']
  for (const [index, token] of wanted.entries()) {
    await expect(tokens.nth(index)).toHaveAttribute('autocomplete', token)
  }
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()

  await logIn(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  const password = page.getByRole('main').getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await password.fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  expect(await keptKeys(page)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('the bell leads everybody to the unread notifications', async ({ page }) => {
  await page.goto('/settings')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await banner.getByRole('link', { name: '1 unread notification' }).click()
  await expect(page).toHaveURL('/dashboard#notification-center')
  await expect(panelOf(page, 'notification-center')).toBeInViewport()
})

test('a logout ends the session for every part, from the bar and from the settings', async ({
  page,
}) => {
  await logIn(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('demo@aldergate.example')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner')).not.toContainText('demo@aldergate.example')
  await expect(page.getByText('You are not logged in.')).toBeVisible()

  await logIn(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('demo@aldergate.example')
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are not logged in.')).toBeVisible()
})

test('an idle session is warned of for 60 seconds, can be kept, and really ends', async ({
  page,
}) => {
  await page.clock.install()
  await logIn(page)
  const dialog = page.getByRole('dialog')
  const banner = page.getByRole('banner')
  await page.clock.fastForward('28:50')
  await expect(dialog).toHaveCount(0)
  await page.clock.fastForward('00:20')
  await expect(dialog).toContainText('You will be logged out in')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(dialog).toHaveCount(0)

  // Like after sleep: the clock has advanced, and no timer ran meanwhile.
  await page.clock.fastForward('08:00:00')
  await expect(banner).not.toContainText('demo@aldergate.example')
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
})

test('with 0 minutes a session never ends by itself', async ({ page }) => {
  await page.clock.install()
  await logIn(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Auto logout (minutes)').fill('0')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.clock.fastForward('24:00:00')
  await expect(page.getByRole('banner')).toContainText('demo@aldergate.example')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
