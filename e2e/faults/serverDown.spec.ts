import { serveStore } from '@aldergate/delivery/server/serveStore'
import { storeUnderTest } from '../app'
import { barLink, expectHealed, expectUnavailable, pageHeading } from './fallen'
import { expect, test } from './faultTest'

test('when the connection is refused, what is loaded goes on, and Retry works once it is back', async ({
  page,
}) => {
  const first = await serveStore({ store: storeUnderTest() })
  await page.goto(`${first.url}/settings`)
  const settings = pageHeading(page, 'Settings')
  await expect(settings).toBeVisible()
  await first.close()

  await barLink(page, 'Market News').click()
  await expectUnavailable(page, 'Market News')
  await barLink(page, 'Settings').click()
  await expect(settings).toBeVisible()

  await barLink(page, 'Market News').click()
  await expectUnavailable(page, 'Market News')
  const second = await serveStore({
    store: storeUnderTest(),
    port: Number(new URL(first.url).port),
  })
  await expectHealed(page, 'Market News')
  await second.close()
})
