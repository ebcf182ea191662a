import type { Compilation } from 'webpack'
import { isConsumed } from './modules.ts'
import { partOfKey } from '../parts.ts'

/**
 * The shared parts, with their ranges, for which a build can run on its own spare. Parts whose state it uses are
 * excluded: the state always comes from the host, and its file is requested with the page.
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
