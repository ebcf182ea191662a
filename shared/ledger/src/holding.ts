import { type Big, toPence, ZERO } from './decimal'
import type { GbpPair } from './entry'

/** The exact holding of a pair. A short is below zero: in its quantity, and in its cost, which it brought in. */
export interface Holding {
  pair: GbpPair
  quantity: Big
  cost: Big
  /** The fees paid for units that are still held. */
  openFees: Big
  /** All money put into the pair less all that it brought, before fees. */
  invested: Big
  /** When it was last nothing and became something, in epoch milliseconds. */
  openedAt: number
}

/** A movement of units and money in one direction: both above zero for a buy, below for a sale. */
export interface Movement {
  at: number
  quantity: Big
  value: Big
  fee: Big
}

export function noHolding(pair: GbpPair): Holding {
  return { pair, quantity: ZERO, cost: ZERO, openFees: ZERO, invested: ZERO, openedAt: 0 }
}

/**
 * The holding after a movement. A movement against the holding's direction reduces cost and fees by the exact share of
 * the units; a larger one closes the holding and opens the opposite with the rest.
 */
export function moved(holding: Holding, movement: Movement): Holding {
  const invested = holding.invested.plus(movement.value)
  if (!isAgainst(holding, movement)) {
    return {
      ...holding,
      quantity: holding.quantity.plus(movement.quantity),
      cost: holding.cost.plus(movement.value),
      openFees: holding.openFees.plus(movement.fee),
      invested,
      openedAt: holding.quantity.eq(ZERO) ? movement.at : holding.openedAt,
    }
  }
  const units = movement.quantity.abs()
  const held = holding.quantity.abs()
  const rest = units.minus(held)
  if (rest.lt(ZERO)) {
    return {
      ...holding,
      quantity: holding.quantity.plus(movement.quantity),
      cost: holding.cost.minus(share(holding.cost, units, held)),
      openFees: holding.openFees.minus(share(holding.openFees, units, held)),
      invested,
    }
  }
  // Closing the last unit also removes any division error: nothing of the old cost remains.
  return {
    ...holding,
    quantity: holding.quantity.plus(movement.quantity),
    cost: share(movement.value, rest, units),
    openFees: share(movement.fee, rest, units),
    invested,
    openedAt: movement.at,
  }
}

/** Returns the realised profit of the pair, before fees: whole pence, because the remaining cost is rounded to them. */
export function realisedOf({ cost, invested }: Holding): Big {
  return toPence(cost).minus(invested)
}

/** Whether a movement reduces the holding, at first. */
export function isAgainst(holding: Holding, movement: Movement): boolean {
  return holding.quantity.times(movement.quantity).lt(ZERO)
}

function share(amount: Big, part: Big, whole: Big): Big {
  return amount.times(part).div(whole)
}
