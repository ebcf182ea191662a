import { costOf, traceTicks, type TraceOptions, workOf } from './tickTrace.ts'

/** The cost of ticks on the main thread, in milliseconds of its own time, without the time of other programs. */
export interface Ticks {
  /** The work of each tick: its callback, React's commit, styles, layout and paint. */
  costs: number[]
  /** The longest task of each tick, during which nothing else is handled or painted. */
  longest: number[]
  /** Every task of the main thread. */
  tasks: number[]
}

/** Traces the dashboard while it does nothing but tick. */
export async function measureTicks(options: TraceOptions): Promise<Ticks> {
  const { ticks, tasks } = await traceTicks(options, [])
  const works = ticks.map((tick) => workOf(tick, tasks).map(costOf))
  return {
    costs: works.map((costs) => costs.reduce((sum, cost) => sum + cost, 0)),
    longest: works.map((costs) => Math.max(0, ...costs)),
    tasks: tasks.map(costOf),
  }
}
