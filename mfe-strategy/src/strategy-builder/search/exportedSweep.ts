import type { ReportTable } from '@aldergate/files'
import { JUDGES } from '@aldergate/market/strategy'
import { inItsUnit } from '../backtest/exportedRun'
import type { Translate } from '../backtest/texts'
import type { FinishedSweep } from './searched'

/** One row per candidate, in the requested order; `names` are those of the varied numbers. */
export function sweepFile(
  { scores, candidates }: FinishedSweep,
  names: readonly string[],
  t: Translate,
): ReportTable {
  const headers = JUDGES.map((figure) => {
    const { unit } = inItsUnit(figure, 0)
    // No judge is an amount of money or a time.
    return unit === 'percent'
      ? `${t(`figure.${figure}`)} (${t('unit.percent')})`
      : t(`figure.${figure}`)
  })
  return {
    columns: [...names, ...headers, t('figure.trades')].map((header) => ({
      header,
      kind: 'number',
    })),
    rows: scores.map((score, place) => [
      ...names.map((_, axis) => Number(candidates[place]?.[axis]?.value)),
      ...JUDGES.map((figure) => inItsUnit(figure, score.figures[figure]).value),
      score.trades,
    ]),
  }
}
