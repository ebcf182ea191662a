import { heldNewest } from './heldNewest'
import { type Opening, PRICE_STEP_MS, stepTime } from './opening'
import { type Pair, PAIRS } from './pairs'
import { streamSeed } from './random'
import { dailyTurnover, restingVolume, SHORTEST_MOOD_MS } from './volume'
import { BLOCK_STEPS, blockPositions, positionsAfter, STEP_VARIANCE } from './walk'

/** The largest move of one step is the smaller of these two. */
export const MAX_MOVE = 5
export const MAX_MOVE_SHARE = 0.0002

/** Where both are the same: below this price moves are a share of it, above they are of one size. */
const CORNER = MAX_MOVE / MAX_MOVE_SHARE

/** The change of a price's logarithm by a step of 1 of the walk: no move up is larger than `MAX_MOVE_SHARE`. */
const STEP = Math.log(1 + MAX_MOVE_SHARE)

/**
 * Moves that are even in the logarithm would make prices rise on average, and whoever holds earn without
 * a risk taken: so much less a step, none do (of a log-normal price, half of its variance).
 */
const DRIFT = (STEP ** 2 * STEP_VARIANCE) / 2

/** So many steps a market is as busy as it is; they lie in one block. */
export const MOOD_STEPS = SHORTEST_MOOD_MS / PRICE_STEP_MS

/** Between so many moments readers go to and fro: now, and a day ago, each with the block before. */
const HELD_BLOCKS = 4

/** Candles of a minute and steps of now go on in one mood. */
const HELD_MOODS = 2

/**
 * Every price of a pair, at any step before the market opened or after, always the same. What is asked
 * for is made, and the newest of it is held.
 */
export interface PricePath {
  readonly pair: Pair
  readonly opening: Opening
  /** In the unit that `PAIRS` gives. */
  priceAt: (step: number) => number
  /** The levels of a block's steps, behind that of the step before it: prices in a scale in which all moves are alike. To be read at once: later blocks take their place. */
  levels: (block: number) => Float64Array
  /** The prices at the step `first` and, an hour apart, at those that follow: `count` in all, sooner than each by itself. */
  pricesEachHour: (first: number, count: number) => Float64Array
  /** The price at a level: the higher the one, the higher the other. */
  priceOf: (level: number) => number
  /** The level at a price, as exactly as numbers go: the other way round than `priceOf`. */
  levelOf: (price: number) => number
  /** The largest difference of two neighbouring levels, but for the drift, by which each step goes down. */
  readonly stepLevel: number
  readonly drift: number
  /** Pounds that change hands in one step of a mood of the market at which the price rests. */
  restingVolume: (mood: number) => number
}

/** The block in which a step lies. */
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

/** The price from which moves of one size come to the same as moves by a share, above the corner, and below it the other way round. */
function movedPrice(price: number, by: number): number {
  if (price < CORNER) {
    const overCorner = Math.log(price / CORNER) + by
    return overCorner <= 0 ? price * Math.exp(by) : CORNER * (1 + overCorner)
  }
  const moved = price + CORNER * by
  return moved >= CORNER ? moved : CORNER * Math.exp(moved / CORNER - 1)
}

/** By how much a price has moved to another: `movedPrice` the other way round. */
function moveTo(price: number, moved: number): number {
  return scaleOf(moved) - scaleOf(price)
}

/** Even for moves by a share below the corner, and for moves of one size above it. */
function scaleOf(price: number): number {
  return price < CORNER ? Math.log(price / CORNER) : price / CORNER - 1
}
