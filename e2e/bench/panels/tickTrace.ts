import { openDashboard } from './openDashboard.ts'

export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: of the browser's clock, of the event, and of it what the thread itself ran. */
  ts: number
  dur?: number
  tdur?: number
}

export interface TickTrace {
  /** One a tick, when the clock calls back. */
  marks: TraceEvent[]
  /** Every task of the main thread. */
  tasks: TraceEvent[]
  /** What the main thread did within its tasks, as far as the categories tell. */
  steps: TraceEvent[]
}

export type TraceOptions = Parameters<typeof openDashboard>[0] & { seconds: number }

const MARK = 'tick'

/** The work that a tick causes is done by then, and the next one is not there yet. */
const WINDOW_US = 600_000

/** Runs in the page: says in the trace when the clock ticks, which is the page's only interval of a second. */
function markTicks(): void {
  const { setInterval } = window
  Object.assign(window, {
    setInterval: (listener: () => void, ms: number) =>
      setInterval(() => {
        if (ms === 1_000) performance.mark('tick')
        listener()
      }, ms),
  })
}

/** Traces the dashboard while it does nothing but tick. Each category that is traced costs the page some time. */
export async function traceTicks(
  { seconds, ...options }: TraceOptions,
  categories: readonly string[],
): Promise<TickTrace> {
  const { browser } = options
  const { page, close } = await openDashboard({ ...options, before: markTicks })
  try {
    await browser.startTracing(page, {
      categories: ['toplevel', 'blink.user_timing', ...categories],
    })
    await page.waitForTimeout(seconds * 1_000)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    return ticksIn(trace.traceEvents)
  } finally {
    await close()
  }
}

function ticksIn(events: readonly TraceEvent[]): TickTrace {
  const marks = events.filter(({ name, ph }) => name === MARK && ['I', 'R', 'i', 'n'].includes(ph))
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
  const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask')
  return { marks, tasks: own.filter(isTask), steps: own.filter((event) => !isTask(event)) }
}

/** What of all this the tick has caused. */
export function workOf({ ts }: TraceEvent, events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter((event) => endOf(event) > ts && event.ts < ts + WINDOW_US)
}

export function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

/** Milliseconds of the thread's own time. */
export function costOf({ tdur, dur = 0 }: TraceEvent): number {
  return (tdur ?? dur) / 1_000
}
