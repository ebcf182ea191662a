import { type Timeframe, TIMEFRAMES } from '../../timeframes'
import type { Direction } from '../run'
import { parseRule } from './parseRule'
import { type Fault, type Problem, RuleFault } from './problem'
import type { Rule, RuleSet } from './rule'

const START = '--- rules ---'
const END = '--- end ---'

export type ReadRules =
  /** The text has no rule block. */
  | { status: 'none' }
  | { status: 'read'; rules: RuleSet }
  | { status: 'unreadable'; problem: Problem }

const LINES = {
  timeframe: /^timeframe\s+(?<rest>.*)$/i,
  long: /^buy\s+when\b(?<rest>.*)$/i,
  short: /^sell\s+when\b(?<rest>.*)$/i,
  exitLong: /^exit\s+long\s+when\b(?<rest>.*)$/i,
  exitShort: /^exit\s+short\s+when\b(?<rest>.*)$/i,
} as const

type LineKind = keyof typeof LINES

const RULES = {
  long: ['entries', 'long'],
  short: ['entries', 'short'],
  exitLong: ['exits', 'long'],
  exitShort: ['exits', 'short'],
} as const satisfies Record<string, readonly ['entries' | 'exits', Direction]>

/** A rule block for placement below the trader's own words. */
export function ruleBlock(lines: readonly string[]): string {
  return [START, ...lines, END].join('\n')
}

/** Reads the part of a strategy's text that a machine understands: the block between its two marks. */
export function readRules(text: string): ReadRules {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.trim() === START)
  if (start < 0) return { status: 'none' }
  const end = lines.findIndex((line, index) => index > start && line.trim() === END)
  return rulesBetween(lines, start, end)
}

/** Reads the lines of a block that stand alone: a mark among them is no rule. */
export function readRuleLines(lines: readonly string[]): ReadRules {
  return rulesBetween(lines, -1, lines.length)
}

function rulesBetween(lines: readonly string[], start: number, end: number): ReadRules {
  try {
    if (end < 0) throw new BlockFault({ fault: 'noEnd' }, lines.length - 1, 0, 1)
    return { status: 'read', rules: rulesOf(lines, start, end) }
  } catch (error) {
    if (!(error instanceof BlockFault)) throw error
    const { fault, row, at, length } = error
    return { status: 'unreadable', problem: { ...fault, line: row + 1, column: at + 1, length } }
  }
}

/** A fault and the row that contains it, from 0. */
class BlockFault extends RuleFault {
  readonly row: number

  constructor(fault: Fault, row: number, at: number, length: number) {
    super(fault, at, length)
    this.row = row
  }
}

interface FoundLine {
  row: number
  /** Where what follows its words begins, and what that is. */
  at: number
  rest: string
}

function rulesOf(lines: readonly string[], start: number, end: number): RuleSet {
  const found = new Map<LineKind, FoundLine>()
  for (let row = start + 1; row < end; row += 1) {
    const line = lines[row] ?? ''
    if (line.trim() === '') continue
    const [kind, part] = kindOf(line, row)
    if (found.has(kind)) throw ofLine({ fault: 'twice', word: line.trim() }, line, row)
    found.set(kind, part)
  }
  const timeframe = timeframeOf(found.get('timeframe'), lines[end] ?? '', end)
  const rules: { entries: Partial<Record<Direction, Rule>>; exits: typeof rules.entries } = {
    entries: {},
    exits: {},
  }
  for (const [kind, [part, direction]] of Object.entries(RULES)) {
    const line = found.get(kind as LineKind)
    if (line) rules[part][direction] = ruleOf(line, timeframe)
  }
  if (Object.keys(rules.entries).length === 0) {
    throw ofLine({ fault: 'noEntry' }, lines[end] ?? '', end)
  }
  return { timeframe, ...rules }
}

function kindOf(line: string, row: number): [LineKind, FoundLine] {
  const indent = line.length - line.trimStart().length
  for (const [kind, pattern] of Object.entries(LINES)) {
    const rest = pattern.exec(line.trim())?.groups?.['rest']
    if (rest === undefined) continue
    const at = indent + line.trim().length - rest.length
    return [kind as LineKind, { row, at, rest }]
  }
  throw ofLine({ fault: 'unknownLineOfBlock', word: line.trim() }, line, row)
}

function timeframeOf(line: FoundLine | undefined, lastLine: string, end: number): Timeframe {
  if (!line) throw ofLine({ fault: 'noTimeframe' }, lastLine, end)
  const timeframe = TIMEFRAMES.find((known) => known.toLowerCase() === line.rest.toLowerCase())
  if (timeframe) return timeframe
  const { row, at, rest } = line
  throw new BlockFault({ fault: 'unknownTimeframe', word: rest }, row, at, Math.max(1, rest.length))
}

function ruleOf({ row, at, rest }: FoundLine, timeframe: Timeframe): Rule {
  try {
    return parseRule(rest, timeframe)
  } catch (error) {
    if (!(error instanceof RuleFault)) throw error
    throw new BlockFault(error.fault, row, at + error.at, error.length)
  }
}

function ofLine(fault: Fault, line: string, row: number): BlockFault {
  const indent = line.length - line.trimStart().length
  return new BlockFault(fault, row, indent, Math.max(1, line.trim().length))
}
