import { contendersOf, measureSeries } from '../loads/series.ts'
import { growthTableOf, worthTableOf } from '../loads/tables.ts'
import type { Bench } from '../part.ts'
import { whileServing } from '../whileServing.ts'
import { serveDashboardOf } from './dashboards.ts'
import { keptTrades } from './kept.ts'
import { serveRegistryOf } from './registries.ts'
import { ticksWithPanels, ticksWithTrades, tickTableOf } from './ticksOf.ts'

const REMOTES = [5, 20, 50]

/** The product has thirty. */
const PANELS = [5, 30, 100, 300]

/** As many as the device can store. */
const KEPT_TRADES = [10, 1_000, 10_000, 20_000]

/** The others can only be imported into a tab. */
const TRADES = [10, 1_000, 10_000, 100_000]

/** A page independent of other remotes is enough to show their cost. */
const PLAIN_PAGE = '/faq'

const PANELS_PAGE = '/dashboard'

/** A page that shows no trades without scrolling, and one that consists of them. */
const TRADES_PAGES = ['/dashboard', '/portfolio']

/** Enough for a median: with seven of each, the part takes a quarter of an hour. */
const MOST_LOADS = 3

/** Measures the cost of more remotes, panels and trades for a page that does not show more of them. */
export async function measureGrowth(bench: Bench) {
  const parts = {
    registries: await measureRegistries(bench),
    panels: await measurePanels(bench),
    trades: await measureTrades(bench),
  }
  const all = Object.entries(parts)
  return {
    data: Object.fromEntries(all.map(([name, { data }]) => [name, data])),
    markdown: all.map(([, { markdown }]) => markdown).join('\n\n'),
  }
}

async function measureRegistries(bench: Bench) {
  const servers = REMOTES.map((count) => [`with ${count} remotes`, () => serveRegistryOf(count)])
  return whileServing(Object.fromEntries(servers), async (urls) => {
    const data = await measureSeries({
      ...common(bench),
      contenders: contendersOf(urls),
      paths: [PLAIN_PAGE],
    })
    return { data, markdown: worthTableOf(data) }
  })
}

async function measurePanels(bench: Bench) {
  const servers = PANELS.map((count) => [`with ${count} panels`, () => serveDashboardOf(count)])
  return whileServing(Object.fromEntries(servers), async (urls) => {
    const contenders = contendersOf(urls)
    const loads = await measureSeries({ ...common(bench), contenders, paths: [PANELS_PAGE] })
    const ticks = await ticksWithPanels(
      bench,
      contenders.map(({ url }, at) => ({ url, panels: PANELS[at] ?? 0 })),
    )
    return { data: { loads, ticks }, markdown: `${growthTableOf(loads)}\n\n${tickTableOf(ticks)}` }
  })
}

async function measureTrades(bench: Bench) {
  const url = bench.urls.composed
  const contenders = []
  for (const count of KEPT_TRADES) {
    const kept = await keptTrades(bench.browser, url, count)
    contenders.push({ name: `with ${count} trades`, url, kept })
  }
  const loads = await measureSeries({ ...common(bench), contenders, paths: TRADES_PAGES })
  const ticks = await ticksWithTrades(bench, TRADES)
  return { data: { loads, ticks }, markdown: `${growthTableOf(loads)}\n\n${tickTableOf(ticks)}` }
}

function common(bench: Bench) {
  return { ...bench, loads: Math.min(bench.loads, MOST_LOADS), profiles: ['slow'] as const }
}
