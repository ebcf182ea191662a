import type { Bot } from '../bot'
import { cashEffect } from '../book'
import { type Big, type Decimal, decimal, exact, ZERO } from '../decimal'
import type { PastFill } from '../live'
import { isOfBot, readEntryId } from './botOrderId'

/** The open position of a bot. */
export interface BotPosition {
  /** Of the order that opened it. */
  orderId: string
  /** The bar that said so: when it began, in epoch milliseconds. */
  bar: number
  direction: 'long' | 'short'
  /** Units, above zero. */
  quantity: Decimal
  /** GBP per unit. */
  price: number
}

/** The position of a bot and its results: nothing but what the fills in the ledger say. */
export interface BotStanding {
  position: BotPosition | undefined
  /**
   * Whether its last position is no longer its own: the account has it no more, or the bot was stopped without a sale.
   */
  isReleased: boolean
  /** Its newest entry. */
  entry: PastFill | undefined
  /** Cash of all that is closed, fees taken off. */
  realised: Big
  /** Cash that the open position has brought or cost so far, fees taken off. */
  openCash: Big
  /** When its entries were priced, in epoch milliseconds. */
  entriesAt: readonly number[]
  /** When it last closed something, likewise. */
  exitedAt: number
}

/** Adds up the fills of a bot, oldest first; those that were taken back count for nothing. */
export function botStanding(bot: Bot, fills: readonly PastFill[]): BotStanding {
  const entriesAt: number[] = []
  let standing: BotStanding = {
    position: undefined,
    isReleased: false,
    entry: undefined,
    realised: ZERO,
    openCash: ZERO,
    entriesAt,
    exitedAt: -Infinity,
  }
  for (const fill of fills) {
    if (fill.isReversed || !isOfBot(bot.id, fill.orderId)) continue
    const bar = readEntryId(bot.id, fill.orderId)
    if (bar === undefined) {
      standing = afterExit(standing, fill)
    } else {
      entriesAt.push(fill.pricedAt)
      standing = afterEntry(standing, fill, bar)
    }
  }
  return hasReleased(bot, standing) ? standingWith(standing, ZERO) : standing
}

/** Whether a bot is known to have let go of what it opened last. */
export function hasReleased({ releasedAt }: Bot, { entry }: BotStanding): boolean {
  return entry !== undefined && entry.pricedAt <= (releasedAt ?? -1)
}

/**
 * The standing where only so many units of the position are left. The others count at their cost, as neither gain
 * nor loss: what became of them is the trader's.
 */
export function standingWith(standing: BotStanding, left: Big): BotStanding {
  const { position, entry, realised } = standing
  if (!position || !entry || left.gte(exact(position.quantity))) return standing
  const gone = exact(position.quantity).minus(left)
  const cost = cashEffect(entry).times(gone).div(exact(entry.quantity))
  const openCash = standing.openCash.minus(cost)
  return left.gt(ZERO)
    ? { ...standing, position: { ...position, quantity: decimal(left) }, openCash }
    : { ...closed(standing, openCash, realised), isReleased: true }
}

/** Returns the profit of the open position at a price: what it would bring, less what it has cost; 0 without one. */
export function openProfit({ position, openCash }: BotStanding, price: Big): Big {
  if (!position) return ZERO
  const value = exact(position.quantity).times(price)
  return position.direction === 'long' ? openCash.plus(value) : openCash.minus(value)
}

/** Returns the standing after an entry, which lets go of any position that was open before. */
function afterEntry(standing: BotStanding, fill: PastFill, bar: number): BotStanding {
  const direction = fill.side === 'buy' ? 'long' : 'short'
  const { orderId, quantity, price } = fill
  return {
    ...standingWith(standing, ZERO),
    position: { orderId, bar, direction, quantity, price: Number(price) },
    isReleased: false,
    entry: fill,
    openCash: cashEffect(fill),
  }
}

function afterExit(standing: BotStanding, fill: PastFill): BotStanding {
  const { position, realised } = standing
  if (!position) return standing
  const openCash = standing.openCash.plus(cashEffect(fill))
  const rest = exact(position.quantity).minus(exact(fill.quantity))
  const after = rest.gt(ZERO)
    ? { ...standing, position: { ...position, quantity: decimal(rest) }, openCash }
    : closed(standing, openCash, realised)
  return { ...after, exitedAt: fill.pricedAt }
}

function closed(standing: BotStanding, openCash: Big, realised: Big): BotStanding {
  return { ...standing, position: undefined, openCash: ZERO, realised: realised.plus(openCash) }
}
