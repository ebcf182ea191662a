import { indicatorLines } from '../../indicators/series'
import { ruleNotation } from '../../indicators/notation'
import { indicatorOf } from '../../indicators/table'
import { type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { type Bars, barsBy } from '../bars'
import { allConditions, type Rule, type RuleSet, type Term } from '../language/rule'
import type { Direction } from '../run'
import { type CoarserBars, coarserBars } from './coarserBars'
import { conditionSignal, type Values } from './conditionSignal'

/** 1 for each bar at whose close a rule holds, else 0. */
export interface Signals {
  entries: Readonly<Partial<Record<Direction, Uint8Array>>>
  exits: Readonly<Partial<Record<Direction, Uint8Array>>>
  /** The first bar at which every term has a value. */
  firstBar: number
}

interface Reading {
  /** The bar with which that begins which counts on from a beginning: it has no value before it. */
  begin?: number
  /** The displayed decimals of the prices, which `==` uses; otherwise they depend on the magnitude. */
  decimals?: number | undefined
}

/** Reads the rules at the close of every bar; of the bars after it nothing is known. */
export function signalsOf(
  rules: RuleSet,
  bars: Bars,
  { begin = 0, decimals }: Reading = {},
): Signals {
  const values = valuesSince(begin, rules.timeframe, bars)
  const count = bars.time.length
  const shown = { closes: bars.close, decimals }

  function signal(rule: Rule): Uint8Array {
    if (!('all' in rule) && !('any' in rule)) return conditionSignal(rule, values, shown)
    const isAll = 'all' in rule
    const parts = isAll ? rule.all : rule.any
    const joint = signal(parts[0] as Rule)
    for (const part of parts.slice(1)) join(joint, signal(part), isAll)
    return joint
  }

  const signals = (of: RuleSet['entries']) => ({
    ...(of.long ? { long: signal(of.long) } : {}),
    ...(of.short ? { short: signal(of.short) } : {}),
  })
  return {
    entries: signals(rules.entries),
    exits: signals(rules.exits),
    firstBar: firstBarOf(rules, values, count),
  }
}

/** Joins a column to another by and, or by or: four bars at once. */
function join(column: Uint8Array, other: Uint8Array, isAll: boolean): void {
  const [words, others] = [new Uint32Array(column.buffer), new Uint32Array(other.buffer)]
  if (isAll) {
    for (let word = 0; word < words.length; word += 1) {
      words[word] = (words[word] as number) & (others[word] as number)
    }
  } else {
    for (let word = 0; word < words.length; word += 1) {
      words[word] = (words[word] as number) | (others[word] as number)
    }
  }
}

/** The first bar at which every term has a value; the number of bars if some term never has one. */
function firstBarOf(rules: RuleSet, values: (term: Term) => Values, count: number): number {
  let first = 0
  for (const { left, right } of allConditions(rules)) {
    for (const column of [values(left), values(right)]) {
      if (typeof column === 'number') continue
      let bar = first
      while (bar < count && Number.isNaN(column[bar])) bar += 1
      first = bar
    }
  }
  return first
}

/** Whether a term is cumulative: its level depends on where it begins. */
export function isCumulative(term: Term): boolean {
  return (
    typeof term === 'object' && 'indicator' in term && !!indicatorOf(term.indicator.id).isCumulative
  )
}

function valuesSince(begin: number, timeframe: Timeframe, bars: Bars): (term: Term) => Values {
  const values = valuesReader(timeframe, bars)
  if (begin === 0) return values
  const valuesOfRest = valuesReader(
    timeframe,
    barsBy((name) => bars[name].subarray(begin)),
  )
  return (term) => {
    if (!isCumulative(term)) return values(term)
    const column = new Float64Array(bars.time.length).fill(Number.NaN)
    column.set(valuesOfRest(term) as Float64Array, begin)
    return column
  }
}

/** Returns a function that computes the values of a term, each once. */
function valuesReader(timeframe: Timeframe, bars: Bars): (term: Term) => Values {
  const known = new Map<string, Float64Array>()
  const coarser = new Map<Timeframe, CoarserBars>()
  const lines = new Map<string, Readonly<Record<string, Float64Array>>>()

  function barsOn(other: Timeframe): CoarserBars {
    const made = coarser.get(other) ?? coarserBars(bars, TIMEFRAME_MS[timeframe], other)
    coarser.set(other, made)
    return made
  }

  function column(term: Exclude<Term, number>, of: Bars, on: string): Float64Array {
    if ('price' in term) return of[term.price]
    const key = `${ruleNotation(term.indicator)} ${on}`
    const made = lines.get(key) ?? indicatorLines(term.indicator, of)
    lines.set(key, made)
    return made[term.line ?? indicatorOf(term.indicator.id).value] as Float64Array
  }

  return (term) => {
    if (typeof term === 'number') return term
    const { timeframe: other } = term
    if (!other) return column(term, bars, timeframe)
    const name = 'price' in term ? term.price : `${ruleNotation(term.indicator)}.${term.line ?? ''}`
    const key = `${name} on ${other}`
    const { bars: sums, closed } = barsOn(other)
    const made = known.get(key) ?? ofClosed(column(term, sums, other), closed)
    known.set(key, made)
    return made
  }
}

/** The values of coarser bars, each from the finer bar on by whose end it has closed. */
function ofClosed(values: Float64Array, closed: Int32Array): Float64Array {
  const spread = new Float64Array(closed.length)
  for (let bar = 0; bar < closed.length; bar += 1) {
    const from = closed[bar] as number
    spread[bar] = from < 0 ? Number.NaN : (values[from] as number)
  }
  return spread
}
