import { stopLossProblem, type StrategyNumberProblem, takeProfitProblem } from '@aldergate/market'
import { levelProblem } from '@aldergate/market/indicators'
import type { TextKey } from '../../texts'
import { settingOf } from '../conditions/conditionSetting'
import type { Condition, Strategy } from './strategy'

const TEXTS = {
  missing: 'numberMissing',
  invalid: 'numberInvalid',
  negative: 'numberNegative',
  belowMinusHundred: 'numberBelowMinusHundred',
  aboveZero: 'numberAboveZero',
  aboveHundred: 'numberAboveHundred',
  tooFine: 'numberTooFine',
  tooFar: 'stopTooFar',
} as const satisfies Record<StrategyNumberProblem, TextKey>

/** Why a stop-loss is invalid, or `undefined` when it is valid. */
export function stopLossError(typed: string): TextKey | undefined {
  return textOf(stopLossProblem(typed))
}

/** Why a take-profit is invalid, or `undefined` when it is valid. */
export function takeProfitError(typed: string): TextKey | undefined {
  return textOf(takeProfitProblem(typed))
}

/** Why the value of a condition is invalid, or `undefined` when it is valid. */
export function conditionError({
  indicator,
  value,
}: Pick<Condition, 'indicator' | 'value'>): TextKey | undefined {
  return textOf(levelProblem(indicator, value))
}

/** Whether a condition's value and parameters are valid. */
export function isSoundCondition(condition: Condition): boolean {
  return !conditionError(condition) && settingOf(condition) !== undefined
}

/** In characters, as a trader counts them. */
export const MAX_NAME_LENGTH = 80

/** Why a name is invalid, or `undefined` when it is valid. */
export function nameError(name: string): 'nameMissing' | 'nameTooLong' | undefined {
  if (name.trim() === '') return 'nameMissing'
  return Array.from(name.trim()).length > MAX_NAME_LENGTH ? 'nameTooLong' : undefined
}

/** Whether no field that a test or a bot reads has an error. */
export function isTestable({ conditions, stopLoss, takeProfit }: Strategy): boolean {
  return (
    conditions.every(isSoundCondition) && !stopLossError(stopLoss) && !takeProfitError(takeProfit)
  )
}

/** Whether the strategy can be worded: no field has an error, and there is at least one condition. */
export function isComplete(strategy: Strategy): boolean {
  return strategy.conditions.length > 0 && isTestable(strategy) && !nameError(strategy.name)
}

function textOf(problem: StrategyNumberProblem | undefined): TextKey | undefined {
  return problem && TEXTS[problem]
}
