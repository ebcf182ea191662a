import { priceDecimals } from '@aldergate/contract'
import { type Pair, pairDecimals, PAIRS } from './pairs'
import { type Random, randomBetween, randomInt } from './random'
import { dailyTurnover } from './volume'

export interface BookLevel {
  price: number
  /** Units of what stands before the pair's slash: coins, shares, ounces. */
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

/** Prices of neighbouring levels lie so far apart at most. */
const MAX_GAP_SHARE = 0.0001

/** From so many units a level on, parts of a unit are noise. */
const WHOLE_FROM = 1_000

/** An average day's turnover is so many times what one level offers. */
const LEVELS_PER_DAY = 20_000

/** The book of a market that has just opened, around the default price. */
export function openingOrderBook(pair: Pair, time: number, random: Random): OrderBook {
  const { price } = PAIRS[pair]
  const level = { price, size: typicalSize(pair, price) }
  const side = Array.from({ length: BOOK_LEVELS }, () => level)
  return nextOrderBook({ pair, asks: side, bids: side, steppedAt: time }, price, time, random)
}

/** One step of 10 s: the levels gather around the price of now, and each offers a little more or less. */
export function nextOrderBook(
  book: OrderBook,
  price: number,
  time: number,
  random: Random,
): OrderBook {
  const { pair } = book
  return {
    pair,
    asks: nextSide(book.asks, pair, price, 1, random),
    bids: nextSide(book.bids, pair, price, -1, random),
    steppedAt: time,
  }
}

/** What lies between the best ask and the best bid, in the pair's price and as a share of the middle. */
export function spreadOf({ asks, bids }: OrderBook): { price: number; percent: number } {
  const [ask, bid] = [asks[0]?.price ?? Number.NaN, bids[0]?.price ?? Number.NaN]
  return { price: ask - bid, percent: ((ask - bid) / ((ask + bid) / 2)) * 100 }
}

/** Half way between the best ask and the best bid; NaN where a side is empty. */
export function midOf({ asks, bids }: OrderBook): number {
  return ((asks[0]?.price ?? Number.NaN) + (bids[0]?.price ?? Number.NaN)) / 2
}

/** How many decimals show a pair's sizes: none where a level offers thousands of units. */
export function sizeDecimals(pair: Pair): number {
  const typical = typicalSize(pair, PAIRS[pair].price)
  return typical < WHOLE_FROM ? priceDecimals(typical) : 0
}

/** The levels of a side with what could be traded up to and including each. */
export function withDepth(levels: readonly BookLevel[]): (BookLevel & { depth: number })[] {
  let depth = 0
  return levels.map((level) => {
    depth += level.size
    return { ...level, depth }
  })
}

/** Counts in the smallest unit of the pair's price, so that no two levels share a price and no side crosses. */
function nextSide(
  levels: readonly BookLevel[],
  pair: Pair,
  price: number,
  direction: 1 | -1,
  random: Random,
): BookLevel[] {
  const unitsPerOne = 10 ** pairDecimals(pair)
  const maxGap = Math.max(1, Math.round(price * unitsPerOne * MAX_GAP_SHARE))
  const typical = typicalSize(pair, price)
  const sizeUnitsPerOne = 10 ** sizeDecimals(pair)
  // Without the last bits: a price of 56 whole units must not count as a little more than 56.
  const exactUnits = Number((price * unitsPerOne).toFixed(6))
  let units = direction === 1 ? Math.floor(exactUnits) : Math.ceil(exactUnits)
  return levels.map(({ size }) => {
    units += direction * randomInt(random, 1, maxGap)
    return { price: units / unitsPerOne, size: nextSize(size, typical, sizeUnitsPerOne, random) }
  })
}

/** Walks between a tenth of the typical size and four times as much. */
function nextSize(size: number, typical: number, unitsPerOne: number, random: Random): number {
  const walked = size * randomBetween(random, 0.7, 1.4)
  const kept = Math.min(typical * 4, Math.max(typical / 10, walked))
  return Math.round(kept * unitsPerOne) / unitsPerOne
}

function typicalSize(pair: Pair, price: number): number {
  const poundsPerUnit = pair.startsWith('GBP/') ? 1 : price
  return dailyTurnover(pair) / LEVELS_PER_DAY / poundsPerUnit
}
