import { type Pair, PAIRS } from './pairs'
import { type Random, randomBetween } from './random'

/** A pair's price as the whole page sees it; prices are in the unit that `PAIRS` gives. */
export interface Quote {
  pair: Pair
  price: number
  /** The price a day before the market opened for this page. */
  open: number
  high: number
  low: number
  /** The specified sample of a percent change: it walks on its own and does not follow the price. */
  change: number
  /** The latest prices, oldest first, ending with `price`. */
  history: readonly number[]
}

/** As many prices as a sparkline shows. */
export const HISTORY_LENGTH = 10

const MAX_MOVE = 5
const MAX_MOVE_SHARE = 0.0002
const MAX_CHANGE_MOVE = 1
/** No price can lose more than all that it is worth. */
const LOWEST_CHANGE = -99

const HOURS_OF_DAY = 24
const STEPS_PER_HOUR = 1_200

/** One step of 3 s: the price moves evenly within its limit and therefore never reaches zero. */
export function nextQuote(quote: Quote, random: Random): Quote {
  const price = moved(quote.price, moveLimit(quote.price), random)
  return {
    ...quote,
    price,
    high: Math.max(quote.high, price),
    low: Math.min(quote.low, price),
    change: Math.max(LOWEST_CHANGE, moved(quote.change, MAX_CHANGE_MOVE, random)),
    history: [...quote.history, price].slice(-HISTORY_LENGTH),
  }
}

/** A pair at its default price, behind which lie the steps of half a minute and the hours of a day. */
export function openingQuote(pair: Pair, random: Random): Quote {
  const { price } = PAIRS[pair]
  const steps = walkBack(price, HISTORY_LENGTH - 1, 1, random)
  const hours = walkBack(steps[0] ?? price, HOURS_OF_DAY, Math.sqrt(STEPS_PER_HOUR), random)
  const day = [...hours, ...steps]
  const open = day[0] ?? price
  return {
    pair,
    price,
    open,
    high: Math.max(...day),
    low: Math.min(...day),
    change: (price / open - 1) * 100,
    history: steps,
  }
}

/** The largest move of one step: the smaller of 5 and 0.02 % of the price. */
export function moveLimit(price: number): number {
  return Math.min(MAX_MOVE, price * MAX_MOVE_SHARE)
}

/** Prices before `last`, oldest first and `last` included; `stride` widens a step to stand for several. */
function walkBack(last: number, steps: number, stride: number, random: Random): number[] {
  const prices = [last]
  let price = last
  for (let step = 0; step < steps; step += 1) {
    // The limit of the lowest price that it may have come from: the way forward keeps within its own.
    price = moved(price, moveLimit(price * (1 - MAX_MOVE_SHARE)) * stride, random)
    prices.unshift(price)
  }
  return prices
}

function moved(value: number, limit: number, random: Random): number {
  return value + randomBetween(random, -limit, limit)
}
