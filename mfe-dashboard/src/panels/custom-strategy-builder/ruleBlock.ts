import type { OrderSide } from '@aldergate/ledger'
import {
  type IndicatorId,
  type IndicatorSetting,
  indicatorSettingOf,
  type Timeframe,
  TIMEFRAMES,
} from '@aldergate/market'

export const COMPARISONS = ['>', '<', '==', '>=', '<='] as const

export type Comparison = (typeof COMPARISONS)[number]

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

interface Word {
  id: IndicatorId
  parameters: readonly string[]
  /** Where it is not all in capitals. */
  shown?: string
}

/** How an indicator is written, and what the numbers in its brackets are. */
const WORDS: Readonly<Record<string, Word>> = {
  ma: { id: 'movingAverage', parameters: ['period'] },
  rsi: { id: 'rsi', parameters: ['period'] },
  macd: { id: 'macd', parameters: ['fast', 'slow', 'signal'] },
  bb: { id: 'bollinger', parameters: ['period', 'deviations'] },
  stochastic: { id: 'stochastic', parameters: ['k', 'd'], shown: 'Stochastic' },
  volume: { id: 'volume', parameters: [], shown: 'Volume' },
}

const CONDITION = /^([a-z]+)(?:\(([^()]*)\))?\s*(>=|<=|==|>|<)\s*(-?\d+(?:\.\d+)?)$/i
const ENTRY = /^(buy|sell) when (.+)$/i
const TIMEFRAME = /^timeframe (\S+)$/i

/** The rules as they stand below the trader's own words. */
export function ruleBlock(lines: readonly string[]): string {
  return [START, ...lines, END].join('\n')
}

/** An indicator as it stands in a rule: `RSI(14)`. */
export function indicatorText(indicator: IndicatorSetting): string {
  const [word, form] = Object.entries(WORDS).find(([, { id }]) => id === indicator.id) ?? []
  if (!word || !form) throw new Error(`No word writes "${indicator.id}": add it to WORDS.`)
  const values: Readonly<Record<string, unknown>> = indicator
  const numbers = form.parameters.map((name) => values[name]).join(', ')
  return `${form.shown ?? word.toUpperCase()}${numbers && `(${numbers})`}`
}

export function conditionText({ indicator, comparison, value }: RuleCondition): string {
  return `${indicatorText(indicator)} ${comparison} ${value}`
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
  const [, word = '', numbers = '', sign, value] = CONDITION.exec(text.trim()) ?? []
  const indicator = indicatorOf(word, numbers)
  const comparison = COMPARISONS.find((known) => known === sign)
  return indicator && comparison && { indicator, comparison, value: Number(value) }
}

function indicatorOf(word: string, numbers: string): IndicatorSetting | undefined {
  const form = Object.hasOwn(WORDS, word.toLowerCase()) ? WORDS[word.toLowerCase()] : undefined
  if (!form) return undefined
  const values = numbers.trim() === '' ? [] : numbers.split(',').map(Number)
  if (values.length !== form.parameters.length) return undefined
  const parameters = form.parameters.map((name, index) => [name, values[index]])
  return indicatorSettingOf({ id: form.id, ...Object.fromEntries(parameters) })
}
