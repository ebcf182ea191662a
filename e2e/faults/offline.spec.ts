import { barLink, expectSameDocument, expectUnavailable, markDocument, pageHeading } from './fallen'
import { expect, test } from './faultTest'

test('without a line, pages that were opened or prefetched work; another says so, and comes by itself', async ({
  page,
}) => {
  await page.goto('/settings')
  await expect(pageHeading(page, 'Settings')).toBeVisible()
  await markDocument(page)
  // Background code loads a second after the first page.
  await page.clock.runFor(1_000)
  await barLink(page, 'Login').click()
  await expect(pageHeading(page, 'Login')).toBeVisible()
  const prefetched = page.waitForResponse(/\/trading\/[^/]+\/page-news\.js$/)
  await barLink(page, 'Market News').hover()
  await (await prefetched).finished()
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await barLink(page, 'Settings').click()
  await expect(pageHeading(page, 'Settings')).toBeVisible()
  await barLink(page, 'Market News').click()
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  // The bar's pages are prefetched.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expectUnavailable(page, 'Careers')
  await expect(page.getByRole('alert')).toContainText('You are offline.')

  await page.context().setOffline(false)
  await expect(pageHeading(page, 'Careers')).toBeVisible()
  await expectSameDocument(page)
})
