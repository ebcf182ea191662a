import { PATHS } from '@aldergate/contract'
import {
  type Comparison,
  type IndicatorId,
  indicatorOf,
  linkNameOf,
  type Timeframe,
} from '@aldergate/market'

/** Numbers as typed. */
export interface Idea {
  name: string
  timeframe: Timeframe
  indicator: IndicatorId
  comparison: Comparison
  value: string
  stop: string
  target: string
}

/** The level that an idea about an indicator begins with, as typed. */
export function levelOf(indicator: IndicatorId): string {
  return String(indicatorOf(indicator).usualLevel)
}

/** The builder's own defaults. */
export const FIRST_IDEA: Idea = {
  name: 'My Strategy',
  timeframe: '1h',
  indicator: 'rsi',
  comparison: '>',
  value: levelOf('rsi'),
  stop: '3',
  target: '6',
}

export type Problem = 'nameMissing' | 'notANumber' | 'negative' | 'aboveHundred' | 'tooFine'

/** Why a part of the idea cannot be tested, if it cannot. */
export function problemsOf(idea: Idea): Partial<Record<keyof Idea, Problem>> {
  const { min, max } = indicatorOf(idea.indicator).values
  const problems = {
    name: idea.name.trim() === '' ? ('nameMissing' as const) : undefined,
    value: numberProblem(idea.value, min, max),
    stop: numberProblem(idea.stop, 0),
    target: numberProblem(idea.target, 0),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** The builder with the idea filled in. */
export function builderAddress(idea: Idea): string {
  const { timeframe, indicator, comparison, value, stop, target, name } = idea
  const query = new URLSearchParams({
    timeframe,
    conditions: `${linkNameOf(indicator)}${comparison}${Number(value)}`,
    stop: String(Number(stop)),
    target: String(Number(target)),
    name: name.trim(),
  })
  return `${PATHS.strategyBuilder}?${query}`
}

/** The builder's inputs have a step of 0.1. */
function numberProblem(text: string, min = -Infinity, max = Infinity): Problem | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(value)) return 'notANumber'
  if (value < min) return 'negative'
  if (value > max) return 'aboveHundred'
  return Number.isInteger(Number((value * 10).toFixed(6))) ? undefined : 'tooFine'
}
