import { expect, test } from '../../app'

const ENDPOINTS = ['GET /users/{userId}', 'POST /tokens', 'GET /transactions/{accountId}']

test('exactly three endpoints are shown as text, with samples named as such', async ({ page }) => {
  await page.goto('/api-docs')
  const main = page.getByRole('main')
  const endpoints = main.getByRole('heading', { level: 2, name: /^(GET|POST|PUT|PATCH|DELETE) / })
  await expect(endpoints).toHaveCount(ENDPOINTS.length)

  for (const [at, endpoint] of ENDPOINTS.entries()) {
    await expect(endpoints.nth(at)).toContainText(endpoint)
    await expect(main.getByRole('region', { name: `Sample request: ${endpoint}` })).toBeVisible()
    await expect(main.getByRole('region', { name: `Sample response: ${endpoint}` })).toBeVisible()
  }
  await expect(main.getByRole('textbox')).toHaveCount(0)
})

test('the rate limit is stated once, and that no API is offered', async ({ page }) => {
  await page.goto('/api-docs')
  const main = page.getByRole('main')

  await expect(main.getByText('100 requests per minute per user')).toHaveCount(1)
  await expect(main).toContainText('Not offered in this simulated build')
})

test('a sample can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  await page.goto('/api-docs')
  await page.getByRole('button', { name: 'Copy Sample request: POST /tokens' }).click()

  await expect(page.getByText('Copied: Sample request.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^POST \/tokens HTTP/)
})
