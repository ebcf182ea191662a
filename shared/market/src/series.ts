import type { Pair } from './pairs'
import { type Random, randomBetween } from './random'
import { valueAt } from './ticks'

/** A pair's price as the whole page sees it; prices are in the unit that `PAIRS` gives. */
export interface Quote {
  pair: Pair
  price: number
  /** The price 24 hours before. */
  open: number
  /** The highest and the lowest since a day before the market opened for this page. */
  high: number
  low: number
  /** The specified sample of a percent change: it walks on its own and does not follow the price. */
  change: number
  /** The latest prices, oldest first, ending with `price`. */
  history: readonly number[]
}

/** How often every price steps. */
export const PRICE_STEP_MS = 3_000

/** As many prices as a sparkline shows. */
export const HISTORY_LENGTH = 10

const MAX_MOVE = 5
const MAX_MOVE_SHARE = 0.0002
const MAX_CHANGE_MOVE = 1
/** The sample turns back here: a day with more would not be believed beside the prices. */
const MAX_CHANGE = 20

/** One step of 3 s: the price moves evenly within its limit and therefore never reaches zero. */
export function nextQuote(quote: Quote, random: Random): Quote {
  const price = moved(quote.price, moveLimit(quote.price), random)
  return {
    ...quote,
    price,
    high: Math.max(quote.high, price),
    low: Math.min(quote.low, price),
    change: within(MAX_CHANGE, moved(quote.change, MAX_CHANGE_MOVE, random)),
    history: [...quote.history, price].slice(-HISTORY_LENGTH),
  }
}

/** The computed change over the day, in percent: the one that every screen shows. */
export function dayChangePercent({ price, open }: Pick<Quote, 'price' | 'open'>): number {
  return (price / open - 1) * 100
}

/** A pair as the market opens, from its prices of the last day, oldest first. */
export function openingQuote(pair: Pair, dayPrices: Float64Array): Quote {
  const open = valueAt(dayPrices, 0)
  const price = valueAt(dayPrices, dayPrices.length - 1)
  let [high, low] = [open, open]
  for (const each of dayPrices) {
    if (each > high) high = each
    if (each < low) low = each
  }
  const change = within(MAX_CHANGE, dayChangePercent({ price, open }))
  const history = Array.from(dayPrices.subarray(-HISTORY_LENGTH))
  return { pair, price, open, high, low, change, history }
}

/** How much farther than in one step prices drift in a time: by the square root of the number of steps. */
export function reachOf(periodMs: number): number {
  return Math.sqrt(periodMs / PRICE_STEP_MS)
}

/** The largest move of one step: the smaller of 5 and 0.02 % of the price. */
export function moveLimit(price: number, reach = 1): number {
  const share = price * MAX_MOVE_SHARE
  return (share < MAX_MOVE ? share : MAX_MOVE) * reach
}

/** A price from which `price` may have come: the way back keeps within the limit of the way forward. */
export function priceBefore(price: number, reach: number, random: Random): number {
  // The limit of the lowest price from which it may have come.
  const lowest = price - moveLimit(price, reach)
  return moved(price, moveLimit(lowest, reach), random)
}

function moved(value: number, limit: number, random: Random): number {
  return value + randomBetween(random, -limit, limit)
}

function within(limit: number, value: number): number {
  return Math.min(limit, Math.max(-limit, value))
}
