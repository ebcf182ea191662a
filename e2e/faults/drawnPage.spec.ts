import type { Page } from '@playwright/test'
import { FAULTS } from './faultInjector'
import { expectHealed, expectSameDocument, expectTold, markDocument } from './fallen'
import { expect, test } from './faultTest'

const CONTACT = /^\/content\/[^/]+\/page-contact-us\.js$/
const ARTICLE = /^\/content\/[^/]+\/page-blog-id\.js$/

/** The page's card, above the prerendered page. */
function card(page: Page) {
  return page.getByRole('main').getByRole('alert')
}

test('what was typed into a page that is only drawn goes on in it, though its script fails before it comes', async ({
  page,
  server,
}) => {
  server.faults.breakDown({ path: CONTACT, fault: FAULTS['it hangs'] })
  await page.goto('/contact-us', { waitUntil: 'commit' })
  const form = page.getByRole('main')
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await expectTold(page, card(page))
  await markDocument(page)
  await form.getByLabel('Message', { exact: true }).fill('Is it all simulated?')
  await form.getByRole('button', { name: 'Send message', exact: true }).click()

  server.faults.mend()
  await expectHealed(page, 'Contact Us')
  await expect(card(page)).toHaveCount(0)
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace')
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Is it all simulated?')
  await expect(form.getByText('20 of 1,000 characters', { exact: true })).toBeVisible()
  await expectSameDocument(page)
})

test('an article that is drawn can be read to its end where its script fails, under its own title, and nothing moves', async ({
  page,
  server,
}) => {
  server.faults.breakDown({ path: ARTICLE, fault: FAULTS['it hangs'] })
  await page.goto('/blog/what-the-spread-costs', { waitUntil: 'commit' })
  const title = await page.title()
  const heading = page.getByRole('heading', { level: 1 })
  const place = await heading.boundingBox()
  await expectTold(page, card(page))

  await expect(card(page)).toBeInViewport()
  await expect(page.locator('article section').last()).toBeVisible()
  // One notification is unread.
  await expect(page).toHaveTitle(`(1) ${title}`)
  expect(await heading.boundingBox()).toEqual(place)

  server.faults.mend()
  await expectHealed(page, await heading.innerText())
  await expect(card(page)).toHaveCount(0)
  await expect(page).toHaveTitle(`(1) ${title}`)
})
