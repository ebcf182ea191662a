import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@aldergate/contract'
import { expect, test } from '../app'
import { expectHealed, pageHeading } from '../faults/fallen'
import { oneClone } from './oneClone'
import { buildsIn, hashesOf } from './hashes'

/** The name of a remote that no file of the project mentions; its page has the same. */
const NEWCOMER = 'ideas'
const HEADING = 'New page: “Ideas”'

/** A second page in its `remote.config.ts`, at a path with a parameter. */
const PAGE_OF_ONE = `    {
      path: '/${NEWCOMER}/:id',
      expose: './src/${NEWCOMER}/IdeasPage.tsx',
      title: { en: 'One idea' },
      description: { en: 'The idea of somebody.' },
      places: [
        { path: '/${NEWCOMER}/first', title: 'The first idea', description: 'The idea of the first.' },
      ],
    },
`

const clone = oneClone()

function registry(): Registry {
  return JSON.parse(readFileSync(join(clone().folder, '.aldergate/store/registry.json'), 'utf8'))
}

function versions(): Record<string, string> {
  const { hostVersion, remotes } = registry()
  return {
    host: hostVersion,
    ...Object.fromEntries(remotes.map((each) => [each.name, each.version])),
  }
}

/** Adds to the lockfile what npm writes for a remote with a package of its own. */
function lockWithNewcomer(lockfile: string) {
  const lock = JSON.parse(readFileSync(lockfile, 'utf8'))
  lock.packages[`mfe-${NEWCOMER}`] = { version: '0.1.0', dependencies: { 'left-pad': '^1.3.0' } }
  lock.packages[`node_modules/@aldergate/mfe-${NEWCOMER}`] = {
    resolved: `mfe-${NEWCOMER}`,
    link: true,
  }
  lock.packages['node_modules/left-pad'] = { version: '1.3.0', integrity: 'sha512-x' }
  writeFileSync(lockfile, JSON.stringify(lock))
}

test('a sixth remote is begun by one command and goes live alone: no other folder, version or file changes', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const store = join(clone().folder, '.aldergate/store')
  const others = buildsIn(store)
  const before = { versions: versions(), files: hashesOf(store, others) }
  expect(others).toContain('host')
  expect(others).not.toContain(NEWCOMER)
  await page.goto(`${clone().url}/${NEWCOMER}`)
  await expect(pageHeading(page, 'Page not found')).toBeVisible()

  await clone().npmRun('new-remote', '--', NEWCOMER)
  await clone().npmRun('build', '--', NEWCOMER)
  await clone().npmRun('publish:remote', '--', NEWCOMER)
  await clone().npmRun('promote', '--', NEWCOMER, '--why', 'Somebody had an idea')

  // The document that is open has no route for it yet.
  await page.getByRole('link', { name: 'Market News', exact: true }).first().click()
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  await page.goBack()
  await expect(pageHeading(page, HEADING)).toBeVisible()
  await expect(page).toHaveTitle(`${HEADING} · Aldergate Trade`)
  await expect(page.getByRole('group', { name: 'Price of bitcoin' })).toBeVisible()
  const { [NEWCOMER]: own, ...rest } = versions()
  expect(own).toMatch(/^0\.1\.0-/)
  expect(rest).toEqual(before.versions)
  expect(hashesOf(store, others)).toEqual(before.files)
  expect(await clone().npmRun('status')).toContain(`${NEWCOMER.padEnd(10)} ${own}`)
})

test('what the command wrote passes the checks of the project as it is', async () => {
  test.setTimeout(180_000)

  await clone().npmRun('check', '--', NEWCOMER)
  // The one rule of the whole project that looks at each part; left out are the commands, which are the same for all.
  const pipelines = ['--selectProjects', 'delivery', '--testPathPatterns', 'project/pipelines']
  await clone().tool('jest', ...pipelines, '--testNamePattern', '^(?!of )')
})

test('a further page of it, at a path with a parameter, is found by the journeys through all pages from its places alone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  clone().edit(`mfe-${NEWCOMER}/remote.config.ts`, (source) =>
    source.replace(/(?= {2}\],\n\}\n$)/, PAGE_OF_ONE),
  )
  await clone().npmRun('deliver', '--', NEWCOMER, '--why', 'Each idea has a page')
  await page.goto(`${clone().url}/${NEWCOMER}/first`)
  await expect(pageHeading(page, HEADING)).toBeVisible()

  const asked = ['--config', 'e2e/playwright.config.ts', '--list', 'journeys/composition']
  const journeys = await clone().tool('playwright', 'test', ...asked)
  expect(journeys).toContain(`/${NEWCOMER}/:id loads the host and its own remote`)
})

test('nobody else is built anew for it, also when the lockfile has it and what it brings along', async () => {
  test.setTimeout(120_000)
  lockWithNewcomer(join(clone().folder, 'package-lock.json'))

  // Skips the preparation of `npm run build`: the invented package cannot be installed.
  const said = await clone().tool('node', 'delivery/src/build.ts')
  for (const { name } of registry().remotes) expect(said).toContain(`${name}  unchanged`)
  expect(said).toContain('host  unchanged')
})

test('it falls alone, and comes back by Retry', async ({ page }) => {
  const entry = new RegExp(`/${NEWCOMER}/[^/]+/remoteEntry\\.js`)
  await page.route(entry, (route) => route.abort())
  await page.goto(`${clone().url}/${NEWCOMER}`)
  await expectUnavailableSoon()
  await page.getByRole('link', { name: 'Strategy Builder', exact: true }).click()
  await expect(pageHeading(page, 'Strategy Builder')).toBeVisible()
  await page.goBack()
  await expectUnavailableSoon()

  await page.unroute(entry)
  await expectHealed(page, HEADING)

  async function expectUnavailableSoon() {
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      `${HEADING} is unavailable right now.`,
      { timeout: 10_000 },
    )
  }
})

test('it is taken out by one command: its page in an open tab says so, and is unavailable once it is closed', async ({
  page,
}) => {
  await page.goto(`${clone().url}/${NEWCOMER}`)
  await expect(pageHeading(page, HEADING)).toBeVisible()

  const said = await clone().npmRun('withdraw', '--', NEWCOMER, '--allow-loss')
  expect(said).toMatch(new RegExp(`^${NEWCOMER} \\S+ is out of what is live$`, 'm'))
  expect(registry().remotes.map(({ name }) => name)).not.toContain(NEWCOMER)

  await expect(async () => {
    // Like returning to the tab, so that the test need not wait for the next poll.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(`${HEADING} has been withdrawn.`)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await expect(pageHeading(page, HEADING)).toBeVisible()
  await page.getByRole('button', { name: 'Close the page', exact: true }).click()
  await expect(pageHeading(page, `${HEADING} is unavailable right now.`)).toBeVisible()

  await page.getByRole('link', { name: 'Market News', exact: true }).first().click()
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  await page.goto(`${clone().url}/${NEWCOMER}`)
  await expect(pageHeading(page, 'Page not found')).toBeVisible()
})
