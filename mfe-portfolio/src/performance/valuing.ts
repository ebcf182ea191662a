import { equityCurve, foldOf, type GbpPair, type Ledger } from '@aldergate/ledger'
import { type PairPrices, priceAt, valueAt } from '@aldergate/market'
import { penceOf } from './valuation'

/** So many valuations of ten positions take about a millisecond. */
const AT_ONCE = 12

/**
 * Values the account at the times, which rise, into `known`. It stops now and then, so that whoever
 * runs it may let the page do something else: first after the prices of each pair, which are made when
 * they are first asked for.
 */
export function* valuing(
  ledger: Ledger,
  times: readonly number[],
  ticksOf: (pair: GbpPair) => PairPrices,
  known: Map<number, number>,
): Generator<void, void> {
  for (const pair of pairsOf(ledger)) {
    ticksOf(pair)
    yield
  }
  for (let first = 0; first < times.length; first += AT_ONCE) {
    const next = times.slice(first, first + AT_ONCE)
    for (const { time, equity } of equityCurve(ledger, next, (pair, time) =>
      pricePaid(ticksOf(pair), time),
    )) {
      known.set(time, penceOf(equity))
    }
    yield
  }
}

/** The price at a time; before all that is known, the first one. */
function pricePaid(ticks: PairPrices, time: number): number {
  return priceAt(ticks, time) ?? valueAt(ticks.past.prices, 0)
}

/** Every pair that was ever held, but for what was taken back. */
function pairsOf(ledger: Ledger): GbpPair[] {
  return [...foldOf(ledger).book.holdings.keys()]
}
