import { measureSeries } from '../loads/series.ts'
import { worthTableOf } from '../loads/tables.ts'
import type { Bench } from '../part.ts'
import { measurePanelsAndTrades } from './panelsAndTrades.ts'
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
  const servers = await Promise.all(
    REMOTES.map(async (count) => ({
      name: `with ${count} remotes`,
      server: await serveRegistryOf(count),
    })),
  )
  try {
    const contenders = servers.map(({ name, server }) => ({ name, url: server.url }))
    const data = await measureSeries({ ...bench, contenders, paths: [PAGE], profiles: ['slow'] })
    return { data, markdown: worthTableOf(data) }
  } finally {
    await Promise.all(servers.map(({ server }) => server.close()))
  }
}
