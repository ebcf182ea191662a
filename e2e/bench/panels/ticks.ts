import { costOf, traceTicks, type TraceOptions, workOf } from './tickTrace.ts'

/** What ticks cost the main thread, in milliseconds of its own time: what other programs took is no part of it. */
export interface Ticks {
  /** The work of each tick: its callback, React's commit, styles, layout and paint. */
  costs: number[]
  /** Every task of the main thread. */
  tasks: number[]
}

/** Traces the dashboard while it does nothing but tick. */
export async function measureTicks(options: TraceOptions): Promise<Ticks> {
  const { marks, tasks } = await traceTicks(options, [])
  const costs = marks.map((mark) =>
    workOf(mark, tasks).reduce((sum, task) => sum + costOf(task), 0),
  )
  return { costs, tasks: tasks.map(costOf) }
}
