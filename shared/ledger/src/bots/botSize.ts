import type { Bot } from '../bot'
import { exactNumber } from '../decimal'
import { tradableQuantity } from '../quantity'

/**
 * Pounds of a new position, sized as a backtest does: the stop of a larger one would cost more than the risk allows.
 * What the cash does not pay for is cut by a backtest alone; of the account, it is refused.
 */
export function amountOf(
  { amount, stopPercent, riskPercent }: Pick<Bot, 'amount' | 'stopPercent' | 'riskPercent'>,
  equity: number,
): number {
  if (!stopPercent || !riskPercent) return amount
  return Math.max(0, Math.min(amount, (equity * riskPercent) / stopPercent))
}

/** Units that an amount of pounds pays for, rounded down. */
export function unitsFor(amount: number, price: number): string {
  return tradableQuantity(exactNumber(amount).div(exactNumber(price)))
}
