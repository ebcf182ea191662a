import { tickingAtom } from '@aldergate/market/state'
import { type Atom, atom } from 'jotai'
import { type Figures, FIGURES_PERIOD_MS, INITIAL_FIGURES, nextFiguresHistory } from './figures'

/** The figures of the last minute, oldest first; they tick only while the panel is on screen. */
export const figuresHistoryAtom = tickingAtom<readonly Figures[]>(
  [INITIAL_FIGURES],
  nextFiguresHistory,
  FIGURES_PERIOD_MS,
  'figures',
)

/** One atom per figure, so that a component re-renders only when its figure changes. */
export const FIGURE_ATOMS: Readonly<Record<keyof Figures, Atom<number>>> = {
  portfolioValue: newest('portfolioValue'),
  profitLoss: newest('profitLoss'),
  openTrades: newest('openTrades'),
  closedTrades24h: newest('closedTrades24h'),
}

function newest(figure: keyof Figures) {
  return atom((get) => (get(figuresHistoryAtom).at(-1) ?? INITIAL_FIGURES)[figure])
}
