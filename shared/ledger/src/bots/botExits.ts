import type { Bot } from '../bot'
import { type Big, decimal, exact, ZERO } from '../decimal'
import { quotedPrice } from '../quotedPrice'
import type { BotPosition } from './botStanding'

/** The prices at which a position is closed, as its orders name them. */
export function botExits(
  { pair, stopPercent, targetPercent }: Pick<Bot, 'pair' | 'stopPercent' | 'targetPercent'>,
  { direction, price }: Pick<BotPosition, 'direction' | 'price'>,
): { stopLoss?: string; takeProfit?: string } {
  const sign = direction === 'long' ? 1 : -1
  const at = (percent: number) => quotedPrice(pair, price * (1 + percent / 100))
  const stop = stopPercent === null ? undefined : at(-sign * stopPercent)
  const target = targetPercent === null ? undefined : at(sign * targetPercent)
  // A short cannot win more than all: such a target is never reached.
  return {
    ...(stop?.gt(ZERO) && { stopLoss: decimal(stop) }),
    ...(target?.gt(ZERO) && { takeProfit: decimal(target) }),
  }
}

/** Whether the market is at the stop or the target of a position, or beyond it. */
export function isAtExit(
  exits: ReturnType<typeof botExits>,
  direction: BotPosition['direction'],
  price: Big,
): boolean {
  const isAbove = (level?: string) => level !== undefined && price.gte(exact(level))
  const isBelow = (level?: string) => level !== undefined && price.lte(exact(level))
  return direction === 'long'
    ? isBelow(exits.stopLoss) || isAbove(exits.takeProfit)
    : isAbove(exits.stopLoss) || isBelow(exits.takeProfit)
}
