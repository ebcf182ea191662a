import { ruleNotation } from '../../indicators/notation'
import { indicatorSettingOf, parametersOf } from '../../indicators/settings'
import type { Terms } from '../engine/terms'
import {
  allConditions,
  type IndicatorTerm,
  type Rule,
  type RuleSet,
  type Term,
} from '../language/rule'

/** The strategy that is backtested: rules, and the terms that they trade on. */
export interface Tested {
  rules: RuleSet
  terms: Omit<Terms, 'finer'>
}

type Side = 'left' | 'right'

/**
 * The place of a number in a strategy. Conditions are counted through all rules, from 0. A parameter is shared by all
 * occurrences of the indicator with the same parameters and timeframe, so that a line that crosses another of its own
 * indicator keeps doing so.
 */
export type Place =
  | { of: 'stopLoss' }
  | { of: 'takeProfit' }
  | { of: 'level'; condition: number; side: Side }
  | { of: 'parameter'; condition: number; side: Side; name: string }

/** A number and its place. */
export interface PlacedNumber {
  place: Place
  value: number
}

const SIDES = ['left', 'right'] as const satisfies Side[]

/** Every number of a strategy, each indicator at its first occurrence; a missing stop or target is 0. */
export function numbersOf({ rules, terms }: Tested): PlacedNumber[] {
  const known = new Set<string>()
  const numbers: PlacedNumber[] = []
  allConditions(rules).forEach((condition, index) => {
    for (const side of SIDES) {
      const term = condition[side]
      const at = { condition: index, side }
      if (typeof term === 'number') numbers.push({ place: { of: 'level', ...at }, value: term })
      if (!isIndicator(term) || known.has(keyOf(term))) continue
      known.add(keyOf(term))
      for (const { name, value } of parametersOf(term.indicator)) {
        numbers.push({ place: { of: 'parameter', ...at, name }, value })
      }
    }
  })
  return [
    ...numbers,
    { place: { of: 'stopLoss' }, value: terms.stopLossPercent ?? 0 },
    { place: { of: 'takeProfit' }, value: terms.takeProfitPercent ?? 0 },
  ]
}

/** The numbers of another strategy at places of this one; none for a place that has something else there. */
export function numbersIn(
  other: Tested,
  places: readonly Place[],
  { rules }: Tested,
): PlacedNumber[] {
  const [conditions, own] = [allConditions(other.rules), allConditions(rules)]

  function numberAt(place: Place): number | undefined {
    if (place.of === 'stopLoss') return other.terms.stopLossPercent ?? 0
    if (place.of === 'takeProfit') return other.terms.takeProfitPercent ?? 0
    const term = conditions[place.condition]?.[place.side]
    if (place.of === 'level') return typeof term === 'number' ? term : undefined
    const known = own[place.condition]?.[place.side]
    if (!isIndicator(term) || !isIndicator(known)) return undefined
    if (term.indicator.id !== known.indicator.id) return undefined
    return parametersOf(term.indicator).find(({ name }) => name === place.name)?.value
  }

  return places.flatMap((place) => {
    const value = numberAt(place)
    return value === undefined ? [] : [{ place, value }]
  })
}

/** The strategy with other numbers in their places; throws where an indicator cannot have one. */
export function withNumbers({ rules, terms }: Tested, numbers: readonly PlacedNumber[]): Tested {
  const conditions = allConditions(rules)
  const levels = new Map<string, number>()
  const parameters = new Map<string, Record<string, number>>()
  const changed = { ...terms }
  for (const { place, value } of numbers) {
    if (place.of === 'stopLoss') changed.stopLossPercent = value || undefined
    else if (place.of === 'takeProfit') changed.takeProfitPercent = value || undefined
    else if (place.of === 'level') levels.set(`${place.condition} ${place.side}`, value)
    else {
      const term = conditions[place.condition]?.[place.side]
      if (!isIndicator(term)) throw new Error('No indicator stands there.')
      parameters.set(keyOf(term), { ...parameters.get(keyOf(term)), [place.name]: value })
    }
  }

  // Counts as `allConditions` does: entries before exits, long before short.
  let index = -1

  function ruleWith(rule: Rule): Rule {
    if ('all' in rule) return { all: rule.all.map(ruleWith) }
    if ('any' in rule) return { any: rule.any.map(ruleWith) }
    index += 1
    return {
      left: termAt(rule.left, 'left'),
      operator: rule.operator,
      right: termAt(rule.right, 'right'),
    }
  }

  function termAt(term: Term, side: Side): Term {
    if (typeof term === 'number') return levels.get(`${index} ${side}`) ?? term
    const values = isIndicator(term) && parameters.get(keyOf(term))
    if (!values) return term
    const indicator = indicatorSettingOf({ ...term.indicator, ...values })
    if (!indicator) throw new Error(`${keyOf(term)} cannot have ${JSON.stringify(values)}.`)
    return { ...term, indicator }
  }

  function bothWith({ long, short }: RuleSet['entries']): RuleSet['entries'] {
    return {
      ...(long ? { long: ruleWith(long) } : {}),
      ...(short ? { short: ruleWith(short) } : {}),
    }
  }

  const entries = bothWith(rules.entries)
  return { rules: { ...rules, entries, exits: bothWith(rules.exits) }, terms: changed }
}

function isIndicator(term: Term | undefined): term is IndicatorTerm {
  return typeof term === 'object' && 'indicator' in term
}

function keyOf({ indicator, timeframe }: IndicatorTerm): string {
  return `${ruleNotation(indicator)} ${timeframe ?? ''}`
}
