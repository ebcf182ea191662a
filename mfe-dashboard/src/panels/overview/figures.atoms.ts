import { tickingAtom } from '@aldergate/market/state'
import { type Figures, FIGURES_PERIOD_MS, INITIAL_FIGURES, nextFiguresHistory } from './figures'

/** The figures of the last minute, oldest first; they tick only while the panel is on screen. */
export const figuresHistoryAtom = tickingAtom<readonly Figures[]>(
  [INITIAL_FIGURES],
  nextFiguresHistory,
  FIGURES_PERIOD_MS,
  'figures',
)
