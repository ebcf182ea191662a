import { addressOf } from '@aldergate/contract'
import {
  OPENING_STRATEGY,
  stopLossProblem,
  type StrategyNumberProblem,
  takeProfitProblem,
} from '@aldergate/market'
import {
  type IndicatorId,
  indicatorOf,
  levelProblem,
  linkNameOf,
} from '@aldergate/market/indicators'

/** A strategy of one condition; its numbers are as typed. */
export type Idea = typeof OPENING_STRATEGY

/** The idea at first: the strategy that the builder opens with. */
export const FIRST_IDEA: Idea = OPENING_STRATEGY

/** The level that an idea about an indicator begins with, as typed. */
export function levelOf(indicator: IndicatorId): string {
  return String(indicatorOf(indicator).usualLevel)
}

type Problem = StrategyNumberProblem | 'nameMissing'

/** Why a part of the idea cannot be tested, if it cannot. */
export function problemsOf(idea: Idea): Partial<Record<keyof Idea, Problem>> {
  const problems = {
    name: idea.name.trim() === '' ? ('nameMissing' as const) : undefined,
    value: levelProblem(idea.indicator, idea.value),
    stopLoss: stopLossProblem(idea.stopLoss),
    takeProfit: takeProfitProblem(idea.takeProfit),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** A link to the builder with the idea, which also clears the builder's further rules. */
export function builderAddress(idea: Idea): string {
  const { timeframe, indicator, comparison, value, stopLoss, takeProfit, name } = idea
  return addressOf('strategyBuilder', {
    timeframe,
    conditions: `${linkNameOf(indicator)}${comparison}${Number(value)}`,
    rules: '',
    stop: String(Number(stopLoss)),
    target: String(Number(takeProfit)),
    name: name.trim(),
  })
}
