import type { Bot } from '../bot'
import { exactNumber } from '../decimal'
import { tradableQuantity } from '../quantity'

/**
 * The amount of a new position in pounds, sized as in a backtest, and reduced if its stop would cost more than the risk
 * allows. Only a backtest also reduces it to the available cash; in the account it is refused.
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
