import { contendersOf, measureSeries } from '../loads/series.ts'
import { worthTableOf } from '../loads/tables.ts'
import type { Bench } from '../part.ts'
import { measurePanelsAndTrades } from './panelsAndTrades.ts'
import { whileServing } from '../whileServing.ts'
import { serveRegistryOf } from './registries.ts'

const REMOTES = [5, 20, 50]

/** One page that needs nothing of the others is enough to see what they cost it. */
const PAGE = '/faq'

/** What more remotes, panels and trades cost, of which a page shows no more than before. */
export async function measureGrowth(bench: Bench) {
  const [registries, dashboard] = [
    await measureRegistries(bench),
    await measurePanelsAndTrades(bench),
  ]
  return {
    data: { registries: registries.data, dashboard: dashboard.data },
    markdown: `${registries.markdown}\n\n${dashboard.markdown}`,
  }
}

async function measureRegistries(bench: Bench) {
  const servers = REMOTES.map((count) => [`with ${count} remotes`, () => serveRegistryOf(count)])
  return whileServing(Object.fromEntries(servers), async (urls) => {
    const contenders = contendersOf(urls)
    const data = await measureSeries({ ...bench, contenders, paths: [PAGE], profiles: ['slow'] })
    return { data, markdown: worthTableOf(data) }
  })
}
