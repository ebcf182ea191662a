import { type Figure, LEAST_MS, type Report } from './report'

/** Why a figure has no meaning. */
export type Missing =
  | 'noTrades'
  | 'oneTrade'
  | 'noWins'
  | 'noLosses'
  | 'equalTrades'
  | 'noDrawdown'
  | 'noLosingDay'
  | 'noVolatility'
  | 'tooFewDays'
  | 'tooFewBars'
  | 'tooLarge'

/** A million percent: more in a year says but that it was made of a few good days. */
const MOST_GROWTH = 10_000

/** The figures that are made of the growth of a year. */
const OF_GROWTH: ReadonlySet<Figure> = new Set(['cagr', 'calmarRatio'])

/** Returns why a figure of a report is missing, or `undefined`. */
export function missingBecause(figure: Figure, report: Report): Missing | undefined {
  const { figures } = report
  const isTooLarge = OF_GROWTH.has(figure) && figures.cagr > MOST_GROWTH
  if (Number.isFinite(figures[figure]) && !isTooLarge) return undefined
  return REASONS[figure]?.(report) ?? 'tooFewBars'
}

/** Returns a figure of a report as displayed: NaN if it is missing. */
export function shownValue(figure: Figure, report: Report): number {
  return missingBecause(figure, report) ? Number.NaN : report.figures[figure]
}

type Reason = (report: Report) => Missing | undefined

const noTrades: Reason = ({ figures }) => (figures.trades === 0 ? 'noTrades' : undefined)
const noWins: Reason = ({ figures }) => (figures.wins === 0 ? 'noWins' : undefined)
const noLosses: Reason = ({ figures }) => (figures.losses === 0 ? 'noLosses' : undefined)
const oneTrade: Reason = ({ figures }) => (figures.trades === 1 ? 'oneTrade' : 'equalTrades')
const tooFewDays: Reason = ({ spanMs }) => (spanMs >= LEAST_MS ? undefined : 'tooFewDays')
const noDrawdown: Reason = ({ figures }) => (figures.maxDrawdown === 0 ? 'noDrawdown' : undefined)
const always = (missing: Missing) => () => missing

const REASONS: Partial<Record<Figure, Reason>> = {
  winRate: noTrades,
  avgTrade: noTrades,
  avgTradeReturn: noTrades,
  bestTrade: noTrades,
  worstTrade: noTrades,
  avgTradeMs: noTrades,
  avgWin: first(noTrades, noWins),
  avgLoss: first(noTrades, noLosses),
  profitFactor: first(noTrades, noLosses),
  expectancy: first(noTrades, noLosses),
  kelly: first(noTrades, noLosses, noWins),
  sqn: first(noTrades, oneTrade),
  annualReturn: tooFewDays,
  annualVolatility: tooFewDays,
  sharpeRatio: first(noTrades, tooFewDays, always('noVolatility')),
  sortinoRatio: first(noTrades, tooFewDays, always('noLosingDay')),
  calmarRatio: first(noTrades, tooFewDays, noDrawdown, always('tooLarge')),
  cagr: first(tooFewDays, always('tooLarge')),
  avgDrawdownMs: noDrawdown,
  longestDrawdownMs: noDrawdown,
}

function first(...reasons: readonly Reason[]): Reason {
  return (report) => {
    for (const reason of reasons) {
      const missing = reason(report)
      if (missing) return missing
    }
    return undefined
  }
}
