import { isComparison } from '../../comparisons'
import { readRuleNotation } from '../../indicators/notation'
import { isPriceSource, type PriceSource } from '../../indicators/priceSource'
import { INDICATOR_IDS, indicatorOf } from '../../indicators/table'
import { type Timeframe, TIMEFRAME_MS, TIMEFRAMES } from '../../timeframes'
import { type Fault, RuleFault } from './problem'
import {
  type Condition,
  conditionsOf,
  CROSSINGS,
  type IndicatorTerm,
  MAX_CONDITIONS,
  MAX_DEPTH,
  type Operator,
  type PriceTerm,
  PRICES,
  type Rule,
  type Term,
} from './rule'
import { type Token, tokensOf } from './tokens'

/**
 * Reads a rule such as `RSI(14) < 30 AND (MACD(12, 26, 9) crosses above MACD(12, 26, 9).signal OR close > 45000)`:
 * AND binds closer than OR. Throws a `RuleFault` at the first place that makes no sense.
 */
export function parseRule(text: string, timeframe: Timeframe): Rule {
  const tokens = tokensOf(text)
  let next = 0
  let count = 0
  let depth = 0

  const peek = () => tokens[next] as Token

  /** Never advances past the end: reading beyond the last token returns the end again. */
  function take(): Token {
    const token = peek()
    if (token.kind !== 'end') next += 1
    return token
  }

  function fail(fault: Fault, { at, text: word }: Token): never {
    throw new RuleFault(fault, at, Math.max(1, word.length))
  }

  function takes(word: string): boolean {
    const { kind, text: found } = peek()
    const isIt = kind !== 'end' && found.toLowerCase() === word
    if (isIt) next += 1
    return isIt
  }

  function group(joint: 'and' | 'or', part: () => Rule, wrap: (parts: Rule[]) => Rule): Rule {
    const first = part()
    const parts = [first]
    while (takes(joint)) parts.push(part())
    return parts.length === 1 ? first : wrap(parts)
  }

  const anyOf = (): Rule => group('or', allOf, (any) => ({ any }))
  const allOf = (): Rule => group('and', single, (all) => ({ all }))

  function single(): Rule {
    const start = peek()
    if (!takes('(')) return condition()
    depth += 1
    if (depth > MAX_DEPTH) fail({ fault: 'tooDeep', most: MAX_DEPTH }, start)
    const rule = anyOf()
    if (!takes(')')) fail({ fault: 'expectedClosing', word: peek().text }, peek())
    depth -= 1
    return rule
  }

  function condition(): Condition {
    const start = peek()
    count += 1
    if (count > MAX_CONDITIONS) fail({ fault: 'tooMany', most: MAX_CONDITIONS }, start)
    return { left: term(), operator: operator(), right: term() }
  }

  function operator(): Operator {
    const token = take()
    if (isComparison(token.text)) return token.text
    const words = `${token.text} ${peek().text}`.toLowerCase()
    const crossing = CROSSINGS.find((known) => known === words)
    if (!crossing) fail({ fault: 'expectedOperator', word: token.text }, token)
    next += 1
    return crossing
  }

  function term(): Term {
    const token = take()
    // One too large for a number would be written as Infinity, which is no term.
    const value = Number(token.text)
    if (token.kind === 'number' && Number.isFinite(value)) return value
    if (token.kind !== 'word') fail({ fault: 'expectedTerm', word: token.text }, token)
    const word = token.text.toLowerCase()
    const price = PRICES.find((known) => known === word || (known === 'close' && word === 'price'))
    return { ...(price ? ({ price } satisfies PriceTerm) : indicator(token)), ...onTimeframe() }
  }

  function indicator(token: Token): IndicatorTerm {
    const id = INDICATOR_IDS.find(
      (known) => indicatorOf(known).keyword.toLowerCase() === token.text.toLowerCase(),
    )
    if (!id) fail({ fault: 'unknownTerm', word: token.text }, token)
    const { keyword, parameters } = indicatorOf(id)
    const listed = takes('(') ? inBrackets() : { values: [] }
    const setting = listed && readRuleNotation(keyword, listed.values, listed.source)
    if (!setting) {
      const names = Object.values(parameters).map(({ name, min, max }) => {
        return `${name.en} ${min}–${max}`
      })
      const last = tokens[next - 1] as Token
      const width = last.at + last.text.length - token.at
      throw new RuleFault(
        { fault: 'wrongParameters', indicator: keyword, parameters: names.join(', ') },
        token.at,
        width,
      )
    }
    return takes('.') ? { indicator: setting, ...lineOf(id, take()) } : { indicator: setting }
  }

  /** Numbers, optionally followed by a source, up to the closing bracket; `undefined` for anything else. */
  function inBrackets(): { values: number[]; source?: PriceSource } | undefined {
    const values: number[] = []
    if (takes(')')) return { values }
    do {
      const token = take()
      const source = token.text.toLowerCase()
      if (isPriceSource(source)) return takes(')') ? { values, source } : undefined
      if (token.kind !== 'number') return undefined
      values.push(Number(token.text))
    } while (takes(','))
    return takes(')') ? { values } : undefined
  }

  function lineOf(id: (typeof INDICATOR_IDS)[number], token: Token): { line?: string } {
    const { keyword, draw, value } = indicatorOf(id)
    const lines = draw.lines.map(({ line }) => line)
    const line = lines.find((known) => known.toLowerCase() === token.text.toLowerCase())
    if (!line) {
      const all = lines.join(', ')
      fail({ fault: 'unknownLine', indicator: keyword, word: token.text, lines: all }, token)
    }
    return line === value ? {} : { line }
  }

  function onTimeframe(): { timeframe?: Timeframe } {
    if (!takes('on')) return {}
    const token = take()
    const found = TIMEFRAMES.find((known) => known.toLowerCase() === token.text.toLowerCase())
    if (!found) fail({ fault: 'unknownTimeframe', word: token.text }, token)
    if (TIMEFRAME_MS[found] < TIMEFRAME_MS[timeframe]) {
      fail({ fault: 'finerTimeframe', word: token.text }, token)
    }
    return found === timeframe ? {} : { timeframe: found }
  }

  const rule = anyOf()
  if (peek().kind !== 'end') fail({ fault: 'expectedEnd', word: peek().text }, peek())
  return conditionsOf(rule).length === 1 ? (conditionsOf(rule)[0] as Condition) : rule
}
