import { expect, requestsFrom, stood, test } from '../../app'

test('the contact form wants a name, an email address and a message, and sends nothing', async ({
  page,
}) => {
  await page.goto('/contact-us')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  const email = main.getByLabel('Email')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('required')
  const submit = main.getByRole('button', { name: 'Send message' })
  await submit.click()
  const summary = main.getByRole('alert').first()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)

  await main.getByLabel('Name').fill('Ada Example')
  await email.fill('ada.example.org')
  await main.getByLabel('Message').fill('Good morning.')
  await expect(main.getByText('13 of 1,000 characters')).toBeVisible()
  await submit.click()
  await expect(summary.getByRole('link')).toHaveText([
    'This is not an email address: it needs an @ and a domain.',
  ])
  await expect(main.getByLabel('Message')).toHaveValue('Good morning.')

  const requests = requestsFrom(page)
  await email.fill('ada@example.org')
  await submit.click()
  await expect(main.getByRole('status')).toContainText('Nothing was sent (demo)')
  await expect(main.getByLabel('Message')).toHaveValue('')
  expect(requests).toEqual([])
})

test('the office is a sample in words, without a map', async ({ page }) => {
  await page.goto('/contact-us')
  const office = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Office' }) })
  await expect(office.locator('address')).toContainText('Aldergate Bank')
  await expect(office).toContainText('This is a sample address.')
  await expect(page.locator('main iframe')).toHaveCount(0)
})

test('twelve partner links and the social links open apart from the app', async ({ page }) => {
  await page.goto('/contact-us')
  const partners = page.getByRole('region', { name: 'Partners' })
  await expect(partners).toContainText('Projects and providers that we build on')
  await expect(partners.getByRole('link')).toHaveCount(12)
  const social = page.getByRole('main').getByRole('region', { name: 'Social' })
  await expect(social.getByRole('link')).toHaveText(['X', 'LinkedIn', 'YouTube', 'GitHub'])

  for (const link of await (await stood(page.getByRole('main').locator('a[href^="http"]'))).all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})
