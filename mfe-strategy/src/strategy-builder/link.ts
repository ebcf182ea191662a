import type { StrategyBuilderParameters } from '@aldergate/contract'
import { isComparison, isPair, TIMEFRAMES } from '@aldergate/market'
import { indicatorOfLink, linkNameOf } from '@aldergate/market/indicators'
import { buyLineOf, isPlain } from './conditions/conditionRule'
import {
  conditionError,
  isSoundCondition,
  nameError,
  stopLossError,
  takeProfitError,
} from './strategy/numberRules'
import { type Condition, MAX_CONDITIONS, type Strategy } from './strategy/strategy'

/** The parts of a link. Whoever has no conditions to list says `buy`, `sell`, `exitLong` and `exitShort` instead of them. */
type LinkPart = Exclude<keyof StrategyBuilderParameters, keyof typeof RULE_PARTS>

type LinkedCondition = Omit<Condition, 'id'>

/** The parts of a strategy that a link gives; the others stay as they are. */
export type LinkedStrategy = Partial<
  Pick<Strategy, 'name' | 'timeframe' | 'pair' | 'furtherRules' | 'stopLoss' | 'takeProfit'> & {
    conditions: readonly LinkedCondition[]
  }
>

/** An invalid piece of a link, as written. */
export interface LeftOut {
  part: LinkPart
  text: string
}

/** More characters than a trader writes, and as many as every server takes in an address. */
const MAX_RULES_LENGTH = 2_000

/** The words with which a rule begins, by the part of a link that says it alone. */
const RULE_PARTS = {
  buy: 'buy when',
  sell: 'sell when',
  exitLong: 'exit long when',
  exitShort: 'exit short when',
} as const satisfies StrategyBuilderParameters

/** Reads a query; invalid parts are left out and reported. */
export function readLink(search: string): { given: LinkedStrategy; leftOut: LeftOut[] } {
  const params = new URLSearchParams(search)
  const given: LinkedStrategy = {}
  const leftOut: LeftOut[] = []

  function read(
    part: Exclude<LinkPart, 'conditions'>,
    take: (text: string) => LinkedStrategy | undefined,
  ) {
    const text = params.get(part)?.trim()
    if (text === undefined) return
    const taken = take(text)
    if (taken) Object.assign(given, taken)
    else leftOut.push({ part, text })
  }

  // A name that is too long is kept, because its field shows the error.
  read('name', (name) => (name === '' ? undefined : { name }))
  read('timeframe', (text) => {
    const timeframe = TIMEFRAMES.find((known) => known === text)
    return timeframe && { timeframe }
  })
  read('pair', (pair) => (isPair(pair) ? { pair } : undefined))
  const conditions = params.get('conditions')
  if (conditions !== null) {
    const list = readConditions(conditions)
    leftOut.push(...list.leftOut)
    if (list.conditions.length > 0 || list.leftOut.length === 0) given.conditions = list.conditions
  }
  const rules = rulesOf(params)
  if (rules !== undefined) {
    if (rules.length > MAX_RULES_LENGTH) leftOut.push({ part: 'rules', text: rules })
    else given.furtherRules = rules
    // A link that says when to enter says all of it, short ones as well: conditions are when to buy.
    const saysEntries = params.has('buy') || params.has('sell')
    if (saysEntries && conditions === null) given.conditions = []
  }
  read('stop', (stopLoss) =>
    isNumber(stopLoss) && !stopLossError(stopLoss) ? { stopLoss } : undefined,
  )
  read('target', (takeProfit) =>
    isNumber(takeProfit) && !takeProfitError(takeProfit) ? { takeProfit } : undefined,
  )
  return { given, leftOut }
}

/** The lines of the rule language that a link says, together or one by one. */
function rulesOf(params: URLSearchParams): string | undefined {
  const lines = Object.entries(RULE_PARTS).flatMap(([part, words]) => {
    const rule = params.get(part)?.trim()
    return rule ? [`${words} ${rule}`] : []
  })
  const together = params.get('rules')
  return together ?? (lines.length > 0 ? lines.join('\n') : undefined)
}

/** Writes the query of a strategy, or nothing when its rules are too long; a field with an error is left out. */
export function writeLink(strategy: Strategy): string | undefined {
  const { name, timeframe, pair, join, furtherRules, stopLoss, takeProfit } = strategy
  // Conditions that the list cannot express are written in the rule language.
  const isListed = join === 'all' && strategy.conditions.every(isPlain)
  const conditions = isListed ? strategy.conditions : []
  const buy = isListed ? undefined : buyLineOf(strategy)
  const rules = [buy, furtherRules.trim()].filter(Boolean).join('\n')
  if (rules.length > MAX_RULES_LENGTH) return undefined
  const parameters: StrategyBuilderParameters = {
    ...(!nameError(name) && { name: name.trim() }),
    timeframe,
    pair,
    // Written even when empty: otherwise the recipient would keep their own.
    conditions: conditions
      .filter(isSoundCondition)
      .map(({ indicator, comparison, value }) => linkNameOf(indicator) + comparison + value.trim())
      .join(','),
    rules,
    ...(!stopLossError(stopLoss) && { stop: stopLoss.trim() }),
    ...(!takeProfitError(takeProfit) && { target: takeProfit.trim() }),
  }
  return `?${new URLSearchParams({ ...parameters })}`
}

/** Adds the seed of another query, if it has one, so that the link opens the same market. */
export function withSeedOf(search: string, query: string): string {
  const seed = new URLSearchParams(search).get('seed')
  return seed ? `${query}&${new URLSearchParams({ seed })}` : query
}

/** The strategy with a link applied; the same object when that changes nothing. */
export function withLink(strategy: Strategy, given: LinkedStrategy): Strategy {
  const { conditions, ...rest } = given
  const linked: Strategy = { ...strategy, ...rest }
  if (conditions) {
    linked.conditions = conditions.map((condition, index) => ({
      ...condition,
      id: strategy.nextConditionId + index,
    }))
    linked.nextConditionId += conditions.length
    linked.join = 'all'
  }
  return contentOf(linked) === contentOf(strategy) ? strategy : linked
}

/** Everything visible of a strategy, for comparison. */
function contentOf(strategy: Strategy): string {
  const { name, timeframe, pair, conditions, join, furtherRules, stopLoss, takeProfit } = strategy
  const rows = conditions.map(({ indicator, parameters, source, comparison, crosses, value }) => [
    ...[indicator, parameters, source],
    ...[comparison, crosses, value],
  ])
  return JSON.stringify([name, timeframe, pair, rows, join, furtherRules, stopLoss, takeProfit])
}

function readConditions(text: string) {
  const conditions: LinkedCondition[] = []
  const leftOut: LeftOut[] = []
  for (const piece of text.trim() === '' ? [] : text.split(',')) {
    const condition = readCondition(piece.trim())
    if (condition && conditions.length < MAX_CONDITIONS) conditions.push(condition)
    else leftOut.push({ part: 'conditions', text: piece.trim() })
  }
  return { conditions, leftOut }
}

function readCondition(text: string): LinkedCondition | undefined {
  const [, name = '', comparison = '', value = ''] =
    /^([A-Za-z]+)\s*([<>=]+)\s*(.+)$/.exec(text) ?? []
  const indicator = indicatorOfLink(name)
  if (!indicator || !isComparison(comparison) || !isNumber(value)) return undefined
  const condition = { indicator, comparison, value }
  return conditionError(condition) ? undefined : condition
}

/** As a number field accepts it: not "0x10" and not "Infinity". */
function isNumber(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)
}
