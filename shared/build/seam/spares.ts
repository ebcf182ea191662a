import type { Compilation } from 'webpack'
import { isConsumed } from './modules.ts'
import { partOfKey } from '../parts.ts'

/**
 * The parts of shared, with their ranges, that a build can run on a spare of: not those of which it takes a state, too,
 * since what holds that is the host's in any case, and is asked for with the page.
 */
export function sparesIn(
  { modules }: Compilation,
  ranges: Readonly<Record<string, string>>,
): Record<string, string> {
  const states = [...modules]
    .filter(isConsumed)
    .filter(({ options }) => options.singleton)
    .map(({ options }) => partOfKey(options.shareKey))
  return Object.fromEntries(Object.entries(ranges).filter(([key]) => !states.includes(key)))
}
