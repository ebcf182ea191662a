import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../app'
import { type Clone, cloneProject } from '../deploys/clone'
import { record } from './figures'

let clone: Clone

test.beforeAll(() => {
  clone = cloneProject()
})

test.afterAll(() => clone.remove())

test('npm run dev shows the app, and brings what is saved into the page that is open', async ({
  page,
}) => {
  const { url } = await clone.develop('trading')
  await page.goto(`${url}/news`)
  const search = page.getByRole('searchbox')
  await expect(search).toBeVisible({ timeout: 30_000 })

  const file = join(clone.folder, 'mfe-trading/src/news/texts/en.arb')
  const hint = 'Search what was saved...'
  const start = performance.now()
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<="search": ")[^"]*/, hint))
  await expect(page.getByPlaceholder(hint)).toBeVisible({ timeout: 60_000 })
  record('from a saved text to the open page, in development, in s', secondsSince(start))
})

function secondsSince(start: number): number {
  return (performance.now() - start) / 1_000
}
