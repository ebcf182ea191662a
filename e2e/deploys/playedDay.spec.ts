import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  BUCKETS,
  chosenFor,
  GOOD_VERSIONS_KEY,
  OUTCOMES_PATH,
  parseAs,
  Registry,
} from '@aldergate/contract'
import { ROOT } from '@aldergate/delivery/process/root'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import {
  handmadePage,
  handmadeRemote,
  publishHandmade,
} from '@aldergate/delivery/testing/handmadeBuilds'
import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { expectUnavailable, pageHeading } from '../faults/fallen'
import { headingEntry, throwingEntry } from '../faults/handmadeRemote'
import { copyStore } from '../faults/storeCopy'
import { storeKey } from '../store/storeKey'
import { anotherTrading } from './anotherTrading'
import { browserOf } from './browserOf'
import { hashesOf } from './hashes'

/** The pages of each team, by remote: none may get lost. */
const PAGES = {
  trading: { '/news': 'Market News', '/trading-view': 'Trading View' },
  strategy: { '/strategy-builder': 'Strategy Builder' },
} as const

/** A store of its own for the real commands, with tiny builds of its teams. */
async function officeStore() {
  const { store, remove } = copyStore()
  writeFileSync(join(store, 'releases/settings.json'), JSON.stringify({ allowsOverrides: true }))
  const server = await serveStore({ store, key: await storeKey() })
  const url = server.url
  let builds = 0

  async function registry() {
    return parseAs(Registry, 'The registry', await (await fetch(`${url}/registry.json`)).json())
  }

  return {
    store,
    url,
    registry,
    /** Publishes a team's build, and returns its version. */
    publish: (
      name: keyof typeof PAGES,
      entryOf: (container: string) => string,
      requires: Record<string, string> = { react: '^19.3.0' },
    ) => {
      builds += 1
      const container = `${name}_${builds}`
      const pages = Object.entries(PAGES[name]).map(([path, title]) => ({
        ...handmadePage(path),
        title: { en: title },
        files: [],
      }))
      return publishHandmade(store, handmadeRemote({ name, container, pages, requires }), {
        'remoteEntry.js': entryOf(container),
      })
    },
    /** Runs a command, and returns its output; rejects when it fails. */
    deliver: async (...words: string[]) => {
      const command = [join(ROOT, 'delivery/bin/delivery.mjs'), ...words]
      const env = { ...process.env, STORE: store }
      return (await promisify(execFile)(process.execPath, command, { env })).stdout
    },
    liveVersion: async (name: string) =>
      (await registry()).remotes.find((remote) => remote.name === name)?.version,
    /** Returns which of ten thousand browsers are dealt a version of trading, by the host's own choice. */
    browsersWith: async (version: string) => {
      const served = await registry()
      return Array.from({ length: BUCKETS }, (_, browser) => browser).filter((browser) =>
        chosenFor(served, browser).remotes.some(
          (remote) => remote.name === 'trading' && remote.version === version,
        ),
      )
    },
    /** Sends a browser's report about its version. */
    tell: async (version: string | undefined, phase: string) => {
      const body = JSON.stringify({ remote: 'trading', version, phase })
      await fetch(url + OUTCOMES_PATH, { method: 'POST', body })
    },
    close: async () => {
      await server.close()
      remove()
    },
  }
}

test.use({ expectsProblems: true })

