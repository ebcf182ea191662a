import type { CDPSession } from '@playwright/test'
import { expect, test } from '../app'
import { kilobytes, LIMITS } from './limits'

/** The scripts transferred over the network, by URL, in transferred bytes. */
async function weighScripts(devTools: CDPSession): Promise<ReadonlyMap<string, number>> {
  const urls = new Map<string, string>()
  const bytes = new Map<string, number>()
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('.js')) urls.set(requestId, new URL(request.url).pathname)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    if (url) bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength)
  })
  await devTools.send('Network.enable')
  return bytes
}

function weightOf(scripts: Iterable<[url: string, bytes: number]>): number {
  return kilobytes([...scripts].reduce((sum, [, bytes]) => sum + bytes, 0))
}

for (const [path, limit] of Object.entries(LIMITS.firstVisit)) {
  test(`a first visit to ${path} waits for no more script than it may, and runs its share of it`, async ({
    page,
  }) => {
    const scripts = await weighScripts(await page.context().newCDPSession(page))
    await page.addInitScript(noteHeading)
    await page.coverage.startJSCoverage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const coverage = await page.coverage.stopJSCoverage()
    await page.waitForLoadState('networkidle')
    const asked = await page.evaluate(askedBeforeHeading)
    const came = new Map([...scripts].filter(([url]) => asked.includes(url)))

    expect.soft(weightOf(came), 'all of it').toBeLessThanOrEqual(limit.script)
    const host = [...came].filter(([url]) => url.startsWith('/host/'))
    expect.soft(host.length, 'the frame is among them').toBeGreaterThan(0)
    expect.soft(weightOf(host), "the host's").toBeLessThanOrEqual(limit.host)
    expect
      .soft(100 * (1 - usedShare(coverage)), "of the host's not run, in %")
      .toBeLessThanOrEqual(limit.unrun)
  })
}

/** Runs in the page: marks when its heading stands, however late a test looks. */
function noteHeading() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return
    performance.mark('heading')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: the paths of the scripts requested before the heading existed. */
function askedBeforeHeading(): string[] {
  const [heading] = performance.getEntriesByName('heading')
  if (!heading) throw new Error('The page has no heading.')
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < heading.startTime)
    .map(({ name }) => new URL(name).pathname)
}

/** The share of the host's script, as it runs, that was run at all. */
function usedShare(coverage: readonly ScriptCoverage[]): number {
  const host = coverage.filter(({ url }) => new URL(url).pathname.startsWith('/host/'))
  const total = host.reduce((sum, { source = '' }) => sum + source.length, 0)
  const used = host.reduce((sum, script) => sum + usedCharacters(script), 0)
  return used / total
}

interface ScriptCoverage {
  url: string
  source?: string
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[]
}

/** Inner ranges override outer ones, and follow them. */
function usedCharacters({ source = '', functions }: ScriptCoverage): number {
  const isUsed = new Uint8Array(source.length)
  const ranges = functions.flatMap((each) => each.ranges)
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  for (const { startOffset, endOffset, count } of ranges) {
    isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  }
  return isUsed.reduce((sum, one) => sum + one, 0)
}
