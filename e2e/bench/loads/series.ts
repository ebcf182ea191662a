import type { Browser } from '@playwright/test'
import { say, sayProblem } from '@aldergate/delivery/process/say'
import { type Load, oneLoad } from './oneLoad.ts'
import { type ProfileName, PROFILES } from '../profiles.ts'
import { readsAlone } from './readsAlone.ts'

/** One side of a comparison. */
interface Contender {
  name: string
  url: string
  /** The trader's data that the device keeps, by key. */
  kept?: Readonly<Record<string, string>>
}

export function contendersOf(urls: Readonly<Record<string, string>>): Contender[] {
  return Object.entries(urls).map(([name, url]) => ({ name, url }))
}

/** All loads of one page by one contender on one profile. */
export interface Series {
  profile: ProfileName
  path: string
  contender: string
  loads: Load[]
}

interface SeriesOptions {
  browser: Browser
  contenders: readonly Contender[]
  profiles: readonly ProfileName[]
  paths: readonly string[]
  loads: number
}

/**
 * Loads each page this often, alternating between contenders, so that a busy moment of the machine affects all of them.
 * A warm-up load of each comes first, and is not measured.
 */
export async function measureSeries(options: SeriesOptions): Promise<Series[]> {
  const { browser, contenders, profiles, paths, loads } = options
  const all: Series[] = []
  for (const profile of profiles) {
    for (const path of paths) {
      const series = contenders.map(({ name }) => ({ profile, path, contender: name, loads: [] }))
      for (let round = -1; round < loads; round += 1) {
        for (const [at, { url, kept }] of contenders.entries()) {
          const load = await steadyLoad(browser, url + path, PROFILES[profile], kept)
          if (round >= 0) (series[at] as Series).loads.push(load)
        }
      }
      for (const [at, { url }] of contenders.entries()) {
        if (!(await readsAlone(browser, url + path))) continue
        // Anything else loaded before the heading was painted was not needed for it.
        for (const load of (series[at] as Series).loads) load.levelsToRead = 1
      }
      all.push(...series)
      say(`  ${profile} ${path}  ${series.map(lineOf).join(', ')}`)
    }
  }
  return all
}

/** Retries a load that did not complete: one busy minute must not cost a run of half an hour. */
async function steadyLoad(...args: Parameters<typeof oneLoad>): Promise<Load> {
  try {
    return await oneLoad(...args)
  } catch (problem) {
    sayProblem(`  once more, because ${String(problem)}`)
    return oneLoad(...args)
  }
}

function lineOf({ contender, loads }: Series): string {
  const times = loads.map(({ lcpMs }) => Math.round(lcpMs)).sort((a, b) => a - b)
  return `${contender} LCP ${times.join(' ')}`
}
