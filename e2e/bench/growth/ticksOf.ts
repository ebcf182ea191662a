import { median } from '../../quality/figures.ts'
import { measureTicks } from '../panels/ticks.ts'
import type { Bench } from '../part.ts'
import { markdownOf } from '../report/markdown.ts'
import { percentile } from '../report/statistics.ts'
import { tradesFile } from './kept.ts'

const SECONDS = 24

const ON_A_SCREEN = { cpu: 1, height: 860, seconds: SECONDS }

interface TicksOf {
  name: string
  costs: number[]
}

/** Measures what a tick costs on one screen of the dashboard, with more panels below it. */
export async function ticksWithPanels(
  { browser }: Bench,
  dashboards: readonly { url: string; panels: number }[],
): Promise<TicksOf[]> {
  const data: TicksOf[] = []
  for (const { url, panels } of dashboards) {
    const { costs } = await measureTicks({ ...ON_A_SCREEN, browser, url, panels })
    data.push({ name: `${panels} panels`, costs })
  }
  return data
}

/** The same with more trades, imported from a file. */
export async function ticksWithTrades(
  { browser, urls }: Bench,
  counts: readonly number[],
): Promise<TicksOf[]> {
  const data: TicksOf[] = []
  for (const trades of counts) {
    const options = { ...ON_A_SCREEN, browser, url: urls.composed, imported: tradesFile(trades) }
    const { costs } = await measureTicks(options)
    data.push({ name: `${trades} trades`, costs })
  }
  return data
}

export function tickTableOf(ticks: readonly TicksOf[]): string {
  const rows = ticks.map(({ name, costs }) => [
    `with ${name}`,
    ...[median(costs), percentile(costs, 95)].map((ms) => ms.toFixed(1)),
  ])
  return markdownOf(['a tick, in ms', 'median', '95th percentile'], rows)
}
