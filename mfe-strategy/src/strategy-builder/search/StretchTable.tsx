import { DAY_MS } from '@aldergate/market'
import { efficiencyOf, type FoldResult } from '@aldergate/market/strategy'
import { useFormat } from '@aldergate/ui'
import { DataTable, SignedChange } from '@aldergate/ui/data'
import styled from 'styled-components'
import { figureText } from '../backtest/figureText'
import { useText as useReportText } from '../backtest/texts'
import type { FinishedWalk } from './searched'
import { useText } from './texts'
import { usePlaceNames } from './usePlaceNames'
import { isTraded } from './walkFigures'

/** Each unseen stretch with the numbers chosen for it, and their results before and in it. */
export function StretchTable({ walk }: { walk: FinishedWalk }) {
  const t = useText()
  const report = useReportText()
  const format = useFormat()
  const { nameOf } = usePlaceNames()
  const { axes, candidates, setup, plan, found } = walk
  const { judge } = plan
  const none = format.number(Number.NaN)
  // Two stretches of one day would have the same name.
  const written = found.folds.some(({ from, until }) => until - from < DAY_MS)
    ? format.dateTime
    : format.date

  const judged = (score: FoldResult['fit']) =>
    score ? figureText(judge, score.figures[judge], format, report) : none
  const returned = (score: FoldResult['fit']) =>
    score ? <SignedChange percent={score.figures.totalReturn * 100} /> : none

  return (
    <DataTable<FoldResult>
      stacks
      caption={t('stretches')}
      rows={found.folds}
      rowKey={({ from }) => String(from)}
      columns={[
        {
          id: 'stretch',
          header: t('stretch'),
          rowHeader: true,
          cell: ({ from, until }) => (
            <Period>{t('period', { from: written(from), until: written(until) })}</Period>
          ),
        },
        ...axes.map(({ place }, axis) => ({
          id: `axis${axis}`,
          header: nameOf(place, setup.tested),
          numeric: true,
          cell: ({ chosen }: FoldResult) =>
            chosen === undefined
              ? t('noChoice')
              : format.number(Number(candidates[chosen]?.[axis]?.value)),
        })),
        ...(judge === 'totalReturn'
          ? []
          : [
              {
                id: 'fitJudge',
                header: t('fitFigure', { figure: report(`figure.${judge}`) }),
                numeric: true,
                cell: ({ fit }: FoldResult) => judged(fit),
              },
              {
                id: 'unseenJudge',
                header: t('unseenFigure', { figure: report(`figure.${judge}`) }),
                numeric: true,
                cell: ({ unseen }: FoldResult) => judged(unseen),
              },
            ]),
        {
          id: 'fit',
          header: t('fitFigure', { figure: report('figure.totalReturn') }),
          numeric: true,
          cell: ({ fit }) => returned(fit),
        },
        {
          id: 'unseen',
          header: t('unseenFigure', { figure: report('figure.totalReturn') }),
          numeric: true,
          cell: ({ unseen }) => returned(unseen),
        },
        {
          id: 'trades',
          header: t('unseenFigure', { figure: report('figure.trades') }),
          numeric: true,
          cell: ({ unseen }) => (unseen ? format.number(unseen.trades) : none),
        },
        {
          id: 'efficiency',
          header: t('efficiency'),
          numeric: true,
          cell: (fold) =>
            isTraded(fold)
              ? format.percent(efficiencyOf([fold.fit], [fold.unseen]) * 100, 0)
              : none,
        },
      ]}
    />
  )
}

const Period = styled.span`
  white-space: nowrap;
`
