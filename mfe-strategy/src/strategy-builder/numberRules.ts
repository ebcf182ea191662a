import { indicatorOf } from '@aldergate/market'
import type { TextKey } from '../texts'
import type { Condition, Strategy } from './strategy'

/** The step of every number of the builder, and the precision at which `==` compares. */
export const NUMBER_STEP = 0.1

/** Why a stop-loss cannot be used, or `undefined` when it can: no price falls by all that it is. */
export function stopLossError(text: string): TextKey | undefined {
  return numberError(text, 0) ?? (Number(text) < 100 ? undefined : 'stopTooFar')
}

/** Why a take-profit cannot be used, or `undefined` when it can. */
export function takeProfitError(text: string): TextKey | undefined {
  return numberError(text, 0)
}

/** Why the value of a condition cannot be used, or `undefined` when it can. */
export function conditionError(condition: Omit<Condition, 'id'>): TextKey | undefined {
  const { min, max } = indicatorOf(condition.indicator).values
  return numberError(condition.value, min, max)
}

export function nameError(name: string): TextKey | undefined {
  return name.trim() === '' ? 'nameMissing' : undefined
}

/** Whether the strategy can be put into words: no field has an error, and there is something to wait for. */
export function isComplete(strategy: Strategy): boolean {
  return (
    strategy.conditions.length > 0 &&
    !strategy.conditions.some(conditionError) &&
    !nameError(strategy.name) &&
    !stopLossError(strategy.stopLoss) &&
    !takeProfitError(strategy.takeProfit)
  )
}

function numberError(text: string, min = -Infinity, max = Infinity): TextKey | undefined {
  const typed = text.trim()
  if (typed === '') return 'numberMissing'
  const value = Number(typed)
  if (!Number.isFinite(value)) return 'numberInvalid'
  if (value < 0 && min >= 0) return 'numberNegative'
  if (value > max) return 'numberAboveHundred'
  return Number.isInteger(Number((value / NUMBER_STEP).toFixed(6))) ? undefined : 'numberTooFine'
}
