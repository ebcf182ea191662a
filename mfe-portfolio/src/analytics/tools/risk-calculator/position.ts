import { exactNumber, FEE_SHARE, tradableQuantity } from '@aldergate/ledger'
import { typedNumber } from '@aldergate/ui/typedNumber'

/** The smallest part of a unit that can be ordered. */
const UNIT_PARTS = 100_000_000

const FIELDS = ['equity', 'riskPercent', 'entry', 'stop', 'target'] as const

export type Field = (typeof FIELDS)[number]

/** As typed. */
export type Typed = Readonly<Record<Field, string>>

export type Problem =
  'notPositive' | 'riskTooHigh' | 'stopAtEntry' | 'targetBelowEntry' | 'targetAboveEntry'

/** A position of a certain size, with its costs and profit, in pounds unless a field says otherwise. */
export interface PositionPlan {
  side: 'buy' | 'sell'
  /** Rounded down to what can be ordered. */
  units: number
  /** The largest loss that the risk in percent allows. */
  riskAmount: number
  /** The loss at the stop, both fees included: never more than `riskAmount`. */
  lossAtStop: number
  /** The fees within `lossAtStop`. */
  fees: number
  notional: number
  /** How far the stop is from the entry, in percent. */
  stopPercent: number
  /** The profit at the target after both fees, where there is a target. */
  profitAtTarget: number | undefined
  /** Profit at the target for a pound lost at the stop. */
  reward: number | undefined
}

/** Why a field is invalid; an empty field has no problem yet. */
export function problemsOf(typed: Typed): Partial<Record<Field, Problem>> {
  const problems: Partial<Record<Field, Problem>> = {}
  for (const field of FIELDS) {
    if (typed[field].trim() !== '' && !(typedNumber(typed[field]) > 0))
      problems[field] = 'notPositive'
  }
  const [risk, entry, stop, target] = [
    typedNumber(typed.riskPercent),
    typedNumber(typed.entry),
    typedNumber(typed.stop),
    typedNumber(typed.target),
  ]
  if (risk > 100) problems.riskPercent = 'riskTooHigh'
  if (entry > 0 && stop === entry) problems.stop = 'stopAtEntry'
  if (entry > 0 && stop > 0 && target > 0 && !problems.target) {
    if (stop < entry && target <= entry) problems.target = 'targetBelowEntry'
    if (stop > entry && target >= entry) problems.target = 'targetAboveEntry'
  }
  return problems
}

/**
 * The largest position whose stop costs no more than the risk:
 * units = equity × risk ÷ (|entry − stop| + fee share × (entry + stop)).
 * `undefined` while a number that it needs is missing or has a problem, or the units are more than a number can be.
 */
export function planOf(typed: Typed): PositionPlan | undefined {
  if (Object.keys(problemsOf(typed)).length > 0) return undefined
  const equity = typedNumber(typed.equity)
  const riskPercent = typedNumber(typed.riskPercent)
  const entry = typedNumber(typed.entry)
  const stop = typedNumber(typed.stop)
  const target = typedNumber(typed.target)
  if (!(equity > 0 && riskPercent > 0 && entry > 0 && stop > 0)) return undefined

  const riskAmount = equity * (riskPercent / 100)
  const distance = Math.abs(entry - stop)
  // Charged at the entry and at the exit.
  const fee = FEE_SHARE * (entry + stop)
  const unitLoss = distance + fee
  const unitProfit =
    target > 0 ? Math.abs(target - entry) - FEE_SHARE * (entry + target) : undefined
  const units = Math.floor((riskAmount / unitLoss) * UNIT_PARTS) / UNIT_PARTS
  if (!Number.isFinite(units)) return undefined
  return {
    side: stop < entry ? 'buy' : 'sell',
    units,
    riskAmount,
    lossAtStop: units * unitLoss,
    fees: units * fee,
    notional: units * entry,
    stopPercent: (distance / entry) * 100,
    profitAtTarget: unitProfit === undefined ? undefined : units * unitProfit,
    // Even when the risk is too small for any units.
    reward: unitProfit === undefined ? undefined : unitProfit / unitLoss,
  }
}

/** Units as they would be typed: no exponent, no zeros at the end. */
export function unitsText(units: number): string {
  return tradableQuantity(exactNumber(units))
}
