import {
  equityCurve,
  exact,
  type Fill,
  foldOf,
  type GbpPair,
  type Ledger,
  performanceOf,
  type Pounds,
  pounds,
  profitBetween,
  type RoundTrip,
  sum,
} from '@aldergate/ledger'
import { dayOf, daysFromTo, shiftedDay, startOfDay } from '@aldergate/ui/days'
import type { ReportFilter } from './filter'

/** The facts that a report is made from. */
export interface ReportFacts {
  ledger: Ledger
  /** Epoch milliseconds, not before the last entry. */
  now: number
  timeZone: string
  /** GBP per unit. */
  priceAt: (pair: GbpPair, time: number) => number
}

/** From after a moment until another, which is part of it. */
export interface Period {
  after: number
  until: number
}

/** The days of a filter, both in full, but not beyond now; without a start the days since the ledger's first entry. */
export function periodOf(
  { timeframeStart, timeframeEnd }: Pick<ReportFilter, 'timeframeStart' | 'timeframeEnd'>,
  { ledger, now, timeZone }: ReportFacts,
): Period {
  const end = timeframeEnd ? startOfDay(shiftedDay(timeframeEnd, 1), timeZone) - 1 : now
  const until = Math.min(end, now)
  const first = (ledger.at(0)?.at ?? now) - 1
  // Before the ledger its last day is its only one: a period must not begin after its end.
  const beginning = Math.min(first, startOfDay(dayOf(until, timeZone), timeZone) - 1)
  const after = timeframeStart ? startOfDay(timeframeStart, timeZone) - 1 : beginning
  return { after: Math.min(after, until), until }
}

/** The same number of whole days before the period, so that they do not change while its last day runs. */
export function periodBefore({ after, until }: Period, { timeZone }: ReportFacts): Period {
  const first = dayOf(after + 1, timeZone)
  const earlier = shiftedDay(first, -daysFromTo(first, dayOf(until, timeZone)))
  return { after: startOfDay(earlier, timeZone) - 1, until: startOfDay(first, timeZone) - 1 }
}

export function isWithin(time: number, { after, until }: Period): boolean {
  return time > after && time <= until
}

/** The account over a period: `closing = opening + deposits + profit`, to the penny. */
export interface PeriodFigures {
  opening: Pounds
  deposits: Pounds
  /** Before fees. */
  realised: Pounds
  unrealisedChange: Pounds
  fees: Pounds
  /** `realised + unrealisedChange - fees` */
  profit: Pounds
  closing: Pounds
  bought: Pounds
  sold: Pounds
  /** Those that count, oldest first. */
  fills: readonly Fill[]
  /** Oldest first. */
  roundTrips: readonly RoundTrip[]
}

export function figuresOf({ ledger, priceAt }: ReportFacts, period: Period): PeriodFigures {
  const { book, live } = foldOf(ledger)
  const fills = live
    .slice()
    .filter((entry): entry is Fill => entry.kind === 'fill' && isWithin(entry.at, period))
  const roundTrips = performanceOf(book).roundTrips.filter(({ closedAt }) =>
    isWithin(closedAt, period),
  )
  const nothing = { time: 0, equity: '0.00', netDeposits: '0.00' }
  const [from = nothing, to = nothing] = equityCurve(ledger, [period.after, period.until], priceAt)
  const profit = exact(profitBetween(from, to))
  const realised = total(roundTrips.map((trip) => trip.profit))
  const fees = total(fills.map(({ fee }) => fee))
  return {
    opening: from.equity,
    deposits: pounds(exact(to.netDeposits).minus(exact(from.netDeposits))),
    realised,
    unrealisedChange: pounds(profit.minus(exact(realised)).plus(exact(fees))),
    fees,
    profit: pounds(profit),
    closing: to.equity,
    bought: total(valuesOf(fills, 'buy')),
    sold: total(valuesOf(fills, 'sell')),
    fills,
    roundTrips,
  }
}

/** The sum of amounts, exactly. */
export function total(amounts: readonly Pounds[]): Pounds {
  return pounds(sum(amounts.map((amount) => exact(amount))))
}

export function valuesOf(fills: readonly Fill[], side: Fill['side']): Pounds[] {
  return fills.filter((fill) => fill.side === side).map(({ value }) => value)
}
