import { serveStore } from '@aldergate/delivery/server/serveStore'
import { expect, storeUnderTest, test } from '../app'

test.use({ expectsProblems: true })

test('when the connection is refused, what is loaded goes on, and Retry works once it is back', async ({
  page,
}) => {
  const first = await serveStore({ store: storeUnderTest() })
  await page.goto(`${first.url}/settings`)
  await page.getByRole('link', { name: 'Market News' }).waitFor()
  await first.close()

  await page.getByRole('link', { name: 'Market News' }).click()
  await expect(page.getByRole('alert')).toContainText('Market News is unavailable right now.')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await page.getByRole('link', { name: 'Market News' }).click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  const second = await serveStore({
    store: storeUnderTest(),
    port: Number(new URL(first.url).port),
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()
  await second.close()
})
