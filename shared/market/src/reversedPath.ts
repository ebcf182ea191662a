import { heldNewest } from './heldNewest'
import type { Pair } from './pairs'
import { reversedPrice } from './poundPairs'
import type { PricePath } from './pricePath'

/** As many blocks as the path itself holds. */
const HELD_BLOCKS = 4

/** The path of a reversed pair: at any moment its price is the reciprocal of the pair's. */
export function reversedPath(path: PricePath, pair: Pair): PricePath {
  return {
    ...path,
    pair,
    priceAt: (step) => reversedPrice(path.priceAt(step)),
    // One falls as the other rises, by the same amount.
    levels: heldNewest<Float64Array>(HELD_BLOCKS, (block) =>
      path.levels(block).map((level) => -level),
    ),
    pricesEachHour: (first, count) => path.pricesEachHour(first, count).map(reversedPrice),
    priceOf: (level) => reversedPrice(path.priceOf(-level)),
    levelOf: (price) => -path.levelOf(reversedPrice(price)),
    drift: -path.drift,
  }
}
