import { PATHS } from '@aldergate/contract'
import type { Timeframe } from '@aldergate/market'

/** The indicators by the ids that the builder's address takes, with the values that each can have. */
export const INDICATORS = {
  movingAverage: { min: 0, max: Infinity, value: '50' },
  rsi: { min: 0, max: 100, value: '70' },
  macd: { min: -Infinity, max: Infinity, value: '0' },
  bollingerBands: { min: 0, max: Infinity, value: '50' },
  stochastic: { min: 0, max: 100, value: '80' },
  volume: { min: 0, max: Infinity, value: '1000' },
} as const

export type IndicatorId = keyof typeof INDICATORS

export const INDICATOR_IDS = Object.keys(INDICATORS) as readonly IndicatorId[]

export const COMPARISONS = ['>', '<', '==', '>=', '<='] as const

type Comparison = (typeof COMPARISONS)[number]

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

/** The builder's own defaults. */
export const FIRST_IDEA: Idea = {
  name: 'My Strategy',
  timeframe: '1h',
  indicator: 'rsi',
  comparison: '>',
  value: INDICATORS.rsi.value,
  stop: '3',
  target: '6',
}

export type Problem = 'nameMissing' | 'notANumber' | 'negative' | 'aboveHundred' | 'tooFine'

/** Why a part of the idea cannot be tested, if it cannot. */
export function problemsOf(idea: Idea): Partial<Record<keyof Idea, Problem>> {
  const { min, max } = INDICATORS[idea.indicator]
  const problems = {
    name: idea.name.trim() === '' ? ('nameMissing' as const) : undefined,
    value: numberProblem(idea.value, min, max),
    stop: numberProblem(idea.stop, 0, Infinity),
    target: numberProblem(idea.target, 0, Infinity),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** The builder with the idea filled in. */
export function builderAddress(idea: Idea): string {
  const { timeframe, indicator, comparison, value, stop, target, name } = idea
  const query = new URLSearchParams({
    timeframe,
    conditions: `${indicator}${comparison}${Number(value)}`,
    stop: String(Number(stop)),
    target: String(Number(target)),
    name: name.trim(),
  })
  return `${PATHS.strategyBuilder}?${query}`
}

/** The builder's inputs have a step of 0.1. */
function numberProblem(text: string, min: number, max: number): Problem | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(value)) return 'notANumber'
  if (value < min) return 'negative'
  if (value > max) return 'aboveHundred'
  return Number.isInteger(Number((value * 10).toFixed(6))) ? undefined : 'tooFine'
}
