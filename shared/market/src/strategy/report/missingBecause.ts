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
  | 'ruined'

/** Returns why a figure of a report is missing; `undefined` for one that is there. */
export function missingBecause(figure: Figure, report: Report): Missing | undefined {
  if (Number.isFinite(report.figures[figure])) return undefined
  return REASONS[figure]?.(report) ?? 'tooFewBars'
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
  calmarRatio: first(noTrades, tooFewDays, noDrawdown),
  cagr: first(tooFewDays, always('ruined')),
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
