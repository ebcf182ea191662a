import type { Bench } from '../part.ts'
import { PROFILES } from '../profiles.ts'
import { STORES } from '../stores.ts'
import { weightTableOf } from '../weights/weightTable.ts'
import { contendersOf, measureSeries } from './series.ts'
import { tablesOf } from './tables.ts'

/** Cold loads of each page, by the composed app and the monolith in turn. */
export async function measureLoads(bench: Bench) {
  const data = await measureSeries({ ...bench, contenders: contendersOf(bench.urls) })
  const [first] = bench.profiles
  const tables = bench.profiles.map((name) => {
    const ofProfile = data.filter(({ profile }) => profile === name)
    return `### ${PROFILES[name].title}\n\n${tablesOf(ofProfile)}`
  })
  const weighed = data.filter(({ profile }) => profile === first)
  const weights = `### Script until it answers, by package\n\n${weightTableOf(weighed, STORES)}`
  return { data, markdown: [...tables, weights].join('\n\n') }
}
