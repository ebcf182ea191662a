import { priceDecimals } from '@aldergate/contract'
import { type Pair, pairDecimals, PAIRS } from './pairs'
import {
  placeSeed,
  type Random,
  randomBetween,
  randomInt,
  seededRandom,
  streamSeed,
} from './random'
import { dailyTurnover } from './volume'

export interface BookLevel {
  price: number
  /** Units of the base: coins, shares, ounces. */
  size: number
}

export interface OrderBook {
  pair: Pair
  /** Ten each, the best price first: the lowest ask, the highest bid. */
  asks: readonly BookLevel[]
  bids: readonly BookLevel[]
  /** Epoch milliseconds. */
  steppedAt: number
}

export const BOOK_LEVELS = 10

/** How long a book stays unchanged. */
export const BOOK_MS = 10_000

/** The largest distance between the prices of neighbouring levels, as a share of the price. */
const MAX_GAP_SHARE = 0.0001

/** From this many units per level on, sizes are whole units. */
const WHOLE_FROM = 1_000

/** An average day's turnover in multiples of one level's size. */
const LEVELS_PER_DAY = 20_000

/**
 * The pair's book in one stretch of `BOOK_MS`, counted from the market's opening, around its price: the same on
 * every device. From one stretch to the next each level offers a little more or less.
 */
export function orderBookAt(
  marketSeed: number,
  pair: Pair,
  stretch: number,
  { price, time }: { price: number; time: number },
): OrderBook {
  const seed = streamSeed(marketSeed, `${pair} order book`)
  const random = seededRandom(placeSeed(seed, stretch))
  const side = (direction: 1 | -1) =>
    pricesFrom(pair, price, direction, random).map((levelPrice, index) => ({
      price: levelPrice,
      size: sizeOf(pair, price, sizeFactor(seed, direction * (index + 1), stretch)),
    }))
  return { pair, asks: side(1), bids: side(-1), steppedAt: time }
}

/** Returns the spread between the best ask and the best bid: in the pair's price, and in percent of the middle. */
export function spreadOf({ asks, bids }: OrderBook): { price: number; percent: number } {
  const [ask, bid] = [asks[0]?.price ?? Number.NaN, bids[0]?.price ?? Number.NaN]
  return { price: ask - bid, percent: ((ask - bid) / ((ask + bid) / 2)) * 100 }
}

/** The mid price between the best ask and the best bid; NaN if a side is empty. */
export function midOf({ asks, bids }: OrderBook): number {
  return ((asks[0]?.price ?? Number.NaN) + (bids[0]?.price ?? Number.NaN)) / 2
}

/** The decimals of a pair's sizes: none if a level offers thousands of units. */
export function sizeDecimals(pair: Pair): number {
  const typical = typicalSize(pair, PAIRS[pair].price)
  return typical < WHOLE_FROM ? priceDecimals(typical) : 0
}

/** The levels of a side with their cumulative size. */
export function withDepth(levels: readonly BookLevel[]): (BookLevel & { depth: number })[] {
  let depth = 0
  return levels.map((level) => {
    depth += level.size
    return { ...level, depth }
  })
}

/** Counts in the smallest unit of the pair's price, so that no two levels share a price and no side crosses. */
function pricesFrom(pair: Pair, price: number, direction: 1 | -1, random: Random): number[] {
  const unitsPerOne = 10 ** pairDecimals(pair)
  const maxGap = Math.max(1, Math.round(price * unitsPerOne * MAX_GAP_SHARE))
  // Drops the last bits: a price of 56 whole units must not count as slightly more than 56.
  const exactUnits = Number((price * unitsPerOne).toFixed(6))
  let units = direction === 1 ? Math.floor(exactUnits) : Math.ceil(exactUnits)
  return Array.from({ length: BOOK_LEVELS }, () => {
    units += direction * randomInt(random, 1, maxGap)
    return units / unitsPerOne
  })
}

function sizeOf(pair: Pair, price: number, factor: number): number {
  const unitsPerOne = 10 ** sizeDecimals(pair)
  const units = Math.round(typicalSize(pair, price) * factor * unitsPerOne)
  return Math.max(1, units) / unitsPerOne
}

/** The number of periods between two independent sizes, which are interpolated in between. */
const TURN_STRETCHES = 12

/** The swing of the logarithm around the typical size: from a third to three times, with some noise. */
const SWING = 1
const UNREST = 0.06

function sizeFactor(seed: number, level: number, stretch: number): number {
  const turn = Math.floor(stretch / TURN_STRETCHES)
  const share = stretch / TURN_STRETCHES - turn
  const swing = (1 - share) * evenAt(seed, level, turn) + share * evenAt(seed, level, turn + 1)
  return Math.exp(SWING * swing + UNREST * evenAt(seed + 1, level, stretch))
}

/** From -1 to 1. */
function evenAt(seed: number, level: number, place: number): number {
  return randomBetween(seededRandom(placeSeed(placeSeed(seed, level), place)), -1, 1)
}

function typicalSize(pair: Pair, price: number): number {
  const poundsPerUnit = pair.startsWith('GBP/') ? 1 : price
  return dailyTurnover(pair) / LEVELS_PER_DAY / poundsPerUnit
}
