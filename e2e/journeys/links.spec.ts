import type { Page } from '@playwright/test'
import { pageAt, PATHS } from '@aldergate/contract'
import { expect, test } from '../app'
import { saveData } from '../browser/saveData'
import { liveRegistry } from '../store/liveRegistry'

const registry = liveRegistry()

/** Common addresses for the terms and the privacy policy. */
const SECOND_ADDRESSES = ['/terms-of-service', '/privacy-policy']

/** The app has some sixty addresses, each a page load. */
const CRAWL_MS = 240_000

interface Visit {
  path: string
  /** The absolute addresses that it links to. */
  links: string[]
  /** The places on it that a fragment can name. */
  ids: string[]
  /** Whether the page says that it does not exist. */
  isMissing: boolean
}

async function visit(page: Page, path: string): Promise<Visit> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const seen = await page.evaluate(() => ({
    links: Array.from(document.querySelectorAll('a'), ({ href }) => href),
    ids: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    isMissing: document.querySelector('meta[name="robots"][content="noindex"]') !== null,
  }))
  return { path, ...seen }
}

/** Walks over every page that links lead to, beginning at home. */
async function crawl(page: Page, origin: string): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>()
  const waiting = ['/']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (visits.has(path)) continue
    const seen = await visit(page, path)
    visits.set(path, seen)
    const targets = seen.links.map((href) => new URL(href)).filter((to) => to.origin === origin)
    waiting.push(...targets.map(({ pathname }) => pathname).filter((to) => pageAt(registry, to)))
  }
  return visits
}

/** Why a link leads nowhere, or `undefined` when it leads somewhere. */
function problemOf({ pathname, hash }: URL, visits: Map<string, Visit>): string | undefined {
  const target = visits.get(pathname)
  if (!target) return 'no remote has this page'
  if (target.isMissing) return 'the page says that it does not exist'
  const isPlace = hash === '' || target.ids.includes(decodeURIComponent(hash.slice(1)))
  return isPlace ? undefined : 'the page has no such place'
}

test('every link within the app leads to a page, and every fragment to a place on it', async ({
  page,
  server,
}) => {
  test.setTimeout(CRAWL_MS)
  // Otherwise each of the pages would come in and prefetch its next ones.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await saveData(page)
  const visits = await crawl(page, server.url)
  const broken = [...visits.values()].flatMap(({ path, links }) =>
    [...new Set(links)]
      .map((href) => new URL(href))
      .filter(({ origin }) => origin === server.url)
      .map((target) => ({ target, problem: problemOf(target, visits) }))
      .filter(({ problem }) => problem)
      .map(({ target, problem }) => `${path} → ${target.pathname}${target.hash}: ${problem}`),
  )

  expect(broken).toEqual([])
  // Pages beyond these may be unlinked.
  const linked = [...Object.values(PATHS), ...SECOND_ADDRESSES]
  expect([...visits.keys()]).toEqual(expect.arrayContaining(linked))
})
