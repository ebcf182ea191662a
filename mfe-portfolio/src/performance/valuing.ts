import { equityCurve, type GbpPair, type Ledger } from '@aldergate/ledger'
import { penceOf } from './valuation'

/** The number of valuations of ten positions that take about a millisecond. */
const AT_ONCE = 12

/**
 * Values the account at ascending times and stores the results in `known`. It yields regularly, so that its caller can
 * let the page do other work.
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
