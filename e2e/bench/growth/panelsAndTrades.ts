import { median } from '../../quality/figures.ts'
import { openDashboard } from '../panels/openDashboard.ts'
import { measureTicks } from '../panels/ticks.ts'
import type { Bench } from '../part.ts'
import { markdownOf } from '../report/markdown.ts'
import { percentile } from '../report/statistics.ts'
import { keptLayout, keptLedger } from './kept.ts'

const PANELS = [5, 15, 30]

/** What fits into what a browser keeps: a hundred thousand do not. */
const TRADES = [10, 1_000, 10_000]

const SECONDS = 30

/** What a tick costs on a screen of the dashboard, with more panels below it or more trades behind it. */
export async function measurePanelsAndTrades({ browser, urls }: Bench) {
  const common = { browser, url: urls.composed, cpu: 1, height: 860, seconds: SECONDS }
  const ids = await panelIds(common)
  const data: { name: string; costs: number[] }[] = []
  for (const panels of PANELS) {
    const { costs } = await measureTicks({ ...common, panels, kept: keptLayout(ids, panels) })
    data.push({ name: `${panels} panels`, costs })
  }
  for (const trades of TRADES) {
    const { costs } = await measureTicks({ ...common, kept: keptLedger(trades) })
    data.push({ name: `30 panels and ${trades} trades`, costs })
  }
  const rows = data.map(({ name, costs }) => [
    name,
    ...[median(costs), percentile(costs, 95)].map((ms) => ms.toFixed(1)),
  ])
  return { data, markdown: markdownOf(['a tick, in ms', 'median', '95th percentile'], rows) }
}

async function panelIds(options: Parameters<typeof openDashboard>[0]): Promise<string[]> {
  const { page, close } = await openDashboard(options)
  try {
    return await page.evaluate(() => {
      const panels = Array.from(document.querySelectorAll<HTMLElement>('[data-panel-id]'))
      return panels.map(({ dataset }) => dataset.panelId ?? '')
    })
  } finally {
    await close()
  }
}
