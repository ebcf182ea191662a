import { setTimeout as wait } from 'node:timers/promises'
import axe, { type AxeResults } from 'axe-core'
import type { Browser, ConsoleMessage, JSHandle } from 'playwright-core'
import type { Moment, Opened } from './opened.ts'
import { installProbe, PROBE, PROBED, type Probe } from './probe.ts'

/** The frame reports within ten seconds that a page is down; without an answer by then, the document hangs. */
const PATIENCE_MS = 12_000

/** A page that keeps requesting files has what it needs by then. */
const FILES_MS = 3_000

/**
 * A chart that was loading when its page was left is held for half a second, so counting is repeated until the numbers
 * stop falling.
 */
const MOST_COUNTS = 6
const BETWEEN_COUNTS_MS = 600

const DEVICE = {
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  viewport: { width: 1360, height: 860 },
  reducedMotion: 'reduce',
} as const

export interface Counts {
  listeners: number
  nodes: number
  heapBytes: number
}

type Asked<Question extends (...given: never[]) => unknown> = (
  ...given: Parameters<Question>
) => Promise<ReturnType<Question>>

/** A tab with the app, in a browser profile of its own. Calls that do not end in time throw `Endless`. */
export interface Tab {
  /** Attributes the console's errors to this moment from now on. */
  begin: (moment: Moment) => void
  errors: () => Opened['errors']
  /** Opens the app at an address, and waits until a page is shown. Has to be called first. */
  start: (url: string) => Promise<void>
  open: Probe['open']
  step: Probe['step']
  note: Asked<Probe['note']>
  altered: Asked<Probe['altered']>
  /** Waits until the files that the shown page requests have arrived. */
  settled: () => Promise<void>
  /** Counts what stays in memory after garbage collection and delayed clean-up. */
  counts: () => Promise<Counts>
  /** The accessibility rules that the main area violates. */
  findings: () => Promise<Opened['findings']>
  /** Closes the tab without waiting, and also ends endless scripts, which would occupy a core. */
  close: () => void
}

const ENDLESS = 'Endless'

/** Whether an error is such a time-out. */
export function isEndless(error: unknown): boolean {
  return error instanceof Error && error.name === ENDLESS
}

/** Opens an empty tab. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext(DEVICE)
  const errors = new Map<string, Opened['errors'][number]>()
  let moment: Moment = 'start'

  function note(text: string) {
    errors.set(`${moment} ${text}`, { moment, text })
  }

  await context.addInitScript(installProbe, PROBED)
  const page = await context.newPage()
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') note(message.text())
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Performance.enable')

  let probe: JSHandle<Probe>

  async function countNow(): Promise<Counts> {
    await inTime(devTools.send('HeapProfiler.collectGarbage'))
    const { metrics } = await inTime(devTools.send('Performance.getMetrics'))
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return {
      listeners: valueOf('JSEventListeners'),
      nodes: valueOf('Nodes'),
      heapBytes: valueOf('JSHeapUsedSize'),
    }
  }

  return {
    begin: (next) => {
      moment = next
    },
    errors: () => [...errors.values()],
    start: async (url) => {
      await page.goto(url)
      await inTime(page.locator('main h1').waitFor())
      // Injected before the globals are recorded, because axe adds one.
      await page.evaluate(axe.source)
      probe = await page.evaluateHandle((name) => Reflect.get(window, name) as Probe, PROBE)
    },
    open: (address) => inTime(probe.evaluate((asked, at) => asked.open(at), address)),
    step: (by) => inTime(probe.evaluate((asked, to) => asked.step(to), by)),
    note: () => inTime(probe.evaluate((asked) => asked.note())),
    altered: (container) => inTime(probe.evaluate((asked, own) => asked.altered(own), container)),
    settled: () =>
      page.waitForLoadState('networkidle', { timeout: FILES_MS }).catch(() => undefined),
    counts: async () => {
      let last = await countNow()
      for (let time = 1; time < MOST_COUNTS; time += 1) {
        await wait(BETWEEN_COUNTS_MS)
        const before = last
        last = await countNow()
        if (last.nodes >= before.nodes && last.listeners >= before.listeners) break
      }
      return last
    },
    findings: async () => {
      const found = await inTime(page.evaluate(findings))
      return found.map(({ id, nodes }) => ({ rule: id, element: nodes[0]?.html ?? '' }))
    },
    close: () => {
      void devTools.send('Runtime.terminateExecution').catch(() => undefined)
      void context.close().catch(() => undefined)
    },
  }
}

/** Runs in the browser. Passed rules are counted only: describing them takes seconds for thousands of elements. */
async function findings(): Promise<AxeResults['violations']> {
  const { run } = (window as unknown as { axe: typeof axe }).axe
  return (await run('main', { resultTypes: ['violations'] })).violations
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const end = new AbortController()
  const late = wait(PATIENCE_MS, undefined, { signal: end.signal }).then(() => {
    throw Object.assign(new Error(`Nothing has ended in ${PATIENCE_MS} ms.`), { name: ENDLESS })
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    end.abort()
  }
}
