import type { Bot } from '../bot'
import { cashEffect } from '../book'
import { type Big, type Decimal, decimal, exact, ZERO } from '../decimal'
import type { PastFill } from '../live'
import { isOfBot, readEntryId } from './botOrderId'

/** What a bot holds. */
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

/** What a bot has come to: nothing but what its fills in the ledger say. */
export interface BotStanding {
  position: BotPosition | undefined
  /** Entries. */
  trades: number
  /** Cash of all that is closed, fees taken off. */
  realised: Big
  /** Cash that the open position has brought or cost so far, fees taken off. */
  openCash: Big
  /** When its entries were priced, in epoch milliseconds. */
  entriesAt: readonly number[]
}

/** Adds up the fills of a bot, oldest first; those that were taken back count for nothing. */
export function botStanding(bot: Bot, fills: readonly PastFill[]): BotStanding {
  let position: BotPosition | undefined
  let [realised, openCash] = [ZERO, ZERO]
  const entriesAt: number[] = []

  for (const fill of fills) {
    if (fill.isReversed || !isOfBot(bot.id, fill.orderId)) continue
    const bar = readEntryId(bot.id, fill.orderId)
    if (bar !== undefined) {
      entriesAt.push(fill.pricedAt)
      const direction = fill.side === 'buy' ? 'long' : 'short'
      const { orderId, quantity, price } = fill
      position = { orderId, bar, direction, quantity, price: Number(price) }
      openCash = cashEffect(fill)
      continue
    }
    const rest = exact(position?.quantity ?? '0').minus(exact(fill.quantity))
    openCash = openCash.plus(cashEffect(fill))
    position = position && rest.gt(ZERO) ? { ...position, quantity: decimal(rest) } : undefined
    if (!position) {
      realised = realised.plus(openCash)
      openCash = ZERO
    }
  }
  const isReleased = position && (entriesAt.at(-1) ?? 0) <= (bot.releasedAt ?? -1)
  return {
    position: isReleased ? undefined : position,
    openCash: isReleased ? ZERO : openCash,
    trades: entriesAt.length,
    realised,
    entriesAt,
  }
}

/** What an open position would bring at a price, less what it has cost. */
export function openProfit({ position, openCash }: BotStanding, price: Big): Big {
  if (!position) return ZERO
  const value = exact(position.quantity).times(price)
  return position.direction === 'long' ? openCash.plus(value) : openCash.minus(value)
}
