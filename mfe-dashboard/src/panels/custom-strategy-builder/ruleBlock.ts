import type { OrderSide } from '@aldergate/ledger'
import {
  type Comparison,
  type IndicatorSetting,
  isComparison,
  isPriceSource,
  readRuleNotation,
  ruleNotation,
  type Timeframe,
  TIMEFRAMES,
} from '@aldergate/market'

export interface RuleCondition {
  indicator: IndicatorSetting
  comparison: Comparison
  value: number
}

/** What a machine can act on: all conditions must hold at once. */
interface Rules {
  timeframe: Timeframe
  side: OrderSide
  conditions: readonly RuleCondition[]
}

export type ReadRules =
  | { status: 'none' }
  | { status: 'read'; rules: Rules }
  /** The first line that says nothing to a machine; empty when a line is missing. */
  | { status: 'unreadable'; line: string }

const START = '--- rules ---'
const END = '--- end ---'

const CONDITION = /^([a-z]+)(?:\(([^()]*)\))?\s*([<>=]+)\s*(-?\d+(?:\.\d+)?)$/i
const ENTRY = /^(buy|sell) when (.+)$/i
const TIMEFRAME = /^timeframe (\S+)$/i

/** The rules as they stand below the trader's own words. */
export function ruleBlock(lines: readonly string[]): string {
  return [START, ...lines, END].join('\n')
}

export function conditionText({ indicator, comparison, value }: RuleCondition): string {
  return `${ruleNotation(indicator)} ${comparison} ${value}`
}

/** The text with one condition more: it must hold as well, or is the first of a rule block of its own. */
export function withCondition(text: string, condition: RuleCondition): string | undefined {
  const written = conditionText(condition)
  const read = readRules(text)
  if (read.status === 'unreadable') return undefined
  if (read.status === 'none') {
    const words = text.trimEnd()
    const block = ruleBlock(['timeframe 1h', `buy when ${written}`])
    return `${words}${words && '\n\n'}${block}\n`
  }
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.trim() === START)
  const entry = lines.findIndex((line, index) => index > start && ENTRY.test(line.trim()))
  return lines.with(entry, `${lines[entry]?.trimEnd()} AND ${written}`).join('\n')
}

/** What a machine understands of a strategy's text. */
export function readRules(text: string): ReadRules {
  const lines = text.split('\n').map((line) => line.trim())
  const start = lines.indexOf(START)
  if (start < 0) return { status: 'none' }
  const end = lines.indexOf(END, start)
  if (end < 0) return { status: 'unreadable', line: '' }

  let timeframe: Timeframe | undefined
  let entry: Pick<Rules, 'side' | 'conditions'> | undefined
  for (const line of lines.slice(start + 1, end).filter(Boolean)) {
    const [readTimeframe, readEntry] = [timeframeOf(line), entryOf(line)]
    // A second timeframe or entry would leave open which one counts.
    if ((!readTimeframe || timeframe) && (!readEntry || entry))
      return { status: 'unreadable', line }
    timeframe ??= readTimeframe
    entry ??= readEntry
  }
  return timeframe && entry
    ? { status: 'read', rules: { timeframe, ...entry } }
    : { status: 'unreadable', line: '' }
}

function timeframeOf(line: string): Timeframe | undefined {
  const [, word] = TIMEFRAME.exec(line) ?? []
  return TIMEFRAMES.find((timeframe) => timeframe === word)
}

function entryOf(line: string): Pick<Rules, 'side' | 'conditions'> | undefined {
  const [, side, text] = ENTRY.exec(line) ?? []
  if (!side || !text) return undefined
  const conditions = text.split(/ and /i).map(conditionOf)
  if (!conditions.every((condition) => condition !== undefined)) return undefined
  return { side: side.toLowerCase() === 'buy' ? 'buy' : 'sell', conditions }
}

function conditionOf(text: string): RuleCondition | undefined {
  const [, keyword = '', numbers = '', comparison = '', value] = CONDITION.exec(text.trim()) ?? []
  const words = numbers.trim() === '' ? [] : numbers.split(',').map((word) => word.trim())
  const last = words.at(-1)?.toLowerCase() ?? ''
  const source = isPriceSource(last) ? last : undefined
  const values = words.slice(0, source ? -1 : undefined).map(Number)
  const indicator = readRuleNotation(keyword, values, source)
  if (!indicator || !isComparison(comparison)) return undefined
  return { indicator, comparison, value: Number(value) }
}
