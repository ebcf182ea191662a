/** The step of every number of a strategy, and the precision at which `==` compares an indicator with one. */
export const STRATEGY_STEP = 0.1

/** Why a typed value is no valid number of a strategy. */
export type StrategyNumberProblem =
  | 'missing'
  | 'invalid'
  | 'negative'
  | 'belowMinusHundred'
  | 'aboveZero'
  | 'aboveHundred'
  | 'tooFine'
  | 'tooFar'

/** Why a stop-loss is invalid, or `undefined` when it is valid: it must be less than the whole price. */
export function stopLossProblem(typed: string): StrategyNumberProblem | undefined {
  return numberProblem(typed, 0) ?? (Number(typed) < 100 ? undefined : 'tooFar')
}

/** Why a take-profit is invalid, or `undefined` when it is valid. */
export function takeProfitProblem(typed: string): StrategyNumberProblem | undefined {
  return numberProblem(typed, 0)
}

/** Why a typed value is no valid number of a strategy from `min` to `max`, or `undefined` when it is valid. */
export function numberProblem(
  typed: string,
  min = -Infinity,
  max = Infinity,
): StrategyNumberProblem | undefined {
  if (typed.trim() === '') return 'missing'
  const value = Number(typed)
  if (!Number.isFinite(value)) return 'invalid'
  if (value < min) return min < 0 ? 'belowMinusHundred' : 'negative'
  if (value > max) return max > 0 ? 'aboveHundred' : 'aboveZero'
  return Number.isInteger(Number((value / STRATEGY_STEP).toFixed(6))) ? undefined : 'tooFine'
}
