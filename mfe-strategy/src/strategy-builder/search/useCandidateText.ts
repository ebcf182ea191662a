import { isJudged } from '@aldergate/market/strategy'
import { useFormat } from '@aldergate/ui'
import { figureText } from '../backtest/figureText'
import { useText as useReportText } from '../backtest/texts'
import type { CellFacts } from './sweepMap'
import { useText } from './texts'
import { usePlaceNames } from './usePlaceNames'

/** Words the figures of candidates. */
export function useCandidateText({ sweep, judge, least, best, now }: CellFacts) {
  const t = useText()
  const report = useReportText()
  const format = useFormat()
  const { valuedName } = usePlaceNames()

  const numbersText = (place: number) =>
    (sweep.candidates[place] ?? [])
      .map((number) => valuedName(number, sweep.setup.tested))
      .join(t('comma'))

  function valueText(place: number): string {
    const score = sweep.scores[place]
    return score ? figureText(judge, score.figures[judge], format, report) : ''
  }

  /** All of a cell in words. */
  function spoken(place: number): string {
    const score = sweep.scores[place]
    if (!score) return ''
    const parts = [
      t('spoken', {
        numbers: numbersText(place),
        figure: report(`figure.${judge}`),
        value: isJudged(score, judge, least) ? valueText(place) : t('notJudged'),
        trades: score.trades,
      }),
      ...(place === best ? [t('best')] : []),
      ...(place === now ? [t('now')] : []),
    ]
    return parts.join(t('comma'))
  }

  return { numbersText, valueText, spoken }
}
