import type { Page } from '@playwright/test'
import { openDashboard } from './openDashboard.ts'

export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: the timestamp, the duration, and the duration on the thread itself. */
  ts: number
  dur?: number
  tdur?: number
}

export interface TickTrace {
  /** When the clock called back, in microseconds of the browser's clock. */
  ticks: number[]
  /** Every task of the main thread. */
  tasks: TraceEvent[]
  /** The main thread's work within its tasks, as far as the traced categories show it. */
  steps: TraceEvent[]
}

export type TraceOptions = Parameters<typeof openDashboard>[0] & {
  seconds: number
  /** Changes the page before it is traced. */
  prepare?: (page: Page) => Promise<void>
}

declare global {
  interface Window {
    /** When the clock has called back, by the page's clock. */
    ticks: number[]
  }
}

/** Synchronises the page's clock with the trace's. A mark per tick would be a tenth of a tick's cost. */
const MARK = 'now'

/** The work that a tick causes is done by then, and the next one is not there yet. */
const WINDOW_US = 600_000

/** Runs in the page: notes when the clock ticks, which is the page's only interval of a second. */
function noteTicks(): void {
  const { setInterval } = window
  window.ticks = []
  Object.assign(window, {
    setInterval: (listener: () => void, ms: number) =>
      setInterval(() => {
        if (ms === 1_000) window.ticks.push(performance.now())
        listener()
      }, ms),
  })
}

/** Runs in the page: the recorded ticks, and the time of its clock at the mark. */
function tell(mark: string) {
  const { startTime } = performance.mark(mark)
  return { now: startTime, ticks: window.ticks }
}

/** Traces the dashboard while it does nothing but tick. Each category that is traced costs the page some time. */
export async function traceTicks(
  { seconds, prepare, ...options }: TraceOptions,
  categories: readonly string[],
): Promise<TickTrace> {
  const { browser } = options
  const { page, close } = await openDashboard({ ...options, before: noteTicks })
  try {
    await prepare?.(page)
    await browser.startTracing(page, {
      categories: ['toplevel', 'blink.user_timing', ...categories],
    })
    const from = await page.evaluate(() => performance.now())
    await page.waitForTimeout(seconds * 1_000)
    const { now, ticks } = await page.evaluate(tell, MARK)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    return traceOf(
      trace.traceEvents,
      now,
      ticks.filter((tick) => tick > from),
    )
  } finally {
    await close()
  }
}

function traceOf(events: readonly TraceEvent[], now: number, ticks: readonly number[]): TickTrace {
  const mark = events.find(({ name }) => name === MARK)
  if (!mark) throw new Error('The trace has no mark of the page’s clock.')
  const own = events.filter(
    ({ pid, tid, ph }) => pid === mark.pid && tid === mark.tid && ph === 'X',
  )
  const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask')
  return {
    ticks: ticks.map((tick) => mark.ts - (now - tick) * 1_000),
    tasks: own.filter(isTask),
    steps: own.filter((event) => !isTask(event)),
  }
}

/** Returns the events that the tick of that moment has caused. */
export function workOf(tick: number, events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter((event) => endOf(event) > tick && event.ts < tick + WINDOW_US)
}

export function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

/** Milliseconds of the thread's own time. */
export function costOf({ tdur, dur = 0 }: TraceEvent): number {
  return (tdur ?? dur) / 1_000
}
