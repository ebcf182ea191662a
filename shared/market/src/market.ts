import { DAY_MS, HISTORY_MS, historyPrices, historyTimes } from './history'
import { ALL_PAIRS, type Pair } from './pairs'
import { priceAt } from './pairTicks'
import { type Random, randomInt, streamRandom } from './random'
import { moveLimit, nextQuote, openingQuote, PRICE_STEP_MS, type Quote } from './series'
import { EMPTY_LOG, type TickLog, withTick } from './tickLog'
import type { PriceColumns } from './ticks'
import { dailyTurnover, tickVolume } from './volume'

export type Quotes = Readonly<Record<Pair, Quote>>

/** From what the history before the opening can be made at any time. */
export interface Opening {
  /** Epoch milliseconds. */
  time: number
  seed: number
}

/** All pairs at one moment, and what came before. */
export interface Market {
  opening: Opening
  /** What prices are compared with until a day has passed. */
  dayBefore: Readonly<Record<Pair, PriceColumns>>
  steppedAt: number
  quotes: Quotes
  /** Every step since the opening. */
  logs: Readonly<Record<Pair, TickLog>>
}

export function openingMarket(time: number, random: Random): Market {
  const opening = { time, seed: drawSeed(random) }
  const times = historyTimes(time, DAY_MS)
  const dayBefore = eachPair((pair) => ({ times, prices: pastPrices(opening, pair, times) }))
  return {
    opening,
    dayBefore,
    steppedAt: time,
    quotes: eachPair((pair) => openingQuote(pair, dayBefore[pair].prices)),
    logs: eachPair(() => EMPTY_LOG),
  }
}

/** One step of 3 s for every pair. */
export function nextMarket(
  { opening, dayBefore, quotes, logs }: Market,
  time: number,
  random: Random,
): Market {
  const seed = drawSeed(random)
  const nextQuotes = eachPair((pair) => {
    const quote = nextQuote(quotes[pair], streamRandom(seed, pair))
    const open = priceAt({ past: dayBefore[pair], live: logs[pair] }, time - DAY_MS)
    return { ...quote, open: open ?? quote.open }
  })
  return {
    opening,
    dayBefore,
    steppedAt: time,
    quotes: nextQuotes,
    logs: eachPair((pair) => {
      const [before, { price }] = [quotes[pair].price, nextQuotes[pair]]
      const moveShare = Math.abs(price - before) / moveLimit(before)
      const volume = tickVolume(dailyTurnover(pair), time, PRICE_STEP_MS, moveShare)
      return withTick(logs[pair], { time, price, volume })
    }),
  }
}

/** When the pair's price last stepped; at first, when the market opened. */
export function lastStepTime({ opening, logs }: Market, pair: Pair): number {
  return logs[pair].times.at(-1) ?? opening.time
}

/** When the ticks before an opening were: the same times for all pairs. */
export function pastTimes({ time }: Opening): Float64Array {
  return historyTimes(time, HISTORY_MS)
}

/** The prices of a pair at these times, which end with the opening; of a short span, the past's newest part alone. */
export function pastPrices({ seed }: Opening, pair: Pair, times: Float64Array): Float64Array {
  return historyPrices(pair, times, streamRandom(seed, pair))
}

function drawSeed(random: Random): number {
  return randomInt(random, 0, 2 ** 32 - 1)
}

/** Every pair draws from its own stream: a pair added to the table leaves the others' series as they were. */
function eachPair<Value>(valueOf: (pair: Pair) => Value): Readonly<Record<Pair, Value>> {
  return Object.fromEntries(ALL_PAIRS.map((pair) => [pair, valueOf(pair)])) as Record<Pair, Value>
}
