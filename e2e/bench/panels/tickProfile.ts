import { median } from '../../quality/figures.ts'
import {
  costOf,
  endOf,
  type TraceEvent,
  traceTicks,
  type TraceOptions,
  workOf,
} from './tickTrace.ts'

/** Prices change at every third tick; the others only update counters of seconds. */
const TICKS_A_PRICE = 3

/** The steps of a tick, each with the browser's names of its trace events. */
const STEPS = {
  'the clock and the state': ['TimerFire'],
  React: ['FunctionCall', 'v8.callFunction', 'RunMicrotasks', 'HandlePostMessage'],
  'charts in their frame': ['FireAnimationFrame'],
  styles: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer'],
  garbage: ['MinorGC', 'MajorGC', 'V8.GCIncrementalMarking', 'BlinkGC.AtomicPhase'],
} satisfies Record<string, readonly string[]>

export type Step = keyof typeof STEPS | 'the rest'

export const ALL_STEPS: readonly Step[] = [
  ...(Object.keys(STEPS) as (keyof typeof STEPS)[]),
  'the rest',
]

export interface TickProfile {
  name: string
  /** The median of each step over these ticks, in milliseconds of the main thread's own time. */
  steps: Record<Step, number>
  whole: number
}

/** The breakdown of a tick's time. */
export async function profileTicks(options: TraceOptions): Promise<TickProfile[]> {
  const {
    ticks: moments,
    tasks,
    steps,
  } = await traceTicks(options, ['devtools.timeline', 'v8', 'blink_gc'])
  const ticks = moments.map((moment) => {
    const whole = workOf(moment, tasks).reduce((sum, task) => sum + costOf(task), 0)
    return { whole, steps: ownTimes(workOf(moment, steps), whole) }
  })
  const byPlace = Array.from({ length: TICKS_A_PRICE }, (_, place) =>
    ticks.filter((_tick, at) => at % TICKS_A_PRICE === place),
  )
  const wholeOf = (some: typeof ticks) => median(some.map(({ whole }) => whole))
  const withPrices = byPlace.reduce((dear, some) => (wholeOf(some) > wholeOf(dear) ? some : dear))
  const others = ticks.filter((tick) => !withPrices.includes(tick))
  return Object.entries({ 'with prices': withPrices, 'without prices': others }).map(
    ([name, some]) => ({
      name,
      whole: wholeOf(some),
      steps: Object.fromEntries(
        ALL_STEPS.map((step) => [step, median(some.map((tick) => tick.steps[step]))]),
      ) as Record<Step, number>,
    }),
  )
}

/** Attributes each moment to the innermost named step: layout caused by React counts as layout. */
function ownTimes(events: readonly TraceEvent[], whole: number): Record<Step, number> {
  const own = Object.fromEntries(ALL_STEPS.map((step) => [step, 0])) as Record<Step, number>
  const around: { event: TraceEvent; step: Step }[] = []
  const sorted = [...events].sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a))
  for (const event of sorted) {
    const step = stepOf(event)
    if (!step) continue
    let outer = around.at(-1)
    while (outer && endOf(outer.event) <= event.ts) {
      around.pop()
      outer = around.at(-1)
    }
    // Script within a frame or a timer is that frame's or that timer's.
    const mine = step === 'React' && outer ? outer.step : step
    own[mine] += costOf(event)
    if (outer) own[outer.step] -= costOf(event)
    around.push({ event, step: mine })
  }
  own['the rest'] = whole - Object.values(own).reduce((sum, ms) => sum + ms, 0)
  return own
}

function stepOf({ name }: TraceEvent): Step | undefined {
  return (Object.keys(STEPS) as (keyof typeof STEPS)[]).find((step) =>
    (STEPS[step] as readonly string[]).includes(name),
  )
}
