import { effectOf } from './book'
import { type Checkpoint, lastCheckpoint } from './checkpoint'
import { type Big, exact, type Pounds, pounds, ZERO } from './decimal'
import type { GbpPair, Ledger } from './entry'
import { foldOf } from './fold'
import type { LiveEntry } from './live'
import { quotedPrice } from './quotedPrice'
import { valueOf } from './value'

/** The value of the account at a time. */
export interface EquityPoint {
  /** Epoch milliseconds. */
  time: number
  equity: Pounds
  /** Cash and holdings paid in until then: the part of the equity that was not earned. */
  netDeposits: Pounds
}

/** The account at each of the times, which rise. Before the first entry it is worth nothing. */
export function equityCurve(
  ledger: Ledger,
  times: readonly number[],
  priceAt: (pair: GbpPair, time: number) => number,
): EquityPoint[] {
  const { live, checkpoints } = foldOf(ledger)
  let quantities = new Map<GbpPair, Big>()
  let cash = ZERO
  let netDeposits = ZERO
  let next = 0

  function enter(entry: LiveEntry) {
    const effect = effectOf(entry)
    cash = cash.plus(effect.cash)
    netDeposits = netDeposits.plus(effect.deposit)
    if (!effect.movement) return
    const { pair, quantity } = effect.movement
    quantities.set(pair, (quantities.get(pair) ?? ZERO).plus(quantity))
  }

  function entryAt(index: number): LiveEntry | undefined {
    return live.at(index)
  }

  function skipTo({ count, holdings, ...amounts }: Checkpoint) {
    next = count
    ;({ cash, netDeposits } = amounts)
    quantities = new Map([...holdings].map(([pair, { quantity }]) => [pair, quantity]))
  }

  return times.map((time) => {
    const checkpoint = lastCheckpoint(checkpoints, time)
    if (checkpoint && checkpoint.count > next) skipTo(checkpoint)
    for (let entry = entryAt(next); entry && entry.at <= time; entry = entryAt(next)) {
      enter(entry)
      next += 1
    }
    let equity = cash
    for (const [pair, quantity] of quantities) {
      if (quantity.eq(ZERO)) continue
      equity = equity.plus(valueOf(quantity, quotedPrice(pair, priceAt(pair, time))))
    }
    return { time, equity: pounds(equity), netDeposits: pounds(netDeposits) }
  })
}

/** Returns the profit between a point and the next: deposits are not profit. */
export function profitBetween(from: EquityPoint, to: EquityPoint): Pounds {
  return pounds(earned(from, to))
}

/**
 * The profit from each point to the next as a share of the equity at the first, for risk measures: 0.01 is 1 %. 0 if
 * the account was worth nothing, or less.
 */
export function periodReturns(points: readonly EquityPoint[]): number[] {
  return points.slice(1).map((to, index) => {
    const from = points[index]
    if (!from || !exact(from.equity).gt(ZERO)) return 0
    return Number(earned(from, to).div(exact(from.equity)).toFixed())
  })
}

function earned(from: EquityPoint, to: EquityPoint): Big {
  return exact(to.equity)
    .minus(exact(from.equity))
    .minus(exact(to.netDeposits).minus(exact(from.netDeposits)))
}
