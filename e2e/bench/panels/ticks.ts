import { openDashboard } from './openDashboard.ts'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: of the browser's clock, of the event, and of it what the thread itself ran. */
  ts: number
  dur?: number
  tdur?: number
}

/** What ticks cost the main thread, in milliseconds of its own time: what other programs took is no part of it. */
export interface Ticks {
  /** The work of each tick: its callback, React's commit, styles, layout and paint. */
  costs: number[]
  /** Every task of the main thread. */
  tasks: number[]
}

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

type TicksOptions = Parameters<typeof openDashboard>[0] & { seconds: number }

/** Traces the dashboard while it does nothing but tick. */
export async function measureTicks({ seconds, ...options }: TicksOptions): Promise<Ticks> {
  const { browser } = options
  const { page, close } = await openDashboard({ ...options, before: markTicks })
  try {
    const categories = ['toplevel', 'blink.user_timing']
    await browser.startTracing(page, { categories })
    await page.waitForTimeout(seconds * 1_000)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    return ticksIn(trace.traceEvents)
  } finally {
    await close()
  }
}

function ticksIn(events: readonly TraceEvent[]): Ticks {
  const marks = events.filter(({ name, ph }) => name === MARK && ['I', 'R', 'i', 'n'].includes(ph))
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks
  const tasks = events.filter(
    (event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'),
  )
  const costs = marks.map(({ ts }) =>
    tasks
      .filter((task) => endOf(task) > ts && task.ts < ts + WINDOW_US)
      .reduce((sum, task) => sum + costOf(task), 0),
  )
  return { costs, tasks: tasks.map(costOf) }
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

function costOf({ tdur, dur = 0 }: TraceEvent): number {
  return (tdur ?? dur) / 1_000
}
