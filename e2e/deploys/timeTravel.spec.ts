import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAs, Registry } from '@aldergate/contract'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import { promoteVersions } from '@aldergate/delivery/promotion/promoteVersions'
import { publishBuild } from '@aldergate/delivery/publishing/publishBuild'
import { expect, test } from '../app'
import { barLink, pageHeading } from '../faults/fallen'
import { headingEntry } from '../faults/handmadeRemote'
import { publishTrading } from '../faults/handmadeTrading'
import { storeKey } from '../store/storeKey'
import { copyStore } from '../faults/storeCopy'

/** The live host with another root file: another version, that works as well. */
async function publishAnotherHost(store: string, version: string): Promise<string> {
  const build = mkdtempSync(join(tmpdir(), 'host-'))
  cpSync(join(store, 'host', version), build, { recursive: true })
  for (const name of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$|^(integrity|provenance)\.json$/.test(name)) rmSync(join(build, name))
  }
  writeFileSync(join(build, 'root/robots.txt'), 'User-agent: nobody')
  const published = await publishBuild({ store, build })
  rmSync(build, { recursive: true, force: true })
  return published.version
}

test.use({ expectsProblems: true })

test('a composition of another day is opened by its name, and says where the host of today differs', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const { store, remove } = copyStore()
  const server = await serveStore({ store })
  const key = await storeKey()
  const promote = (versions: Record<string, string>) =>
    promoteVersions({ store, versions, who: 'a test', why: 'A day', key })
  const publishNews = (container: string, heading: string) =>
    publishTrading(store, { container, entry: headingEntry(container, heading) })
  const { hostVersion } = parseAs(
    Registry,
    'The registry',
    await (await fetch(`${server.url}/registry.json`)).json(),
  )

  // A day, and its name.
  await promote({ trading: await publishNews('trading_1', 'News of that day') })
  await page.goto(`${server.url}/platform`)
  const link = page.getByRole('link', { name: /^Composition [0-9a-f]{12}$/ })
  const name = (await link.textContent())?.replace('Composition ', '')

  // Another release, with another host.
  await promote({
    trading: await publishNews('trading_2', 'News of today'),
    host: await publishAnotherHost(store, hostVersion),
  })
  await page.goto(`${server.url}/news`)
  await expect(pageHeading(page, 'News of today')).toBeVisible()

  await page.goto(`${server.url}/news?composition=${name}`)
  await expect(pageHeading(page, 'News of that day')).toBeVisible()
  const notice = page.getByRole('note')
  await expect(notice).toContainText(`This is composition ${name} of release`)
  await expect(notice).toContainText(`The host is today’s; it was ${hostVersion} then.`)
  // It stays while navigating through the app.
  await barLink(page, 'Trading View').click()
  await expect(pageHeading(page, 'News of that day')).toBeVisible()
  await expect(notice).toBeVisible()

  await notice.getByRole('link', { name: 'Back to today' }).click()
  await expect(pageHeading(page, 'News of today')).toBeVisible()
  await expect(notice).toHaveCount(0)

  await page.goto(`${server.url}/news?composition=000000000000`)
  await expect(pageHeading(page, 'News of today')).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: 'no longer kept' })).toBeVisible()
  await server.close()
  remove()
})