test('a day of two teams: each ships, tries out, goes back and heals alone, and nobody touches the host', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const office = await officeStore()
  const { url, publish, deliver } = office
  const { hostVersion } = await office.registry()
  const hostBefore = hashesOf(office.store, [`host/${hostVersion}`])
  const says = (heading: string) => (container: string) => headingEntry(container, heading)

  async function readNews(reader: Page, heading: string) {
    await reader.goto(`${url}/news`)
    await expect(pageHeading(reader, heading)).toBeVisible()
  }

  await test.step('a team deploys, and the next visit has it', async () => {
    await publish('trading', says('News at nine'))
    await deliver('promote', 'trading', '--why', 'The day begins')
    await readNews(page, 'News at nine')
  })
  const nine = await office.liveVersion('trading')
  const { fingerprint: morning } = await office.registry()

  const ten = await publish('trading', says('News at ten'))
  const inside = await browserOf(browser, 999)
  const outside = await browserOf(browser, 1_000)
  const tenth =
    await test.step('a canary for 10 % is for a tenth of browsers, to the last one', async () => {
      await deliver('promote', 'trading', '--percent', '10')
      const dealt = await office.browsersWith(ten)
      expect(dealt).toHaveLength(BUCKETS / 10)
      expect(await office.browsersWith(nine ?? '')).toHaveLength(BUCKETS - BUCKETS / 10)
      await readNews(inside.page, 'News at ten')
      await readNews(outside.page, 'News at nine')
      return dealt
    })

  await test.step('it ramps up: who had it keeps it, then all have it', async () => {
    await deliver('promote', 'trading', '--percent', '50')
    const half = new Set(await office.browsersWith(ten))
    expect(half.size).toBe(BUCKETS / 2)
    expect(tenth.filter((one) => !half.has(one))).toEqual([])

    await deliver('promote', 'trading')
    expect(await office.browsersWith(ten)).toHaveLength(BUCKETS)
    await readNews(outside.page, 'News at ten')
  })

  await test.step('reviewers see by a link what nobody else sees yet', async () => {
    await publish('trading', says('News for review'))
    const { link } = JSON.parse(await deliver('preview', 'trading', '--json')) as { link: string }
    await inside.page.goto(url + link)
    await expect(pageHeading(inside.page, 'News for review')).toBeVisible()
    await readNews(outside.page, 'News at ten')
  })

  await test.step('somebody runs a build of their own machine in the live app, and ends it', async () => {
    const other = await anotherTrading('News of my machine')
    await page.goto(`${url}/news?override=trading:${other.url}`)
    await expect(pageHeading(page, 'News of my machine')).toBeVisible()
    await readNews(outside.page, 'News at ten')
    await page.getByRole('note').getByRole('link', { name: 'Back to what is live' }).click()
    await expect(pageHeading(page, 'News at ten')).toBeVisible()
    await other.close()
  })

  await test.step('a bad canary ends by itself, by what browsers tell', async () => {
    const bad = await publish('trading', throwingEntry)
    await deliver('promote', 'trading', '--percent', '10')
    const unlucky = await browserOf(browser, 0)
    await unlucky.page.goto(`${url}/news`)
    await expectUnavailable(unlucky.page, 'Market News')
    for (let told = 0; told < 12; told += 1) {
      for (let others = 0; others < 9; others += 1) await office.tell(ten, 'shown')
      await office.tell(bad, 'run')
    }
    await expect.poll(() => office.browsersWith(bad)).toEqual([])
    await readNews(unlucky.page, 'News at ten')
    await unlucky.close()
  })

  await test.step('a bad version for all gives way to the last good one, where that has worked', async () => {
    await readNews(page, 'News at ten')
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), GOOD_VERSIONS_KEY))
      .toContain(ten)
    const bad = await publish('trading', (container) => `${throwingEntry(container)} // noon`)
    await deliver('promote', 'trading')
    expect(await office.liveVersion('trading')).toBe(bad)
    await readNews(page, 'News at ten')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

  await test.step('a rollback brings what was live before to everybody', async () => {
    await deliver('rollback', 'trading', '--why', 'The news are empty')
    expect(await office.liveVersion('trading')).toBe(ten)
    await readNews(outside.page, 'News at ten')
  })

  await test.step('two teams ship at once, and both are live', async () => {
    const evening = await publish('trading', says('News at five'))
    const builder = await publish('strategy', says('Strategies at five'))
    await Promise.all([deliver('promote', 'trading'), deliver('promote', 'strategy')])
    expect(await office.liveVersion('trading')).toBe(evening)
    expect(await office.liveVersion('strategy')).toBe(builder)
    await readNews(page, 'News at five')
    await page.goto(`${url}/strategy-builder`)
    await expect(pageHeading(page, 'Strategies at five')).toBeVisible()
  })

  await test.step('a build that does not fit the host is refused, and changes nothing', async () => {
    const before = await office.registry()
    await publish('trading', says('News of another React'), { react: '^18.0.0' })
    await expect(deliver('promote', 'trading')).rejects.toThrow(/requires react \^18\.0\.0/)
    expect(await office.registry()).toEqual(before)
  })

  await test.step('the morning can be looked at again', async () => {
    await page.goto(`${url}/news?composition=${morning}`)
    await expect(pageHeading(page, 'News at nine')).toBeVisible()
    await expect(page.getByRole('note')).toContainText(`This is composition ${morning}`)
  })

  await test.step('no byte of the host has changed', async () => {
    expect((await office.registry()).hostVersion).toBe(hostVersion)
    const after = hashesOf(office.store, [`host/${hostVersion}`])
    expect(Object.keys(after).length).toBeGreaterThan(50)
    expect(after).toEqual(hostBefore)
  })

  await Promise.all([inside.close(), outside.close()])
  await office.close()
})
