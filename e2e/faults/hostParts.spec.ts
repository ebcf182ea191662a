import { FAULTS } from './faultInjector'
import { barLink, expectTold, openFaq, pageHeading } from './fallen'
import { expect, test } from './faultTest'

test('when prices do not come, the news are there, and Retry brings the prices', async ({
  page,
  server,
}) => {
  await openFaq(page)
  server.faults.breakDown({
    path: /^\/host\/[^/]+\/market\.js$/,
    fault: FAULTS['it answers 500'],
  })
  await barLink(page, 'Market News').click()
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  await expectTold(page, page.getByText('The prices could not be loaded.'))
  await expect(page.getByRole('article').first()).toBeVisible()

  server.faults.mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Live tickers' })).toContainText('BTC/GBP')
})

test('what is said while the part that says it does not come is said once it is back', async ({
  page,
  server,
}) => {
  server.faults.breakDown({
    path: /^\/host\/[^/]+\/ToastArea\.js$/,
    fault: FAULTS['it answers 500'],
  })
  await page.goto('/settings')
  await expect(pageHeading(page, 'Settings')).toBeVisible()
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.clock.runFor(5_000)

  server.faults.mend()
  const said = page.getByText('Settings saved').first()
  // In small steps: the message disappears by itself, and a whole minute might include both its appearance and its end.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1_000)
        return said.isVisible()
      },
      { intervals: [100] },
    )
    .toBe(true)
})
