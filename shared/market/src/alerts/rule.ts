import * as v from 'valibot'
import { RSI_PERIOD } from '../formulas/rsi'
import { FROM_0_TO_100, isInRange, type ParameterRange, period, within } from '../parameterRange'
import { isPair, type Pair } from '../pairs'
import { TIMEFRAMES } from '../timeframes'

/** The condition that a rule waits for: always the crossing, not the state. */
export type AlertCondition = v.InferOutput<typeof AlertConditionSchema>

/** An alert that the trader has set. */
export type AlertRule = v.InferOutput<typeof AlertRuleSchema>

/** The side of a rule's value: within the awaited move, above it, below it, or missing. */
export type Side = (typeof SIDES)[number]

export const SIDES = ['quiet', 'over', 'under'] as const

/** The candle whose RSI is compared. */
export type RsiCandle = Extract<AlertCondition, { kind: 'rsi' }>['candle']

export type AlertKind = AlertCondition['kind']

/** A condition as submitted: a percentage does not have its reference price yet. */
export type AskedCondition =
  | Exclude<AlertCondition, { kind: 'percent' }>
  | Omit<Extract<AlertCondition, { kind: 'percent' }>, 'from'>

/** Over a single candle the index says no more than whether that one rose. */
export const RSI_PERIODS: ParameterRange = { ...period(RSI_PERIOD), min: 2 }

/** A price cannot lose more than all, but it may rise by more. */
export const MAX_PERCENT = 1_000

/** More rules than anybody watches; it keeps an imported file from arming thousands. */
export const MAX_RULES = 200

const MAX_RSI = FROM_0_TO_100.max

const aboveZero = v.pipe(v.number(), v.finite(), v.gtValue(0))
const moment = v.pipe(v.number(), v.finite(), v.minValue(0))
const pair = v.custom<Pair>((text) => typeof text === 'string' && isPair(text), 'No such pair.')

const AlertConditionSchema = v.variant('kind', [
  v.object({ kind: v.literal('above'), price: aboveZero }),
  v.object({ kind: v.literal('below'), price: aboveZero }),
  v.object({
    kind: v.literal('percent'),
    /** In either direction, so it is above zero. */
    percent: v.pipe(aboveZero, v.maxValue(MAX_PERCENT)),
    /** The price when the rule was set. */
    from: aboveZero,
  }),
  v.object({
    kind: v.literal('rsi'),
    period: within(RSI_PERIODS),
    timeframe: v.picklist(TIMEFRAMES),
    direction: v.picklist(['above', 'below']),
    level: v.pipe(aboveZero, v.ltValue(MAX_RSI)),
    /** The RSI of the last closed candle or, if the trader chooses so, of the forming one, which may still turn. */
    candle: v.optional(v.picklist(['closed', 'forming']), 'closed'),
  }),
])

const AlertRuleSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  pair,
  condition: AlertConditionSchema,
  isEnabled: v.boolean(),
  /** Whether it also shows a browser notification, if the trader has allowed them. */
  asksBrowser: v.boolean(),
  /** Epoch milliseconds. */
  createdAt: moment,
  /** Until then it does not fire, and crossings meanwhile are not made up for; epoch milliseconds. */
  snoozedUntil: v.nullable(moment),
})

export const AlertRulesSchema = v.pipe(
  v.array(AlertRuleSchema),
  v.maxLength(MAX_RULES),
  v.check(
    (rules) => new Set(rules.map(({ id }) => id)).size === rules.length,
    'An id stands twice.',
  ),
)

export type AlertProblem = 'price' | 'percent' | 'period' | 'level'

/** Returns the invalid part of a condition, or `undefined` when it is valid. */
export function conditionProblem(condition: AskedCondition): AlertProblem | undefined {
  switch (condition.kind) {
    case 'above':
    case 'below':
      return isWithin(condition.price, Number.MAX_VALUE) ? undefined : 'price'
    case 'percent':
      return isWithin(condition.percent, MAX_PERCENT) ? undefined : 'percent'
    case 'rsi':
      if (!isInRange(RSI_PERIODS, condition.period)) return 'period'
      return isWithin(condition.level, MAX_RSI) && condition.level < MAX_RSI ? undefined : 'level'
  }
}

function isWithin(value: number, max: number): boolean {
  return value > 0 && value <= max
}
