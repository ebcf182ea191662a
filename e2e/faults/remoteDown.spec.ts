import { expect, test } from '../app'
import { FAULTS, TRACE } from '../faultInjector'

/** The two kinds of file that a page needs: the remote's entry, and the page's own. */
const FILES = {
  'the entry of the remote': /^\/trading\/[^/]+\/remoteEntry\.js$/,
  'the file of the page': /^\/trading\/[^/]+\/page-news\.js$/,
}

test.use({ expectsProblems: true })

for (const [file, url] of Object.entries(FILES)) {
  for (const [how, fault] of Object.entries(FAULTS)) {
    test(`when ${file} fails (${how}), the rest goes on, and Retry brings the page back`, async ({
      page,
      server,
    }) => {
      await page.goto('/faq')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      server.faults.breakDown({ url, fault })

      await page.getByRole('link', { name: 'Market News' }).click()
      await expect(page.getByRole('alert')).toContainText('Market News is unavailable right now.', {
        timeout: 15_000,
      })
      await expect(page).toHaveTitle(/Market News/)

      // The navigation works, and another remote's page opens.
      await page.getByRole('link', { name: 'Strategy Builder' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Strategy Builder' })).toBeVisible()

      // A second visit fails again while the cause is there.
      await page.getByRole('link', { name: 'Market News' }).click()
      await expect(page.getByRole('alert')).toContainText('unavailable', { timeout: 15_000 })

      await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
      server.faults.mend()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Market News' })).toBeVisible({
        timeout: 15_000,
      })
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
      expect(await page.evaluate((trace) => Reflect.has(window, trace), TRACE)).toBe(false)
    })
  }
}

test('a page that is asked for first, and is down, still comes in its frame', async ({
  page,
  server,
}) => {
  server.faults.breakDown({ url: FILES['the entry of the remote'], fault: FAULTS['it hangs'] })
  await page.goto('/news', { waitUntil: 'commit' })

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Market News is unavailable right now.', {
    timeout: 15_000,
  })
})

test('a part that comes later is checked as well: an altered panel does not run, the others do', async ({
  page,
  server,
}) => {
  server.faults.breakDown({
    url: /^\/dashboard\/.*Overview.*\.js$/,
    fault: FAULTS['its bytes are not those that were published'],
  })
  await page.goto('/dashboard')
  const ticket = page.locator('[data-panel-id="trade-execution"]')
  await expect(ticket.getByRole('button', { name: 'Buy', exact: true })).toBeVisible()
  const panel = page.locator('[data-panel-id="overview"]')
  await expect(panel.getByRole('alert')).toBeVisible()
  expect(await page.evaluate((trace) => Reflect.has(window, trace), TRACE)).toBe(false)

  server.faults.mend()
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel).toContainText('Portfolio value')
})

for (const file of ['main.js', 'shared.js']) {
  test(`when the host's ${file} does not arrive, the page says so and offers another try`, async ({
    page,
    server,
  }) => {
    const url = new RegExp(`^/host/.*/${file}$`)
    server.faults.breakDown({ url, fault: FAULTS['it answers 500'] })
    await page.goto('/faq')
    await expect(page.getByRole('alert')).toContainText('Aldergate Trade could not be loaded.')
    server.faults.mend()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
