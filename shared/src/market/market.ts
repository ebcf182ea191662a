import { ALL_PAIRS, type Pair } from './pairs'
import { type Random, randomInt, streamRandom } from './random'
import { nextQuote, openingQuote, type Quote } from './series'

/** The quotes of all pairs at one moment. */
export type Market = Readonly<Record<Pair, Quote>>

export function openingMarket(random: Random): Market {
  return eachPair(random, openingQuote)
}

/** One step of 3 s for every pair. */
export function nextMarket(market: Market, random: Random): Market {
  return eachPair(random, (pair, pairRandom) => nextQuote(market[pair], pairRandom))
}

/** Every pair draws from its own stream: a pair added to the table leaves the others' series as they were. */
function eachPair(random: Random, quoteOf: (pair: Pair, random: Random) => Quote): Market {
  const seed = randomInt(random, 0, 2 ** 32 - 1)
  const quotes = ALL_PAIRS.map((pair) => [pair, quoteOf(pair, streamRandom(seed, pair))])
  return Object.fromEntries(quotes) as Market
}
