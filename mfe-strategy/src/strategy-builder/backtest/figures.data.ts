import type { Figure } from '@aldergate/market/strategy'

/** The format of a figure. */
export type FigureKind =
  | 'money'
  | 'signedMoney'
  | 'percent'
  | 'signedPercent'
  | 'ratio'
  | 'multiple'
  | 'count'
  | 'duration'

export interface FigureRow {
  kind: FigureKind
  /** Whether a higher or a lower figure is better; missing if that is a matter of taste. */
  better?: 'higher' | 'lower'
  /** The year noted beside it, if any: the number of daily returns in a year, or the calendar's 365 days. */
  year?: 'returns' | 'calendar'
}

/** Every figure that is shown. */
export const FIGURES = {
  totalPnL: { kind: 'signedMoney', better: 'higher' },
  maxDrawdown: { kind: 'percent', better: 'higher' },
  winRate: { kind: 'percent', better: 'higher' },
  sharpeRatio: { kind: 'ratio', better: 'higher' },
  avgTrade: { kind: 'signedMoney', better: 'higher' },
  finalEquity: { kind: 'money', better: 'higher' },
  peakEquity: { kind: 'money', better: 'higher' },
  totalReturn: { kind: 'signedPercent', better: 'higher' },
  buyAndHoldReturn: { kind: 'signedPercent' },
  annualReturn: { kind: 'signedPercent', better: 'higher', year: 'returns' },
  cagr: { kind: 'signedPercent', better: 'higher', year: 'calendar' },
  annualVolatility: { kind: 'percent', better: 'lower', year: 'returns' },
  sortinoRatio: { kind: 'ratio', better: 'higher', year: 'returns' },
  calmarRatio: { kind: 'ratio', better: 'higher', year: 'calendar' },
  avgDrawdownMs: { kind: 'duration', better: 'lower' },
  longestDrawdownMs: { kind: 'duration', better: 'lower' },
  exposure: { kind: 'percent' },
  trades: { kind: 'count' },
  avgTradeMs: { kind: 'duration' },
  avgTradeReturn: { kind: 'signedPercent', better: 'higher' },
  bestTrade: { kind: 'signedPercent', better: 'higher' },
  worstTrade: { kind: 'signedPercent', better: 'higher' },
  longestWins: { kind: 'count', better: 'higher' },
  longestLosses: { kind: 'count', better: 'lower' },
  fees: { kind: 'money', better: 'lower' },
  avgWin: { kind: 'signedPercent', better: 'higher' },
  avgLoss: { kind: 'signedPercent', better: 'higher' },
  profitFactor: { kind: 'ratio', better: 'higher' },
  expectancy: { kind: 'multiple', better: 'higher' },
  sqn: { kind: 'ratio', better: 'higher' },
  kelly: { kind: 'percent', better: 'higher' },
} as const satisfies Partial<Record<Figure, FigureRow>>

export type ShownFigure = keyof typeof FIGURES

export const SHOWN_FIGURES = Object.keys(FIGURES) as ShownFigure[]

/** Those that the specification names, in its order. */
export const KEY_FIGURES = [
  'totalPnL',
  'maxDrawdown',
  'winRate',
  'sharpeRatio',
  'avgTrade',
] as const satisfies ShownFigure[]

/** The other figures, grouped by subject. */
export const FIGURE_GROUPS = [
  {
    id: 'growth',
    figures: [
      'finalEquity',
      'peakEquity',
      'totalReturn',
      'buyAndHoldReturn',
      'annualReturn',
      'cagr',
    ],
  },
  {
    id: 'risk',
    figures: [
      'annualVolatility',
      'sortinoRatio',
      'calmarRatio',
      'avgDrawdownMs',
      'longestDrawdownMs',
      'exposure',
    ],
  },
  {
    id: 'trading',
    figures: [
      'trades',
      'avgTradeMs',
      'avgTradeReturn',
      'bestTrade',
      'worstTrade',
      'longestWins',
      'longestLosses',
      'fees',
    ],
  },
  {
    id: 'edge',
    figures: ['avgWin', 'avgLoss', 'profitFactor', 'expectancy', 'sqn', 'kelly'],
  },
] as const satisfies { id: string; figures: ShownFigure[] }[]
