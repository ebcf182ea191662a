import type { Pair } from '@aldergate/market'
import { type Random, randomBetween } from '@aldergate/market/random'
import { type Exchange, EXCHANGES } from './exchanges.data'

/** An exchange's last quote for a pair: one price, to buy and to sell at. */
export interface ExchangeQuote {
  exchange: Exchange
  /** In the pair's own unit; constant until the exchange quotes again. */
  price: number
  /** The exchange's deviation from the simulated price, as a share of it. */
  premium: number
  /** Epoch milliseconds. */
  at: number
}

export type ExchangeQuotes = ReadonlyMap<Pair, readonly ExchangeQuote[]>

/** The probability that an exchange quotes again at a step. */
const REQUOTE_CHANCE = 0.7

/** No exchange leaves a quote older than this. */
export const MAX_QUOTE_AGE_MS = 15_000

/** The share of a premium that is left after each step: it reverts to zero. */
const PREMIUM_LEFT = 0.9

/** Wide enough that every other pair has a spread wider than the fees. */
const PREMIUM_MOVE = 0.0007

/** Enough steps for a premium to become independent of its start at zero. */
const WARM_UP_STEPS = 20

/** The exchanges as the market opens. */
export function openingExchangeQuotes(
  prices: ReadonlyMap<Pair, number>,
  now: number,
  random: Random,
): ExchangeQuotes {
  return quoted(prices, (price) =>
    EXCHANGES.map((exchange) => {
      let premium = 0
      for (let step = 0; step < WARM_UP_STEPS; step += 1) premium = nextPremium(premium, random)
      return { exchange, premium, price: price * (1 + premium), at: now }
    }),
  )
}

/** One step: some exchanges quote again around the current price, the others' quotes age. */
export function nextExchangeQuotes(
  quotes: ExchangeQuotes,
  prices: ReadonlyMap<Pair, number>,
  now: number,
  random: Random,
): ExchangeQuotes {
  return quoted(prices, (price, pair) =>
    (quotes.get(pair) ?? []).map((quote) => {
      const premium = nextPremium(quote.premium, random)
      // A quote of long after now is one from before the clock was set back.
      const isTooOld = Math.abs(now - quote.at) >= MAX_QUOTE_AGE_MS
      const isRequoted = random() < REQUOTE_CHANCE || isTooOld
      return isRequoted
        ? { ...quote, premium, price: price * (1 + premium), at: now }
        : { ...quote, premium }
    }),
  )
}

function nextPremium(premium: number, random: Random): number {
  return premium * PREMIUM_LEFT + randomBetween(random, -PREMIUM_MOVE, PREMIUM_MOVE)
}

function quoted(
  prices: ReadonlyMap<Pair, number>,
  quote: (price: number, pair: Pair) => readonly ExchangeQuote[],
): ExchangeQuotes {
  return new Map([...prices].map(([pair, price]) => [pair, quote(price, pair)]))
}
