import { type Big, exact, sum, ZERO } from '../decimal'
import type { OrderSide } from '../entry'
import type { PastFill } from '../live'
import { isOfAnyBot } from './botOrderId'
import type { BotPosition } from './botStanding'

interface Asked {
  position: BotPosition
  /** What all bots hold of the pair, this one included. */
  ofBots: readonly BotPosition[]
  /** Units of the account; below zero for a short. */
  held: Big
  /** The fills of the pair, oldest first. */
  fills: readonly PastFill[]
}

/**
 * What a bot still has to close: all that it opened, but for what the trader has closed of it since. Of the
 * account, the trader's own part is what no bot holds; where that was on the other side when the bot came, as
 * when it buys beside a short, what the trader does there is no business of the bot's.
 */
export function closableUnits({ position, ofBots, held, fills }: Asked): Big {
  const opened = exact(position.quantity)
  const onItsSide = (units: Big) => (position.direction === 'long' ? units : units.neg())
  const own = held.minus(sum(ofBots.map(signedUnits)))
  const since = fills.slice(fills.findIndex(({ orderId }) => orderId === position.orderId) + 1)
  const changed = sum(
    since.flatMap((fill) =>
      fill.isReversed || isOfAnyBot(fill.orderId) ? [] : [signed(fill.side, fill.quantity)],
    ),
  )
  if (onItsSide(own).gte(ZERO) || onItsSide(own.minus(changed)).lt(ZERO)) return opened
  const rest = opened.plus(onItsSide(own))
  return rest.gt(ZERO) ? rest : ZERO
}

function signedUnits({ direction, quantity }: BotPosition): Big {
  return signed(direction === 'long' ? 'buy' : 'sell', quantity)
}

function signed(side: OrderSide, quantity: string): Big {
  return side === 'buy' ? exact(quantity) : exact(quantity).neg()
}
