import { median } from '../../quality/figures.ts'
import type { Bench } from '../part.ts'
import { markdownOf } from '../report/markdown.ts'
import { percentile } from '../report/statistics.ts'
import { measureDrag } from './dragFrames.ts'
import { measureInteractions } from './interactions.ts'
import { leaveStillCopy } from './stillCopy.ts'
import { ALL_STEPS, profileTicks, type TickProfile } from './tickProfile.ts'
import { measureTicks } from './ticks.ts'

/** A window, and how long it is traced: with a third of the ticks, the 95th percentile would be the third highest. */
interface View {
  height: number
  seconds: number
}

const A_SCREEN: View = { height: 860, seconds: 120 }

/** One screen, and a window that shows all thirty panels. */
const VIEWS = {
  'a screen': A_SCREEN,
  'all thirty panels': { height: 9_000, seconds: 40 },
} satisfies Record<string, View>

const SPEEDS = [1, 4]

const INTERACTIONS = 220

interface Row {
  name: string
  values: number[]
}

/** Measures what thirty live panels cost while they tick, are typed into and are dragged. */
export async function measurePanels({ browser, urls }: Bench) {
  const rows: Row[] = []
  for (const cpu of SPEEDS) {
    const speed = cpu === 1 ? 'full speed' : `CPU ${cpu} times slower`
    const common = { browser, url: urls.composed, cpu }
    for (const [shown, view] of Object.entries(VIEWS)) {
      const { costs, longest, tasks } = await measureTicks({ ...common, ...view })
      rows.push({ name: `a tick, ${shown} in sight, ${speed}`, values: costs })
      rows.push({ name: `its longest task, ${shown} in sight, ${speed}`, values: longest })
      rows.push({ name: `a task, ${shown} in sight, ${speed}`, values: tasks })
    }
    const still = await measureTicks({ ...common, ...A_SCREEN, prepare: leaveStillCopy })
    rows.push({
      name: `the browser’s own part of a tick of a screen, ${speed}`,
      values: still.costs,
    })
    const interactions = await measureInteractions({ ...common, count: INTERACTIONS })
    rows.push({ name: `from an interaction to the next paint, ${speed}`, values: interactions })
    const frames = await measureDrag({ ...common, height: A_SCREEN.height })
    rows.push({ name: `from frame to frame of a drag, ${speed}`, values: frames })
  }
  const profile = await profileTicks({ browser, url: urls.composed, cpu: 1, ...A_SCREEN })
  const tables = [
    markdownOf(HEADINGS, rows.map(cellsOf)),
    markdownOf(['a tick of a screen, in ms', 'whole', ...ALL_STEPS], profile.map(stepsOf)),
  ]
  return { data: { rows, profile }, markdown: tables.join('\n\n') }
}

const HEADINGS = ['in ms', 'count', 'median', '95th percentile', '98th percentile', 'most']

function cellsOf({ name, values }: Row): string[] {
  const figures = [
    median(values),
    percentile(values, 95),
    percentile(values, 98),
    Math.max(...values),
  ]
  return [name, String(values.length), ...figures.map((figure) => figure.toFixed(1))]
}

function stepsOf({ name, whole, steps }: TickProfile): string[] {
  return [name, ...[whole, ...ALL_STEPS.map((step) => steps[step])].map((ms) => ms.toFixed(1))]
}
