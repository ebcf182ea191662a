import { type Big, exact, sum, ZERO } from '../decimal'
import type { GbpPair, OrderSide } from '../entry'
import type { PastFill } from '../live'
import { isOfAnyBot } from './botOrderId'
import type { BotPosition } from './botStanding'

interface Asked {
  pair: GbpPair
  /** The open positions of all bots in the pair. */
  positions: readonly BotPosition[]
  /** Units of the account; below zero for a short. */
  held: Big
  /** All fills, oldest first. */
  fills: readonly PastFill[]
}

/**
 * Returns the units that the account still has of each position: all opened units, minus those that the trader has
 * closed since. The trader's own part of the account is what no bot holds. If that part was on the opposite side when
 * the bot entered, such as a short when the bot buys, the trader's trades there do not affect the bot. Missing units
 * are deducted once, from the first position that can have lost them.
 */
export function unitsLeft({ pair, positions, held, fills }: Asked): readonly Big[] {
  const own = held.minus(sum(positions.map(signedUnits)))
  let missing = own.abs()
  return positions.map((position) => {
    const opened = exact(position.quantity)
    const onItsSide = (units: Big) => (position.direction === 'long' ? units : units.neg())
    if (onItsSide(own).gte(ZERO)) return opened
    if (onItsSide(own.minus(changedSince(position))).lt(ZERO)) return opened
    const gone = missing.lt(opened) ? missing : opened
    missing = missing.minus(gone)
    return opened.minus(gone)
  })

  /** The change of the trader's own part since a position was opened. */
  function changedSince({ orderId: opening }: BotPosition): Big {
    const since = fills.slice(fills.findLastIndex(({ orderId }) => orderId === opening) + 1)
    const own = since.filter((fill) => {
      return fill.pair === pair && !fill.isReversed && !isOfAnyBot(fill.orderId)
    })
    return sum(own.map(({ side, quantity }) => signed(side, quantity)))
  }
}

function signedUnits({ direction, quantity }: BotPosition): Big {
  return signed(direction === 'long' ? 'buy' : 'sell', quantity)
}

function signed(side: OrderSide, quantity: string): Big {
  return side === 'buy' ? exact(quantity) : exact(quantity).neg()
}
