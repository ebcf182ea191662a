import type { Pair } from '@aldergate/market'
import type { ExchangeQuote, ExchangeQuotes } from './exchangeQuotes'
import type { Exchange } from './exchanges.data'

/** Buying a pair at one exchange and selling it at another. */
export interface Opportunity {
  pair: Pair
  fromExchange: Exchange
  toExchange: Exchange
  /** Net of both fees, in percent of what was paid. */
  profit: number
  /** Before fees, in percent of the price that is paid. */
  spread: number
  /** When the older of the two quotes was given, in epoch milliseconds. */
  time: number
  /** Something is left after the fees, at the decimals that are shown. */
  isOpen: boolean
}

/** Charged on each side, as a share of the price. */
const FEE_RATE = 0.001

/** A tenth of a basis point: fees leave little. */
export const PROFIT_DECIMALS = 3

/** Returns the profit after both fees, in percent of what was paid. */
export function netPercent(buyPrice: number, sellPrice: number): number {
  return ((sellPrice * (1 - FEE_RATE)) / (buyPrice * (1 + FEE_RATE)) - 1) * 100
}

/** The pair's most profitable trade between two exchanges; `undefined` with fewer than two. */
export function bestOpportunity(
  pair: Pair,
  quotes: readonly ExchangeQuote[],
): Opportunity | undefined {
  const [first, ...others] = quotes
  if (!first || others.length === 0) return undefined
  let [cheapest, dearest] = [first, first]
  for (const quote of others) {
    if (quote.price < cheapest.price) cheapest = quote
    if (quote.price >= dearest.price) dearest = quote
  }
  return between(pair, cheapest, dearest)
}

/**
 * An opportunity keeps its two exchanges until the spread between them closes; closed, it is shown
 * with its last exchanges until another one of the pair opens.
 */
export function nextOpportunities(
  previous: readonly Opportunity[],
  quotes: ExchangeQuotes,
): readonly Opportunity[] {
  return [...quotes].flatMap(([pair, pairQuotes]) => {
    const known = previous.find((opportunity) => opportunity.pair === pair)
    const kept = known && sameWay(known, pairQuotes)
    if (kept && (kept.isOpen || known.isOpen)) return [kept]
    const best = bestOpportunity(pair, pairQuotes)
    return best && (best.isOpen || !kept) ? [best] : kept ? [kept] : []
  })
}

/** The most profitable first. */
export function byProfit(opportunities: readonly Opportunity[]): readonly Opportunity[] {
  return opportunities.toSorted((one, other) => other.profit - one.profit)
}

/** Sorts in a given order, for rows that must not jump; what the order lacks comes last. */
export function inOrder(
  opportunities: readonly Opportunity[],
  pairs: readonly Pair[],
): readonly Opportunity[] {
  const place = (pair: Pair) => (pairs.includes(pair) ? pairs.indexOf(pair) : pairs.length)
  return opportunities.toSorted((one, other) => place(one.pair) - place(other.pair))
}

function sameWay(
  { pair, fromExchange, toExchange }: Opportunity,
  quotes: readonly ExchangeQuote[],
): Opportunity | undefined {
  const from = quotes.find(({ exchange }) => exchange === fromExchange)
  const to = quotes.find(({ exchange }) => exchange === toExchange)
  return from && to && between(pair, from, to)
}

function between(pair: Pair, from: ExchangeQuote, to: ExchangeQuote): Opportunity {
  const profit = netPercent(from.price, to.price)
  return {
    pair,
    fromExchange: from.exchange,
    toExchange: to.exchange,
    profit,
    spread: (to.price / from.price - 1) * 100,
    time: Math.min(from.at, to.at),
    isOpen: Number(profit.toFixed(PROFIT_DECIMALS)) > 0,
  }
}
