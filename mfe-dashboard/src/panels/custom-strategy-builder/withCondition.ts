import { type Condition, printRule, readRules, ruleBlock } from '@aldergate/market/strategy'

const ENTRY = /^(?<words>\s*(?<side>buy|sell)\s+when\s+)(?<rule>.*?)\s*$/i

const START = /^\s*--- rules ---\s*$/

/** The text with one more condition: combined with AND, or as the first of a new rule block. */
export function withCondition(text: string, condition: Condition): string | undefined {
  const written = printRule(condition)
  const read = readRules(text)
  if (read.status === 'unreadable') return undefined
  if (read.status === 'none') {
    const words = text.trimEnd()
    const block = ruleBlock(['timeframe 1h', `buy when ${written}`])
    return `${words}${words && '\n\n'}${block}\n`
  }
  const lines = text.split('\n')
  const start = lines.findIndex((line) => START.test(line))
  const entry = lines.findIndex((line, index) => index > start && ENTRY.test(line))
  const { words = '', side = '', rule = '' } = ENTRY.exec(lines[entry] ?? '')?.groups ?? {}
  const { long, short } = read.rules.entries
  const current = side.toLowerCase() === 'buy' ? long : short
  // AND binds tighter than OR: parentheses keep the existing rule together.
  const whole = current && 'any' in current ? `(${rule})` : rule
  const next = lines.with(entry, `${words}${whole} AND ${written}`).join('\n')
  return readRules(next).status === 'read' ? next : undefined
}
