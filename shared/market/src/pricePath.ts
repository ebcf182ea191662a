import { heldNewest } from './heldNewest'
import { type Opening, PRICE_STEP_MS, stepTime } from './opening'
import { type Pair, PAIRS } from './pairs'
import { streamSeed } from './random'
import { dailyTurnover, restingVolume, SHORTEST_MOOD_MS } from './volume'
import { BLOCK_STEPS, blockPositions, positionsAfter, STEP_VARIANCE } from './walk'

/** The largest move of one step is the smaller of these two. */
export const MAX_MOVE = 5
export const MAX_MOVE_SHARE = 0.0002

/** The price at which both limits are equal: below it moves are proportional, above it absolute. */
const CORNER = MAX_MOVE / MAX_MOVE_SHARE

/** The change of a price's logarithm by a step of 1 of the walk: no move up is larger than `MAX_MOVE_SHARE`. */
const STEP = Math.log(1 + MAX_MOVE_SHARE)

/**
 * Symmetric moves of the logarithm would make prices rise on average, a profit without risk. Subtracting this drift per
 * step prevents that (half the variance, for a log-normal price). The reciprocal, which the account holds of `GBP/USD`
 * and the like, rises by the variance instead: a price and its reciprocal cannot both be fair.
 */
const DRIFT = (STEP ** 2 * STEP_VARIANCE) / 2

/** The number of steps with constant activity; they lie in one block. */
export const MOOD_STEPS = SHORTEST_MOOD_MS / PRICE_STEP_MS

/** The blocks that readers alternate between: now, and a day ago, each with the previous block. */
const HELD_BLOCKS = 4

/** Minute candles and current steps use the same period of activity. */
const HELD_MOODS = 2

/**
 * The prices of a pair at every step, before the market's opening or after, fully determined by the seed. Computed on
 * demand, with the newest cached.
 */
export interface PricePath {
  readonly pair: Pair
  readonly opening: Opening
  /** In the unit that `PAIRS` gives. */
  priceAt: (step: number) => number
  /**
   * The levels of a block's steps, preceded by that of the previous step: prices on a scale on which all moves are
   * alike. Read them before the next call: later blocks reuse the array.
   */
  levels: (block: number) => Float64Array
  /** The prices at `count` steps an hour apart from the step `first`, faster than one by one. */
  pricesEachHour: (first: number, count: number) => Float64Array
  /** The price at a level: the higher the one, the higher the other. */
  priceOf: (level: number) => number
  /** The level at a price, as exactly as numbers go: the other way round than `priceOf`. */
  levelOf: (price: number) => number
  /** The largest difference between two neighbouring levels, apart from the drift, by which each step moves down. */
  readonly stepLevel: number
  readonly drift: number
  /** The volume in pounds of one step at rest, in a period of activity. */
  restingVolume: (mood: number) => number
}

/** The block that contains a step. */
export function blockOf(step: number): number {
  return Math.floor(step / BLOCK_STEPS)
}

export function pricePath(opening: Opening, pair: Pair): PricePath {
  const seed = streamSeed(opening.seed, pair)
  const openingPrice = PAIRS[pair].price
  const turnover = dailyTurnover(pair)
  const drift = openingPrice < CORNER ? DRIFT : 0
  const levels = heldNewest<Float64Array>(HELD_BLOCKS, (block, spare) => {
    const made = blockPositions(seed, block, spare)
    const before = block * BLOCK_STEPS - 1
    for (let index = 0; index < made.length; index += 1) {
      made[index] = STEP * (made[index] as number) - drift * (before + index)
    }
    return made
  })
  const openingLevel = levelAt(0)

  function levelAt(step: number): number {
    const block = blockOf(step)
    return levels(block)[step - block * BLOCK_STEPS + 1] as number
  }

  function priceOf(level: number): number {
    return movedPrice(openingPrice, level - openingLevel)
  }

  return {
    pair,
    opening,
    priceAt: (step) => priceOf(levelAt(step)),
    levels,
    pricesEachHour: (first, count) => {
      const block = blockOf(first)
      const offset = first - block * BLOCK_STEPS
      return positionsAfter(seed, offset + 1, block, count).map((position, index) =>
        priceOf(STEP * position - drift * (first + index * BLOCK_STEPS)),
      )
    },
    priceOf,
    levelOf: (price) => openingLevel + moveTo(openingPrice, price),
    stepLevel: STEP,
    drift,
    restingVolume: heldNewest(HELD_MOODS, (mood) =>
      restingVolume(turnover, stepTime(opening, mood * MOOD_STEPS), PRICE_STEP_MS),
    ),
  }
}

/**
 * The price after a move in levels: absolute above the corner, proportional below it, also when the move crosses the
 * corner.
 */
function movedPrice(price: number, by: number): number {
  if (price < CORNER) {
    const overCorner = Math.log(price / CORNER) + by
    return overCorner <= 0 ? price * Math.exp(by) : CORNER * (1 + overCorner)
  }
  const moved = price + CORNER * by
  return moved >= CORNER ? moved : CORNER * Math.exp(moved / CORNER - 1)
}

/** The move in levels between two prices: the inverse of `movedPrice`. */
function moveTo(price: number, moved: number): number {
  return scaleOf(moved) - scaleOf(price)
}

/** Even for moves by a share below the corner, and for moves of one size above it. */
function scaleOf(price: number): number {
  return price < CORNER ? Math.log(price / CORNER) : price / CORNER - 1
}
