import type { Page } from '@playwright/test'

/** This long after a page has loaded, the app has started its deferred loads. */
const BEGUN_MS = 1_500

/** Shorter jumps abort nothing. */
const LONG_MS = 3_000

/** The quiet time after which the code that awaited a response has run. */
const QUIET_MS = 50

/** The same before the clock is stopped: a test has just scrolled, and what has come near begins to load only now. */
const SCROLLED_MS = 300

/** For a request that never ends, such as an open channel: a test continues without it. */
const PATIENCE_MS = 10_000

const watched = new WeakSet<Page>()

/**
 * Makes jumps of the page's clock wait for pending files. For the page a jump is a long sleep: it would abort loads
 * that were started a moment ago in real time.
 */
export function awaitFilesBeforeJumps(page: Page): void {
  if (watched.has(page)) return
  watched.add(page)
  const underway = new Set<unknown>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.resourceType() === 'fetch') {
      underway.add(request)
    }
  })
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))

  async function arrived(quietMs = QUIET_MS) {
    const patientUntil = Date.now() + PATIENCE_MS
    let quietSince = Date.now()
    while (Date.now() - quietSince < quietMs && Date.now() < patientUntil) {
      if (underway.size > 0) quietSince = Date.now()
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 5))
    }
  }

  const { clock } = page
  const { runFor, fastForward, pauseAt } = clock
  /** Waits for the files that a jump would abort, and returns the rest of the jump. */
  async function begun(by: number | string): Promise<number | string> {
    if (typeof by === 'number' && by < LONG_MS) return by
    await arrived()
    if (typeof by === 'string') return by
    // Twice: a loaded part may have requested another one.
    for (let round = 0; round < 2; round += 1) {
      await runFor.call(clock, BEGUN_MS)
      await arrived()
    }
    return by - 2 * BEGUN_MS
  }
  clock.runFor = async (by) => runFor.call(clock, await begun(by))
  clock.fastForward = async (by) => fastForward.call(clock, await begun(by))
  clock.pauseAt = async (time) => {
    await arrived(SCROLLED_MS)
    await pauseAt.call(clock, time)
  }
}
