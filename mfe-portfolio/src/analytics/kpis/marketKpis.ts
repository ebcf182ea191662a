import { dayChangePercent, type HourlyCloses, type Pair, HOUR_MS } from '@aldergate/market'
import { annualVolatility, mean, PERIODS_PER_YEAR, returnsOf } from '@aldergate/market/metrics'
import type { Kpi, KpiId, KpiPoint } from './kpi'

const DAY_HOURS = 24

/** The newest whole hour has index 1; this is the index of the hour at or before 24 hours ago. */
const DAY_AGO = DAY_HOURS + 1

/** A pair's hourly prices; the last one is the current price. */
export interface PairHours extends HourlyCloses {
  pair: Pair
  /** The price 24 hours before now, as every screen has it. */
  open: number
}

/** The figures of the whole market at each whole hour since 24 hours ago, oldest first. */
export interface MarketPast {
  endedAt: number
  values: Readonly<Record<MarketFigure, readonly number[]>>
}

/** How each figure of the whole market is computed, a number of hours ago. */
const FIGURES = {
  breadth: (market, back) => (rising(market, back) / market.length) * 100,
  marketChange: (market, back) => average(market, (hours) => dayChange(hours, back)),
  marketVolatility: (market, back) => average(market, (hours) => dayVolatility(hours, back)),
} as const satisfies Partial<
  Record<KpiId, (market: readonly PairHours[], hoursBack: number) => number>
>

type MarketFigure = keyof typeof FIGURES

/**
 * The history of the figures. It changes only when an hour ends, and is expensive: it reads a day per hour of each
 * pair.
 */
export function marketPast(market: readonly PairHours[]): MarketPast {
  const past = (id: MarketFigure) => hoursBack().map((back) => FIGURES[id](market, back))
  return {
    endedAt: endOf(market),
    values: {
      breadth: past('breadth'),
      marketChange: past('marketChange'),
      marketVolatility: past('marketVolatility'),
    },
  }
}

/** The figures of the market: now, when its prices last stepped, and at each whole hour since 24 hours ago. */
export function marketKpis(
  market: readonly PairHours[],
  now: number,
  { values }: MarketPast = marketPast(market),
): Kpi[] {
  const figure = (id: MarketFigure) =>
    kpiOfHours(id, endOf(market), now, [...values[id], FIGURES[id](market, 0)])
  const falling = market.filter((hours) => dayChange(hours, 0) < 0).length
  return [
    { ...figure('breadth'), counts: { rose: rising(market, 0), fell: falling } },
    figure('marketChange'),
    figure('marketVolatility'),
    topMoverKpi(market, now),
  ]
}

/** How many pairs rose over the day that ended so many hours ago. */
function rising(market: readonly PairHours[], hoursBack: number): number {
  return market.filter((hours) => dayChange(hours, hoursBack) > 0).length
}

/** The pair with the largest move in a day, in either direction, and its history. */
function topMoverKpi(market: readonly PairHours[], now: number): Kpi {
  const [mover] = market.toSorted(
    (one, other) => Math.abs(dayChange(other, 0)) - Math.abs(dayChange(one, 0)),
  )
  if (!mover) return { id: 'topMover', value: Number.NaN, previous: Number.NaN, history: [] }
  const changes = [...hoursBack(), 0].map((back) =>
    dayChangePercent({ price: closeAt(mover, back), open: mover.open }),
  )
  const path = kpiOfHours('topMover', endOf(market), now, changes)
  return { ...path, previous: dayChange(mover, DAY_AGO), pair: mover.pair }
}

/** The whole hours since 24 hours ago, oldest first. */
function hoursBack(): number[] {
  return Array.from({ length: DAY_AGO }, (_item, index) => DAY_AGO - index)
}

/** When the newest whole hour ended. */
function endOf(market: readonly PairHours[]): number {
  return market[0]?.endedAt ?? Number.NaN
}

/** The figure from its values at the hours of a day, the current one last. */
function kpiOfHours(id: KpiId, endedAt: number, now: number, values: readonly number[]): Kpi {
  const history = values.map((value, index): KpiPoint => {
    const hour = endedAt + (index - DAY_HOURS) * HOUR_MS
    return { time: index === DAY_AGO ? now : hour, value }
  })
  return {
    id,
    value: history.at(-1)?.value ?? Number.NaN,
    previous: history[0]?.value ?? Number.NaN,
    history: history.filter(({ value }) => Number.isFinite(value)),
  }
}

function closeAt({ closes }: PairHours, hoursBack: number): number {
  return closes.at(-1 - hoursBack) ?? Number.NaN
}

/** In percent, over the day that ended a number of hours ago. */
function dayChange(hours: PairHours, hoursBack: number): number {
  const open = hoursBack === 0 ? hours.open : closeAt(hours, hoursBack + DAY_HOURS)
  return dayChangePercent({ price: closeAt(hours, hoursBack), open })
}

/** Annualised, in percent, from the hourly returns of that day: the running hour is no hourly return. */
function dayVolatility({ closes }: PairHours, hoursBack: number): number {
  const end = closes.length - Math.max(1, hoursBack)
  const day = closes.slice(Math.max(0, end - DAY_HOURS - 1), end)
  return 100 * annualVolatility(returnsOf(day), PERIODS_PER_YEAR.hourly)
}

function average(market: readonly PairHours[], valueOf: (hours: PairHours) => number): number {
  return mean(Float64Array.from(market, valueOf))
}
