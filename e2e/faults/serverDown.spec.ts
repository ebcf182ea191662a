import { serveStore } from '@aldergate/delivery/server/serveStore'
import { expect, storeUnderTest, test } from '../app'
import { expectHealed, expectUnavailable, pageHeading } from './fallen'

test.use({ expectsProblems: true })

test.beforeEach(({ page }) => page.clock.install())

test('when the connection is refused, what is loaded goes on, and Retry works once it is back', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const first = await serveStore({ store: storeUnderTest() })
  await page.goto(`${first.url}/settings`)
  const settings = pageHeading(page, 'Settings')
  await expect(settings).toBeVisible()
  await first.close()

  await bar.getByRole('link', { name: 'Market News', exact: true }).click()
  await expectUnavailable(page, 'Market News')
  await bar.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(settings).toBeVisible()

  await bar.getByRole('link', { name: 'Market News', exact: true }).click()
  await expectUnavailable(page, 'Market News')
  const second = await serveStore({
    store: storeUnderTest(),
    port: Number(new URL(first.url).port),
  })
  await expectHealed(page, 'Market News')
  await second.close()
})
