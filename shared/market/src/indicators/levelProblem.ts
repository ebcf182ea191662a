import { numberProblem, type StrategyNumberProblem } from '../strategyNumbers'
import { type IndicatorId, indicatorOf } from './table'

/** Why a condition cannot compare an indicator with what was typed, or `undefined` when it can. */
export function levelProblem(
  indicator: IndicatorId,
  typed: string,
): StrategyNumberProblem | undefined {
  const { min, max } = indicatorOf(indicator).values
  return numberProblem(typed, min, max)
}
