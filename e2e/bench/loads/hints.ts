import { HINTS } from '../monolith/document.ts'
import { serveMonolith } from '../monolith/monolith.ts'
import type { Bench } from '../part.ts'
import { STORES } from '../stores.ts'
import { whileServing } from '../whileServing.ts'
import { contendersOf, measureSeries } from './series.ts'
import { worthTableOf } from './tables.ts'

/** One page of each kind is enough to show the value of a hint. */
const PAGES = ['/dashboard', '/faq']

/** Measures what each hint in the monolith's documents is worth: with all of them, and without one at a time. */
export async function measureHints(bench: Bench) {
  const servers = [undefined, ...HINTS].map((without) => [
    without ? `without its ${without}` : 'with all hints',
    () => serveMonolith(STORES.monolith, without),
  ])
  return whileServing(Object.fromEntries(servers), async (urls) => {
    const contenders = contendersOf(urls)
    const paths = PAGES.filter((path) => bench.paths.includes(path))
    const data = await measureSeries({ ...bench, contenders, paths, profiles: ['slow'] })
    return { data, markdown: worthTableOf(data) }
  })
}
