import { type Comparison, COMPARISONS } from '../../comparisons'
import type { IndicatorSetting } from '../../indicators/settings'
import type { Timeframe } from '../../timeframes'
import type { Direction } from '../run'

/** The prices of a bar, by the words that rules have for them; `price` is read as the close. */
export const PRICES = ['open', 'high', 'low', 'close'] as const

type PriceName = (typeof PRICES)[number]

/** A line of an indicator; without a name its main line. */
export interface IndicatorTerm {
  indicator: IndicatorSetting
  line?: string
  /** Refers to the newest closed candle of a coarser timeframe; without one, to the bar itself. */
  timeframe?: Timeframe
}

export interface PriceTerm {
  price: PriceName
  timeframe?: Timeframe
}

/** One of the two sides that a condition compares. */
export type Term = number | IndicatorTerm | PriceTerm

/** A crossing also compares the previous bar. */
export const CROSSINGS = ['crosses above', 'crosses below'] as const

export type Operator = Comparison | (typeof CROSSINGS)[number]

export const OPERATORS: readonly Operator[] = [...COMPARISONS, ...CROSSINGS]

export interface Condition {
  left: Term
  operator: Operator
  right: Term
}

/** A condition, or a group of which all or any must hold. */
export type Rule = Condition | { all: readonly Rule[] } | { any: readonly Rule[] }

/** When to enter and exit the market. One position at a time: a signal for a second one is ignored. */
export interface RuleSet {
  /** Rules are read as a bar of it closes. */
  timeframe: Timeframe
  entries: Readonly<Partial<Record<Direction, Rule>>>
  exits: Readonly<Partial<Record<Direction, Rule>>>
}

/** More than a trader writes; it keeps text from elsewhere from asking for thousands. */
export const MAX_CONDITIONS = 50

export const MAX_DEPTH = 8

/** Every condition of a rule, in the order in which they are written. */
export function conditionsOf(rule: Rule): readonly Condition[] {
  if ('all' in rule) return rule.all.flatMap(conditionsOf)
  return 'any' in rule ? rule.any.flatMap(conditionsOf) : [rule]
}

/** Every condition of a rule set. */
export function allConditions({ entries, exits }: RuleSet): readonly Condition[] {
  return [entries.long, entries.short, exits.long, exits.short].flatMap((rule) =>
    rule ? conditionsOf(rule) : [],
  )
}
