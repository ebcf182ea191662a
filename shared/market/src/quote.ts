import { heldNewest } from './heldNewest'
import { PRICE_STEP_MS } from './opening'
import type { Pair } from './pairs'
import { blockOf, type PricePath } from './pricePath'
import { MAX_CHANGE, sampleChange } from './sampleChange'
import { DAY_MS } from './spans'
import { BLOCK_STEPS } from './walk'

/** A pair's price as the whole page sees it; prices are in the unit that `PAIRS` gives. */
export interface Quote {
  pair: Pair
  price: number
  /** The price 24 hours before. */
  open: number
  /** The highest and the lowest of the 24 hours. */
  high: number
  low: number
  /** The specified sample of a percent change: it walks on its own and does not follow the price. */
  change: number
  /** The latest prices, oldest first, ending with `price`. */
  history: readonly number[]
}

/** The number of prices in a sparkline. */
const HISTORY_LENGTH = 10

const DAY_STEPS = DAY_MS / PRICE_STEP_MS

/** The current quote, and the one that tickers sampled. */
const HELD_QUOTES = 2

/**
 * The pair's quote at any step. Its price is computed at once, the rest on demand; the data for a day's range are
 * cached, so that the next step is cheap.
 */
export function quotesOf(path: PricePath): (step: number) => Quote {
  const rangeOf = dayRange(path)
  const changeAt = once(() => {
    const ofDay = { price: path.priceAt(0), open: path.priceAt(-DAY_STEPS) }
    const firstChange = dayChangePercent(ofDay)
    return sampleChange(path, Math.min(MAX_CHANGE, Math.max(-MAX_CHANGE, firstChange)))
  })
  return heldNewest(HELD_QUOTES, (step) => {
    const range = once(() => rangeOf(step))
    const history = once(() =>
      Array.from({ length: HISTORY_LENGTH }, (_, index) =>
        path.priceAt(step - HISTORY_LENGTH + 1 + index),
      ),
    )
    return {
      pair: path.pair,
      price: path.priceAt(step),
      get open() {
        return path.priceAt(step - DAY_STEPS)
      },
      get high() {
        return range().high
      },
      get low() {
        return range().low
      },
      get change() {
        return changeAt()(step)
      },
      get history() {
        return history()
      },
    }
  })
}

/** Computes a value on first use, and caches it. */
function once<Value>(make: () => Value): () => Value {
  let held: { value: Value } | undefined
  return () => (held ??= { value: make() }).value
}

/** The computed change over the day, in percent, which every screen shows. */
export function dayChangePercent({ price, open }: Pick<Quote, 'price' | 'open'>): number {
  return (price / open - 1) * 100
}

interface Range {
  high: number
  low: number
}

function dayRange(path: PricePath): (step: number) => Range {
  const wholeBlock = heldNewest(DAY_STEPS / BLOCK_STEPS + 2, (block) =>
    levelRange(path.levels(block), 1, BLOCK_STEPS),
  )
  return (step) => {
    const from = step - DAY_STEPS
    const [first, last] = [blockOf(from), blockOf(step)]
    const ranges = [
      levelRange(path.levels(first), from - first * BLOCK_STEPS + 1, BLOCK_STEPS),
      levelRange(path.levels(last), 1, step - last * BLOCK_STEPS + 1),
    ]
    for (let block = first + 1; block < last; block += 1) ranges.push(wholeBlock(block))
    return {
      high: path.priceOf(Math.max(...ranges.map(({ high }) => high))),
      low: path.priceOf(Math.min(...ranges.map(({ low }) => low))),
    }
  }
}

function levelRange(levels: Float64Array, first: number, last: number): Range {
  let [high, low] = [-Infinity, Infinity]
  for (let index = first; index <= last; index += 1) {
    const level = levels[index] as number
    if (level > high) high = level
    if (level < low) low = level
  }
  return { high, low }
}
