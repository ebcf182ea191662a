import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import { expect, test } from '../app'
import { type Clone, cloneProject } from '../deploys/clone'
import { record } from './figures'

const ROUNDS = 3

/** The folders of `.aldergate` that builds leave behind for the next ones. */
const KEPT = ['webpack', 'declarations', 'compiled']

let clone: Clone
let server: Awaited<ReturnType<typeof serveStore>>

test.beforeAll(async () => {
  clone = cloneProject()
  server = await serveStore({ store: join(clone.folder, '.aldergate/store') })
})

test.afterAll(async () => {
  await server.close()
  await clone.remove()
})

function secondsSince(start: number): number {
  return (performance.now() - start) / 1_000
}

test('from a saved file to a new page that has it, one remote takes seconds', async ({ page }) => {
  const file = join(clone.folder, 'mfe-trading/src/news/texts/en.arb')
  const sound = readFileSync(file, 'utf8')
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const hint = `Search all the news, ${round}...`
    const start = performance.now()
    writeFileSync(file, sound.replace(/(?<="search": ")[^"]*/, hint))
    await clone.npmRun('deliver', '--', 'trading', '--why', 'A measurement')
    await page.goto(`${server.url}/news`)
    await expect(page.getByPlaceholder(hint)).toBeVisible()
    seconds.push(secondsSince(start))
  }
  // Warm means with the caches of the first round; the faster of two, because it was less disturbed.
  record('from a saved file to a new page, one remote, warm, in s', Math.min(...seconds.slice(1)))
})

test('host and all remotes are built from nothing in half a minute', async () => {
  const { folder } = clone
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS - 1; round += 1) {
    const built = readdirSync(folder).map((name) => join(name, 'dist'))
    const left = [...built, ...KEPT.map((name) => join('.aldergate', name))]
    for (const each of left) rmSync(join(folder, each), { recursive: true, force: true })
    const start = performance.now()
    const said = await clone.npmRun('build')
    seconds.push(secondsSince(start))
    expect(said.match(/^ {2}built /gm)).toHaveLength(6)
  }
  record('all six from nothing, the builds alone, in s', Math.min(...seconds))
})
