import { ruleNotation } from '../../indicators/notation'
import type { IndicatorSetting } from '../../indicators/settings'
import type { Rule, RuleSet, Term } from './rule'

/** The words of a language that a rule is written with. */
export interface RuleWords {
  and: string
  or: string
  operators: Readonly<Record<'crosses above' | 'crosses below', string>>
  indicator: (setting: IndicatorSetting, line: string | undefined) => string
  price: (name: 'open' | 'high' | 'low' | 'close') => string
  on: (term: string, timeframe: string) => string
  number: (value: number) => string
}

/** The words of the rule language itself. */
const LANGUAGE: RuleWords = {
  and: 'AND',
  or: 'OR',
  operators: { 'crosses above': 'crosses above', 'crosses below': 'crosses below' },
  indicator: (setting, line) => ruleNotation(setting) + (line ? `.${line}` : ''),
  price: (name) => name,
  on: (term, timeframe) => `${term} on ${timeframe}`,
  number: String,
}

/** Writes a rule so that `parseRule` reads the same, or in the words of a language, for a sentence. */
export function printRule(rule: Rule, words: RuleWords = LANGUAGE): string {
  if ('all' in rule) {
    return rule.all.map((part) => within(part, words, 'all')).join(` ${words.and} `)
  }
  if ('any' in rule) {
    return rule.any.map((part) => within(part, words, 'any')).join(` ${words.or} `)
  }
  const { left, operator, right } = rule
  const sign =
    operator === 'crosses above' || operator === 'crosses below'
      ? words.operators[operator]
      : operator
  return `${printTerm(left, words)} ${sign} ${printTerm(right, words)}`
}

/** AND binds closer than OR: only the latter within the former, or a group in one of its kind, needs brackets. */
function within(part: Rule, words: RuleWords, kind: 'all' | 'any'): string {
  const text = printRule(part, words)
  const isPlain = !('any' in part) && (!('all' in part) || kind === 'any')
  return isPlain ? text : `(${text})`
}

function printTerm(term: Term, words: RuleWords): string {
  if (typeof term === 'number') return words.number(term)
  const text =
    'price' in term ? words.price(term.price) : words.indicator(term.indicator, term.line)
  return term.timeframe ? words.on(text, term.timeframe) : text
}

/** The lines of a rule block, which `readRules` reads again. */
export function printRules({ timeframe, entries, exits }: RuleSet): string[] {
  return [
    `timeframe ${timeframe}`,
    ...(entries.long ? [`buy when ${printRule(entries.long)}`] : []),
    ...(entries.short ? [`sell when ${printRule(entries.short)}`] : []),
    ...(exits.long ? [`exit long when ${printRule(exits.long)}`] : []),
    ...(exits.short ? [`exit short when ${printRule(exits.short)}`] : []),
  ]
}
