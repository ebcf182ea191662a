import { isComparison, isPair, TIMEFRAMES } from '@aldergate/market'
import { indicatorOf, isIndicatorId, isPriceSource } from '@aldergate/market/indicators'
import { type Condition, MAX_CONDITIONS, type Strategy } from '../strategy/strategy'

/** The format's name within the file, which tells it from other JSON files. */
export const STRATEGY_FORMAT = 'aldergate-strategy'

const VERSION = 1

/** More than a trader writes. */
const MAX_TEXT_LENGTH = 20_000

/** All of a strategy but the ids of its conditions: those are the builder's. */
export type StrategyContent = Omit<Strategy, 'conditions' | 'nextConditionId'> & {
  conditions: readonly Omit<Condition, 'id'>[]
}

type StrategyFileProblem =
  | { problem: 'notAStrategy' | 'newerVersion' }
  /** The path of the invalid value, such as `conditions[1].value`. */
  | { problem: 'badField'; field: string }
  | { problem: 'tooManyConditions'; count: number; most: number }

export type ReadStrategy =
  { status: 'read'; content: StrategyContent } | ({ status: 'refused' } & StrategyFileProblem)

export function strategyFileOf(strategy: Strategy) {
  const { name, timeframe, pair, join, furtherRules, stopLoss, takeProfit } = strategy
  const conditions = strategy.conditions.map(
    ({ indicator, parameters, source, comparison, crosses, value }) => ({
      indicator,
      parameters,
      source,
      comparison,
      crosses,
      value,
    }),
  )
  const content = { name, timeframe, pair, join, conditions, furtherRules, stopLoss, takeProfit }
  return { format: STRATEGY_FORMAT, version: VERSION, strategy: content }
}

/** Reads the strategy of a file, which may come from anywhere. Its numbers are kept as typed, errors included. */
export function strategyFrom(data: unknown): ReadStrategy {
  if (!isRecord(data) || data.format !== STRATEGY_FORMAT) return refused('notAStrategy')
  if (typeof data.version === 'number' && data.version > VERSION) return refused('newerVersion')
  if (data.version !== VERSION || !isRecord(data.strategy)) return refused('notAStrategy')
  const { conditions } = data.strategy
  if (Array.isArray(conditions) && conditions.length > MAX_CONDITIONS) {
    const [count, most] = [conditions.length, MAX_CONDITIONS]
    return { status: 'refused', problem: 'tooManyConditions', count, most }
  }
  try {
    return { status: 'read', content: contentOf(data.strategy) }
  } catch (fault) {
    if (!(fault instanceof FieldFault)) throw fault
    return { status: 'refused', problem: 'badField', field: fault.field }
  }
}

/** Returns the strategy of a file, which replaces another one: its conditions get the next ids of that one. */
export function withContent(
  { nextConditionId: first }: Strategy,
  { conditions, ...rest }: StrategyContent,
): Strategy {
  return {
    ...rest,
    conditions: conditions.map((each, place) => ({ ...each, id: first + place })),
    nextConditionId: first + conditions.length,
  }
}

/** Thrown for an invalid field. */
class FieldFault extends Error {
  readonly field: string

  constructor(field: string) {
    super(field)
    this.field = field
  }
}

function contentOf(data: Record<string, unknown>): StrategyContent {
  const { timeframe, pair, join, conditions } = data
  const known = TIMEFRAMES.find((each) => each === timeframe)
  if (!known) throw new FieldFault('timeframe')
  if (typeof pair !== 'string' || !isPair(pair)) throw new FieldFault('pair')
  if (join !== 'all' && join !== 'any') throw new FieldFault('join')
  if (!Array.isArray(conditions)) throw new FieldFault('conditions')
  return {
    name: textIn(data.name, 'name'),
    timeframe: known,
    pair,
    join,
    conditions: conditions.map((each, place) => conditionOf(each, `conditions[${place}]`)),
    furtherRules: textIn(data.furtherRules, 'furtherRules'),
    stopLoss: numberIn(data.stopLoss, 'stopLoss'),
    takeProfit: numberIn(data.takeProfit, 'takeProfit'),
  }
}

function conditionOf(data: unknown, field: string): Omit<Condition, 'id'> {
  if (!isRecord(data)) throw new FieldFault(field)
  const { indicator, parameters, source, comparison, crosses, value } = data
  if (typeof indicator !== 'string' || !isIndicatorId(indicator)) {
    throw new FieldFault(`${field}.indicator`)
  }
  if (typeof comparison !== 'string' || !isComparison(comparison)) {
    throw new FieldFault(`${field}.comparison`)
  }
  if (crosses !== undefined && typeof crosses !== 'boolean') {
    throw new FieldFault(`${field}.crosses`)
  }
  const facts = indicatorOf(indicator)
  if (
    source !== undefined &&
    !(facts.source && typeof source === 'string' && isPriceSource(source))
  )
    throw new FieldFault(`${field}.source`)
  return {
    indicator,
    ...(parameters === undefined
      ? {}
      : { parameters: parametersIn(parameters, facts.parameters, `${field}.parameters`) }),
    ...(source === undefined ? {} : { source }),
    comparison,
    ...(crosses === undefined ? {} : { crosses }),
    value: numberIn(value, `${field}.value`),
  }
}

function parametersIn(data: unknown, known: object, field: string): Record<string, string> {
  if (!isRecord(data)) throw new FieldFault(field)
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (!Object.hasOwn(known, name)) throw new FieldFault(`${field}.${name}`)
      return [name, numberIn(value, `${field}.${name}`)]
    }),
  )
}

function textIn(data: unknown, field: string): string {
  if (typeof data !== 'string' || data.length > MAX_TEXT_LENGTH) throw new FieldFault(field)
  return data
}

/** As a number field holds it: empty, or a number in any notation. */
function numberIn(data: unknown, field: string): string {
  if (typeof data === 'number' && Number.isFinite(data)) return String(data)
  if (typeof data === 'string' && (data === '' || NUMBER.test(data))) return data
  throw new FieldFault(field)
}

/** Also `NaN`, which a field holds for no number. */
const NUMBER = /^(NaN|[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})(e[+-]?\d{1,3})?)$/i

function refused(problem: 'notAStrategy' | 'newerVersion'): ReadStrategy {
  return { status: 'refused', problem }
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
