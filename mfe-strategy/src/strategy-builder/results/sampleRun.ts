import { DAY_MS } from '@aldergate/market'
import { type Random, randomBetween, randomInt } from '@aldergate/market/random'

/** A day of the sample run. */
export interface BacktestRow {
  /** A day of UTC: "2026-11-21". */
  date: string
  /** GBP made or lost on that day. */
  pnl: number
  /** Distance of the capital below its peak at the end of the day, in percent: 0 or less. */
  drawdown: number
  /** Closed on that day. */
  trades: number
}

/** The initial capital in GBP, which is also the first peak. */
export const OPENING_CAPITAL = 10_000

export const SAMPLE_STEP_MS = 10_000

/** How likely a step adds a day. */
const GROWTH_CHANCE = 0.4

const OPENING_DAYS = 8

/** The market's own history is three years long. */
const LONGEST_DAYS = 3 * 365

const MAX_DAILY_TRADES = 6

/** The most that a trade makes or loses, as a share of the capital; neither is the likelier one. */
const MAX_TRADE_RETURN = 0.01

/** The first days of a run that begins as long ago as the market knows. */
export function openingSample(now: number, random: Random): readonly BacktestRow[] {
  let rows: readonly BacktestRow[] = []
  for (let count = 0; count < OPENING_DAYS; count += 1) rows = withNextDay(rows, now, random)
  return rows
}

/** One step: it may add a day, until the run reaches yesterday. */
export function nextSample(
  rows: readonly BacktestRow[],
  now: number,
  random: Random,
): readonly BacktestRow[] {
  return random() < GROWTH_CHANCE ? withNextDay(rows, now, random) : rows
}

function withNextDay(
  rows: readonly BacktestRow[],
  now: number,
  random: Random,
): readonly BacktestRow[] {
  const date = nextDate(rows, now)
  if (date >= isoDay(now)) return rows
  const { capital, peak } = standing(rows)
  const trades = randomInt(random, 1, MAX_DAILY_TRADES)
  const pnl = pennies(capital * dayReturn(trades, random))
  const after = capital + pnl
  const drawdown = (after / Math.max(peak, after) - 1) * 100
  return [...rows, { date, pnl, drawdown, trades }]
}

function dayReturn(trades: number, random: Random): number {
  let sum = 0
  for (let count = 0; count < trades; count += 1) {
    sum += randomBetween(random, -MAX_TRADE_RETURN, MAX_TRADE_RETURN)
  }
  return sum
}

/** The capital after these days, and the most that it has been. */
function standing(rows: readonly BacktestRow[]) {
  let capital = OPENING_CAPITAL
  let peak = capital
  for (const { pnl } of rows) {
    capital += pnl
    peak = Math.max(peak, capital)
  }
  return { capital, peak }
}

function nextDate(rows: readonly BacktestRow[], now: number): string {
  const last = rows.at(-1)
  return isoDay(last ? Date.parse(last.date) + DAY_MS : now - LONGEST_DAYS * DAY_MS)
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function pennies(gbp: number): number {
  return Math.round(gbp * 100) / 100
}
