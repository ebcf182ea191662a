import type { ReportSection } from '@aldergate/files'
import { equityCurve, type EquityPoint, OPENED_AT, periodReturns } from '@aldergate/ledger'
import {
  annualVolatility,
  cumulativeReturns,
  maxDrawdown,
  PERIODS_PER_YEAR,
  sharpeRatio,
  sortinoRatio,
} from '@aldergate/market/metrics'
import { dayOf, shiftedDay, startOfDay } from '@aldergate/ui/days'
import type { Period, PeriodFigures, ReportFacts } from './period'
import type { Text } from './texts'

/** With fewer daily returns a ratio says nothing. */
const MIN_RETURNS = 20

/**
 * The account at the start of the period, or once its initial deposits and holdings were in, then at the end of each
 * day; the last day may still be running. Starting there keeps the initial deposits from counting as a return.
 */
export function dailyCurve(facts: ReportFacts, { after, until }: Period): EquityPoint[] {
  const { ledger, timeZone, priceAt } = facts
  const from = Math.min(until, Math.max(after, OPENED_AT))
  const times = [from]
  for (
    let day = dayOf(from + 1, timeZone);
    endOfDay(day, timeZone) < until;
    day = shiftedDay(day, 1)
  ) {
    times.push(endOfDay(day, timeZone))
  }
  return equityCurve(ledger, [...times, until], priceAt)
}

/** Returns the sections on performance: the return, also in relation to its risk. `curve` comes from `dailyCurve`. */
export function performanceSections(
  curve: readonly EquityPoint[],
  { timeZone }: ReportFacts,
  { roundTrips, opening }: PeriodFigures,
  writeDay: (time: number) => string,
  text: Text,
): ReportSection[] {
  const returns = periodReturns(curve)
  const first = curve.at(0)
  const days = ofWholeDays(returns, curve, timeZone)
  const isEnough = days.length >= MIN_RETURNS
  const ratio = (value: number) => (isEnough && Number.isFinite(value) ? rounded(value) : null)
  const wins = roundTrips.filter(({ netProfit }) => Number(netProfit) > 0).length
  const perYear = PERIODS_PER_YEAR.daily
  return [
    {
      heading: text('returns'),
      paragraphs: [
        text('annualised', { days: perYear }),
        ...(isEnough ? [] : [text('tooFew', { count: MIN_RETURNS })]),
        ...(first && first.equity !== opening
          ? [text('fromPrices', { since: writeDay(first.time) })]
          : []),
      ],
      tables: [
        {
          columns: [
            { header: text('measure'), kind: 'text' },
            { header: text('result'), kind: 'number' },
          ],
          rows: [
            [text('totalReturn'), rounded(100 * (cumulativeReturns(returns).at(-1) ?? Number.NaN))],
            [text('volatility'), ratio(100 * annualVolatility(days, perYear))],
            [text('sharpe'), ratio(sharpeRatio(days, perYear))],
            [text('sortino'), ratio(sortinoRatio(days, perYear))],
            [text('drawdown'), rounded(100 * maxDrawdown(returns))],
            [text('winRate'), rounded((100 * wins) / roundTrips.length)],
            [text('closedTrades'), roundTrips.length],
            [text('observations'), days.length],
          ],
        },
      ],
    },
    ...(roundTrips.length > 0 ? [closedTrades(roundTrips, text)] : []),
  ]
}

function closedTrades(roundTrips: PeriodFigures['roundTrips'], text: Text): ReportSection {
  return {
    heading: text('closedTrades'),
    tables: [
      {
        columns: [
          { header: text('time'), kind: 'date' },
          { header: text('pair'), kind: 'text' },
          { header: text('quantity'), kind: 'number' },
          { header: text('fees'), kind: 'money' },
          { header: text('profitOf'), kind: 'money' },
        ],
        rows: roundTrips.map(({ closedAt, pair, quantity, fees, netProfit }) => [
          closedAt,
          pair,
          quantity,
          fees,
          netProfit,
        ]),
      },
    ],
  }
}

/** Partial days are no daily returns: neither the day on which the account began nor the running one. */
function ofWholeDays(
  returns: readonly number[],
  curve: readonly EquityPoint[],
  timeZone: string,
): readonly number[] {
  const [first, last] = [curve.at(0), curve.at(-1)]
  // A period before the account is a single moment.
  if (!first || !last || first.time === last.time) return []
  return returns.slice(
    endsDay(first.time, timeZone) ? 0 : 1,
    endsDay(last.time, timeZone) ? undefined : -1,
  )
}

function endOfDay(day: string, timeZone: string): number {
  return startOfDay(shiftedDay(day, 1), timeZone) - 1
}

function endsDay(time: number, timeZone: string): boolean {
  return time === endOfDay(dayOf(time, timeZone), timeZone)
}

/** NaN, which is no value, stays NaN. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
