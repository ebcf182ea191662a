import { expect, test } from '../app'
import { expectSameDocument, expectUnavailable, markDocument, pageHeading } from './fallen'

test.use({ expectsProblems: true })

test.beforeEach(({ page }) => page.clock.install())

test('without a line, pages that were opened or prefetched work; another says so, and comes by itself', async ({
  page,
}) => {
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

  await page.goto('/settings')
  await expect(pageHeading(page, 'Settings')).toBeVisible()
  await markDocument(page)
  await link('Login').click()
  await expect(pageHeading(page, 'Login')).toBeVisible()
  const prefetched = page.waitForResponse(/\/trading\/[^/]+\/page-news\.js$/)
  await link('Market News').hover()
  await (await prefetched).finished()
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await link('Settings').click()
  await expect(pageHeading(page, 'Settings')).toBeVisible()
  await link('Market News').click()
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  await link('Strategy Builder').click()
  await expectUnavailable(page, 'Strategy Builder')
  await expect(page.getByRole('alert')).toContainText('You are offline.')

  await page.context().setOffline(false)
  await expect(pageHeading(page, 'Strategy Builder')).toBeVisible()
  await expectSameDocument(page)
})
