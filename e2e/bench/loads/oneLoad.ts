import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Profile } from '../profiles.ts'
import { playFrames } from '../playFrames.ts'
import { followRequests, type Sent } from './requests.ts'
import { type Paints, readPaints, type Watched, watchLoad } from './watchLoad.ts'

/** The figures of one cold load; times in milliseconds since the navigation began. */
export interface Load extends Watched, Paints {
  /** Frame and page answer to a click. */
  answersMs: number
  /** All traffic until the page was quiet, and until it was interactive. */
  requests: number
  requestsUntilAnswer: number
  scriptBytes: number
  /** When the last script before interactivity arrived. */
  lastScriptMs: number
  documentBytes: number
  allBytes: number
  /** The longest chain of dependent requests: until the heading was painted, and until the page was interactive. */
  levelsToRead: number
  levelsToAnswer: number
  /** After a garbage collection, once the page is quiet. */
  heapBytes: number
  /** The paths of the scripts loaded until the page was interactive. */
  scripts: string[]
  /** The frames of others, in whose place a local page answered. */
  playedFrames: number
}

const TOO_LONG_MS = 60_000

/** This long after interactivity and the last request, a page's load is complete. */
const QUIET_MS = 1_500

/** The document, and what executes or styles it: other files do not delay the page. */
const WAITED_FOR = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']

/** Opens the address in a browser with an empty cache, except for stored data of the trader's. */
export async function oneLoad(
  browser: Browser,
  url: string,
  profile: Profile,
  kept: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const origins = localStorage.length > 0 ? [{ origin: new URL(url).origin, localStorage }] : []
  const context = await browser.newContext({
    viewport: { width: 1360, height: 860 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    storageState: { cookies: [], origins },
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchLoad)
    const devTools = await context.newCDPSession(page)
    const requests = await followRequests(devTools, new URL(url).origin)
    const frames = await playFrames(devTools)
    await slowDown(devTools, profile)
    // Prefetches for later pages do not belong to this load.
    await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
    await page.goto(url, { waitUntil: 'commit' })
    const watched = await inTime(
      url,
      Promise.race([page.evaluate(() => window.watchedLoad), firstError(page)]),
    )
    await requests.quiet(QUIET_MS)
    const paints = await page.evaluate(readPaints)
    await devTools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devTools.send('Runtime.getHeapUsage')

    const answersMs = Math.max(watched.frameMs, watched.pageMs)
    const readMs = Math.max(watched.headingMs, paints.fcpMs)
    const onLine = requests.sent.filter(({ isCached }) => !isCached)
    const endMs = ({ endedAt = Infinity }: Sent) => requests.epochMs(endedAt) - paints.timeOrigin
    const cameBy = (ms: number) => onLine.filter((sent) => endMs(sent) <= ms)
    const untilAnswer = cameBy(answersMs)
    return {
      ...watched,
      ...paints,
      answersMs,
      requests: onLine.length,
      requestsUntilAnswer: untilAnswer.length,
      scriptBytes: bytesOf(untilAnswer.filter(isScript)),
      lastScriptMs: Math.max(0, ...untilAnswer.filter(isScript).map(endMs)),
      documentBytes: bytesOf(onLine.filter(({ type }) => type === 'Document')),
      allBytes: bytesOf(onLine),
      levelsToRead: levelsOf(cameBy(readMs)),
      levelsToAnswer: levelsOf(untilAnswer),
      heapBytes: usedSize,
      scripts: untilAnswer.filter(isScript).map((sent) => new URL(sent.url).pathname),
      playedFrames: frames.played,
    }
  } finally {
    await context.close()
  }
}

async function slowDown(devTools: CDPSession, { cpu, line }: Profile): Promise<void> {
  if (line) await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  if (cpu > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

async function inTime<Result>(url: string, result: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const problem = new Error(`${url} did not answer to a click within ${TOO_LONG_MS / 1_000} s.`)
    timer = setTimeout(() => reject(problem), TOO_LONG_MS)
  })
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects with the page's first error: a page that fails to start would be waited for in vain. */
function firstError(page: Page): Promise<never> {
  return new Promise((_, reject) => page.once('pageerror', reject))
}

function isScript({ url, type }: Sent): boolean {
  return type === 'Script' || new URL(url).pathname.endsWith('.js')
}

function bytesOf(sent: readonly Sent[]): number {
  return sent.reduce((sum, { bytes }) => sum + bytes, 0)
}

function levelsOf(sent: readonly Sent[]): number {
  const waited = sent.filter(({ type }) => WAITED_FOR.includes(type))
  return Math.max(0, ...waited.map(({ level }) => level))
}
