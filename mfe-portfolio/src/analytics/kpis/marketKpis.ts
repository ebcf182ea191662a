import { dayChangePercent, type HourlyCloses, type Pair } from '@aldergate/market'
import { annualVolatility, mean, PERIODS_PER_YEAR, returnsOf } from '@aldergate/market/metrics'
import type { Kpi, KpiPoint } from './kpi'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** A pair's price hour by hour, now last. */
export interface PairHours extends HourlyCloses {
  pair: Pair
  /** The price 24 hours before now, as every screen has it. */
  open: number
}

/** The figures of the market: now, and at each whole hour of the day before. */
export function marketKpis(market: readonly PairHours[]): Kpi[] {
  const rising = (back: number) => market.filter((hours) => dayChange(hours, back) > 0).length
  const falling = market.filter((hours) => dayChange(hours, 0) < 0).length
  return [
    {
      ...kpiOfHours('breadth', market, (back) => (rising(back) / market.length) * 100),
      counts: { rose: rising(0), fell: falling },
    },
    kpiOfHours('marketChange', market, (back) =>
      average(market, (hours) => dayChange(hours, back)),
    ),
    kpiOfHours('marketVolatility', market, (back) =>
      average(market, (hours) => dayVolatility(hours, back)),
    ),
    topMoverKpi(market),
  ]
}

/** The pair that moved most in a day, either way, and how it came there. */
function topMoverKpi(market: readonly PairHours[]): Kpi {
  const [mover] = market.toSorted(
    (one, other) => Math.abs(dayChange(other, 0)) - Math.abs(dayChange(one, 0)),
  )
  if (!mover) return { id: 'topMover', value: Number.NaN, previous: Number.NaN, history: [] }
  const path = kpiOfHours('topMover', [mover], (back) =>
    dayChangePercent({ price: closeAt(mover, back), open: mover.open }),
  )
  return { ...path, previous: 0, pair: mover.pair }
}

function kpiOfHours(
  id: Kpi['id'],
  market: readonly PairHours[],
  valueOf: (hoursBack: number) => number,
): Kpi {
  const endedAt = market[0]?.endedAt ?? Number.NaN
  const history = Array.from({ length: DAY_HOURS + 1 }, (_item, index): KpiPoint => {
    const back = DAY_HOURS - index
    return { time: endedAt - (back - 1) * HOUR_MS, value: valueOf(back) }
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

/** In percent, over the day that ended so many hours ago. */
function dayChange(hours: PairHours, hoursBack: number): number {
  const open = hoursBack === 0 ? hours.open : closeAt(hours, hoursBack + DAY_HOURS)
  return dayChangePercent({ price: closeAt(hours, hoursBack), open })
}

/** In percent a year, from the hourly returns of that day. */
function dayVolatility({ closes }: PairHours, hoursBack: number): number {
  const end = closes.length - hoursBack
  const day = closes.slice(Math.max(0, end - DAY_HOURS - 1), end)
  return 100 * annualVolatility(returnsOf(day), PERIODS_PER_YEAR.hourly)
}

function average(market: readonly PairHours[], valueOf: (hours: PairHours) => number): number {
  return mean(Float64Array.from(market, valueOf))
}
