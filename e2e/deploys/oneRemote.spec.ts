import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../app'
import { oneClone } from './oneClone'
import { buildsIn, hashesOf } from './hashes'

const clone = oneClone()

async function deploy(name: string, why: string) {
  await clone().npmRun('deliver', '--', name, '--why', why)
}

test('a remote goes live alone: its new text is there, and no file of the others has changed', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const store = join(clone().folder, '.aldergate/store')
  const untouched = buildsIn(store).filter((name) => name !== 'trading')
  const before = hashesOf(store, untouched)
  await page.goto(`${clone().url}/news`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Market News', exact: true }),
  ).toBeVisible()

  clone().edit('mfe-trading/src/news/texts/en.arb', (source) =>
    source.replace('"Search News..."', '"Search all the news..."'),
  )
  await deploy('trading', 'A clearer hint')

  await page.reload()
  await expect(page.getByPlaceholder('Search all the news...')).toBeVisible()
  const after = hashesOf(store, untouched)
  expect(Object.keys(after).length).toBeGreaterThan(50)
  expect(after).toEqual(before)
})

test('a rollback brings the version before it back, in an open tab by its notice and else with the next page, and holds back the one that it leaves', async ({
  page,
}) => {
  await page.goto(`${clone().url}/news`)
  await expect(page.getByPlaceholder('Search all the news...')).toBeVisible()

  const said = await clone().npmRun('rollback', '--', 'trading', '--why', 'It was clear enough')
  expect(said).toMatch(/^trading went back from \S+ to \S+\nrelease \d+ is live\n$/)

  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  const notice = page.getByText('A new version of Market News is ready.')
  await expect(async () => {
    // Like returning to the tab, so that the test need not wait for the next poll.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(notice).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
  await page.getByRole('button', { name: 'Show it now', exact: true }).click()
  await expect(page.getByPlaceholder('Search News...')).toBeVisible()
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)

  await page.reload()
  await expect(page.getByPlaceholder('Search News...')).toBeVisible()
  expect(await clone().npmRun('status')).toMatch(/trading +\S+ {2}\(published: \S+\), held back/)
})

test('a version that crashes while it renders is contained, and a mended one comes in by Retry, without a reload', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const file = 'mfe-trading/src/news/NewsPage.tsx'
  const sound = readFileSync(join(clone().folder, file), 'utf8')
  clone().edit(file, (source) =>
    source.replace(
      /(export default function NewsPage\(\) \{\n)/,
      "$1  if (document.hasFocus() || !document.hasFocus()) throw new Error('a bug')\n",
    ),
  )
  await deploy('trading', 'A bug')

  await page.goto(`${clone().url}/news`)
  await expect(page.getByRole('alert')).toContainText('Market News is unavailable right now.')
  await page.getByRole('link', { name: 'Strategy Builder', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Strategy Builder', exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Market News', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('unavailable')

  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  clone().edit(file, () => sound)
  await deploy('trading', 'The bug is mended')
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Market News', exact: true }),
  ).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})
