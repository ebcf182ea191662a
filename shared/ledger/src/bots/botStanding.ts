import type { Bot } from '../bot'
import { cashEffect } from '../book'
import { type Big, type Decimal, decimal, exact, ZERO } from '../decimal'
import type { PastFill } from '../live'
import { isOfBot, readEntryId } from './botOrderId'

/** The open position of a bot. */
export interface BotPosition {
  /** The id of the order that opened it. */
  orderId: string
  /** When the bar that signalled it began, in epoch milliseconds. */
  bar: number
  direction: 'long' | 'short'
  /** Units, above zero. */
  quantity: Decimal
  /** GBP per unit. */
  price: number
}

/** The position of a bot and its results, derived from the ledger's fills only. */
export interface BotStanding {
  position: BotPosition | undefined
  /**
   * Whether the bot has given up its last position: the account no longer has it, or the bot was stopped without
   * closing it.
   */
  isReleased: boolean
  /** Its newest entry order. */
  entry: PastFill | undefined
  /** Cash of all that is closed, fees taken off. */
  realised: Big
  /** Cash result of the open position so far, after fees. */
  openCash: Big
  /** When its entries were priced, in epoch milliseconds. */
  entriesAt: readonly number[]
  /** The price time of its last exit, in epoch milliseconds. */
  exitedAt: number
}

/** Folds the fills of a bot, oldest first, ignoring reversed ones. */
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

/** Whether a bot is recorded to have given up its last position. */
export function hasReleased({ releasedAt }: Bot, { entry }: BotStanding): boolean {
  return entry !== undefined && entry.pricedAt <= (releasedAt ?? -1)
}

/**
 * The standing if only some units of the position are left. The others count at cost, as neither gain nor loss: they
 * are the trader's now.
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

/** Returns the profit of the open position at a price: its proceeds minus its cost; 0 without one. */
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
