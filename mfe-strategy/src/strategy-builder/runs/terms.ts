import { HISTORY_MS, type Timeframe, TIMEFRAME_MS } from '@aldergate/market'
import type { Terms } from '@aldergate/market/strategy'
import { typedNumber } from '@aldergate/ui/typedNumber'
import type { Strategy } from '../strategy/strategy'

/** The terms of a backtest, with numbers as typed. */
export interface TypedTerms {
  candles: number
  capital: string
  positionPercent: string
  commissionPercent: string
  slippagePercent: string
  /** Whether the minutes within a candle decide which of stop and target came first. */
  decidesByMinutes: boolean
}

export const OPENING_TERMS: TypedTerms = {
  candles: 5_000,
  capital: '10000',
  positionPercent: '100',
  commissionPercent: '0.1',
  slippagePercent: '0',
  decidesByMinutes: false,
}

/** Includes a year of minutes; the largest is the limit of a trader's own file. */
export const CANDLE_COUNTS = [500, 1_000, 5_000, 20_000, 100_000, 525_600, 1_000_000] as const

/** Limited to the length of the history, which also limits the number of minutes when minutes decide. */
export function candleCount({ candles }: TypedTerms, timeframe: Timeframe): number {
  return Math.min(candles, Math.floor(HISTORY_MS / TIMEFRAME_MS[timeframe]))
}

const LIMITS = {
  capital: { min: 1, max: 1e9 },
  positionPercent: { min: 1, max: 100 },
  commissionPercent: { min: 0, max: 10 },
  slippagePercent: { min: 0, max: 10 },
} as const

export type NumberTerm = keyof typeof LIMITS

export const NUMBER_TERMS = Object.keys(LIMITS) as readonly NumberTerm[]

export function limitsOf(term: NumberTerm) {
  return LIMITS[term]
}

/** Whether the typed value is valid. */
export function isSound(term: NumberTerm, typed: string): boolean {
  const { min, max } = LIMITS[term]
  const value = typedNumber(typed)
  return value >= min && value <= max
}

/** The terms of a run; a stop or a target of 0 is none. */
export function termsOf(
  typed: TypedTerms,
  { stopLoss, takeProfit }: Strategy,
): Omit<Terms, 'finer'> {
  return {
    capital: Number(typed.capital),
    size: { of: 'equity', percent: Number(typed.positionPercent) },
    commissionPercent: Number(typed.commissionPercent),
    slippagePercent: Number(typed.slippagePercent),
    stopLossPercent: Number(stopLoss) || undefined,
    takeProfitPercent: Number(takeProfit) || undefined,
  }
}
