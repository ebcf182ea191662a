import type { Opening } from './opening'
import { listedPairOf, type Pair } from './pairs'
import { type PricePath, pricePath } from './pricePath'
import { reversedPath } from './reversedPath'

/** The paths of a market's pairs, reversed ones included; each is made once, on first use. */
export function pathsOf(opening: Opening): (pair: Pair) => PricePath {
  const made = new Map<Pair, PricePath>()

  function pathOf(pair: Pair): PricePath {
    const path = made.get(pair) ?? newPath(pair)
    made.set(pair, path)
    return path
  }
  function newPath(pair: Pair): PricePath {
    const listed = listedPairOf(pair)
    return listed === pair ? pricePath(opening, pair) : reversedPath(pathOf(listed), pair)
  }
  return pathOf
}
