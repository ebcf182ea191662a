import { type Big, exact, sum, ZERO } from '../decimal'
import type { GbpPair, OrderSide } from '../entry'
import type { PastFill } from '../live'
import { isOfAnyBot } from './botOrderId'
import type { BotPosition } from './botStanding'

interface Asked {
  pair: GbpPair
  /** What all bots have opened of the pair. */
  positions: readonly BotPosition[]
  /** Units of the account; below zero for a short. */
  held: Big
  /** All fills, oldest first. */
  fills: readonly PastFill[]
}

/**
 * What the account still has of each position: all that was opened, but for what the trader has closed of it since.
 * Of the account, the trader's own part is what no bot holds; where that was on the other side when the bot came, as
 * when it buys beside a short, what the trader does there is no business of the bot's. What is missing is missing
 * once, of the first that it can be of.
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

  /** By how much the trader has changed their own part since a position was opened. */
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
