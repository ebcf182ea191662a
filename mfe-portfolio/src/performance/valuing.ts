import { equityCurve, type GbpPair, type Ledger } from '@aldergate/ledger'
import { penceOf } from './valuation'

/** So many valuations of ten positions take about a millisecond. */
const AT_ONCE = 12

/**
 * Values the account at the times, which rise, into `known`. It stops now and then, so that whoever
 * runs it may let the page do something else.
 */
export function* valuing(
  ledger: Ledger,
  times: readonly number[],
  priceAt: (pair: GbpPair, time: number) => number,
  known: Map<number, number>,
): Generator<void, void> {
  for (let first = 0; first < times.length; first += AT_ONCE) {
    const next = times.slice(first, first + AT_ONCE)
    for (const { time, equity } of equityCurve(ledger, next, priceAt)) {
      known.set(time, penceOf(equity))
    }
    yield
  }
}
