import { KEEP_KEY, KEEP_VALUE, keyOf } from '@aldergate/contract'
import { FAULTS, POISON, TRACE } from './faultInjector'
import {
  barLink,
  expectNoStart,
  expectSameDocument,
  expectStartByAnotherTry,
  expectTold,
  FAQ,
  pageHeading,
} from './fallen'
import { expect, test } from './faultTest'

const MAIN = /^\/host\/.*\/main\.js$/

test('a script of the host that came wrong once, and was to be kept for a year, is healed without a word', async ({
  page,
  server,
}) => {
  server.faults.breakDown({ path: MAIN, fault: POISON })
  await page.goto('/faq')
  await expectTold(page, page.getByRole('alert'))
  await expect(page.getByRole('alert')).toContainText('could not be loaded')

  server.faults.mend()
  await page.goto('/faq')
  await expect(pageHeading(page, FAQ)).toBeVisible()

  // What the browser keeps is right again: the next visit needs no second try.
  const second: string[] = []
  page.on('request', (request) => /[?]again=/.test(request.url()) && second.push(request.url()))
  await page.goto('/faq')
  await expect(pageHeading(page, FAQ)).toBeVisible()
  expect(second).toEqual([])
})

test('a script of the host that a cache on the way keeps wrong is asked for by another URL, without a word', async ({
  page,
  server,
}) => {
  server.faults.breakDown({
    path: MAIN,
    fault: POISON,
    isKeptOnTheWay: true,
  })
  await page.goto('/faq')
  await expect(pageHeading(page, FAQ)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate((trace) => Reflect.has(window, trace), TRACE)).toBe(false)
})

test('a script of the host that comes after another was asked for in its place does nothing any more', async ({
  page,
  server,
}) => {
  const held: (() => void)[] = []
  server.faults.breakDown({
    path: MAIN,
    fault: ({ response, published }) => {
      held.push(() => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(published))
    },
  })
  await expectNoStart(page)
  server.faults.mend()
  await expectStartByAnotherTry(page)
  const bar = page.getByRole('banner')
  await bar.evaluate((element) => element.setAttribute('data-first', ''))

  const late = page.waitForEvent('requestfinished', (request) => /\/main\.js$/.test(request.url()))
  for (const arrive of held) arrive()
  await late
  await barLink(page, 'Settings').click()
  await expect(pageHeading(page, 'Settings')).toBeVisible()
  await expectSameDocument(page)
  await expect(bar).toHaveAttribute('data-first', '')
})

test('a registry of the document that is broken is replaced by the live one', async ({ page }) => {
  await page.route('**/faq', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({
      response: answer,
      body: html.replace(/(<script type="application\/json" id="registry">)\{/, '$1{nonsense'),
    })
  })
  await page.goto('/faq')
  await expect(pageHeading(page, FAQ)).toBeVisible()
})

test('when two files of the host hang, one try asks past both', async ({ page, server }) => {
  const path = /^\/host\/[^/]+\/(main|ui-forms)\.js$/
  server.faults.breakDown({ path, fault: FAULTS['it hangs'] })
  await expectNoStart(page, '/news')

  server.faults.mend()
  await expectStartByAnotherTry(page, 'Market News')
})

for (const [file, path] of [
  ['the script of the host', MAIN],
  ['the host’s texts', /^\/host\/.*\/texts-fr\.js$/],
] as const) {
  test(`who keeps another language than the drawn one is told as well that ${file} did not come`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(
      ([key, yes, settings]) => {
        localStorage.setItem(key, yes)
        localStorage.setItem(settings, JSON.stringify({ version: 1, value: { language: 'fr' } }))
      },
      [KEEP_KEY, KEEP_VALUE, keyOf('settings')] as const,
    )
    server.faults.breakDown({ path, fault: FAULTS['it answers 500'] })
    await expectNoStart(page)
    await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargé')
    await expect(page.getByRole('banner')).toBeHidden()

    server.faults.mend()
    await expectStartByAnotherTry(page, 'Questions fréquentes', 'Réessayer')
  })
}
