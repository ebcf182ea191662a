import {
  DOCUMENT_HEADERS,
  DOCUMENT_POLICY,
  SECURITY_HEADERS,
} from '@aldergate/delivery/http/headers'
import { expect, stood, test } from '../../app'
import { keptKeys } from '../../browser/kept'

function directivesOf(policy: string): string[] {
  return policy.split('; ').map((directive) => directive.split(' ')[0] ?? '')
}

test('the page names exactly the directives that the server sends', async ({ page }) => {
  const response = await page.goto('/security')
  const sent = response?.headers()['content-security-policy'] ?? ''
  expect(sent).toBe(DOCUMENT_POLICY)
  const inPage = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content')

  const rows = page.getByRole('region', { name: /^Content Security Policy/ }).locator('td code')
  await expect(rows.first()).toBeVisible()
  const named = await (await stood(rows)).allTextContents()
  // Both policies name workers: otherwise the page's own policy would forbid them.
  const all = new Set([...directivesOf(sent), ...directivesOf(inPage ?? '')])
  expect(named.sort()).toEqual([...all].sort())
})

test('the page names every other security header that the server sends', async ({ page }) => {
  await page.goto('/security')
  const rows = page.getByRole('region', { name: /^Other headers/ }).locator('td code')
  const others = Object.keys({ ...SECURITY_HEADERS, ...DOCUMENT_HEADERS }).filter(
    (name) => !name.startsWith('Content-Sec'),
  )

  await expect(rows.first()).toBeVisible()
  expect((await (await stood(rows)).allTextContents()).sort()).toEqual(others.sort())
})

test('by default nothing is stored, as the page says', async ({ page, context }) => {
  await page.goto('/security')
  const stored = page.getByRole('region', { name: /^What this app stores/ })
  await expect(stored).toContainText('By default, nothing of yours')
  await expect(stored).toContainText('four keys that hold nothing of yours')

  expect(await context.cookies()).toEqual([])
  expect(await keptKeys(page)).toEqual([])
})

test('export and erasure are one link away', async ({ page }) => {
  await page.goto('/security')
  const region = page.getByRole('region', { name: /^Your data in your hands/ })
  await region.getByRole('link', { name: 'Your data', exact: true }).click()

  await expect(page).toHaveURL('/settings#your-data')
  await expect(page.getByRole('button', { name: 'Export as a file' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Erase all data…' })).toBeInViewport()
})
