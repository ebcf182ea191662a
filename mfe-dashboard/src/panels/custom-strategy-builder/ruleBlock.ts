import { type OrderSide } from '@aldergate/shared/ledger/entry'
import {
  type IndicatorId,
  type IndicatorSetting,
  indicatorSettingOf,
} from '@aldergate/shared/market/indicators/settings'
import { type Timeframe, TIMEFRAMES } from '@aldergate/shared/market/timeframes'

const COMPARISONS = ['>', '<', '==', '>=', '<='] as const

type Comparison = (typeof COMPARISONS)[number]

interface RuleCondition {
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

/** How an indicator is written, and what the numbers in its brackets are. */
const WORDS: Readonly<Record<string, { id: IndicatorId; parameters: readonly string[] }>> = {
  ma: { id: 'movingAverage', parameters: ['period'] },
  rsi: { id: 'rsi', parameters: ['period'] },
  macd: { id: 'macd', parameters: ['fast', 'slow', 'signal'] },
  bb: { id: 'bollinger', parameters: ['period', 'deviations'] },
  stochastic: { id: 'stochastic', parameters: ['k', 'd'] },
  volume: { id: 'volume', parameters: [] },
}

const CONDITION = /^([a-z]+)(?:\(([^()]*)\))?\s*(>=|<=|==|>|<)\s*(-?\d+(?:\.\d+)?)$/i
const ENTRY = /^(buy|sell) when (.+)$/i
const TIMEFRAME = /^timeframe (\S+)$/i

/** The rules as they stand below the trader's own words. */
export function ruleBlock(lines: readonly string[]): string {
  return [START, ...lines, END].join('\n')
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
