import { isJudged, JUDGES } from '@aldergate/market/strategy'
import { Button, Muted, useFormat } from '@aldergate/ui'
import { type Column, DataTable, MoreRows } from '@aldergate/ui/data'
import { useMemo, useState } from 'react'
import { figureText } from '../backtest/figureText'
import { useText as useReportText } from '../backtest/texts'
import type { SweepMap, TakePlace } from './sweepMap'
import { useText } from './texts'
import { useCandidateText } from './useCandidateText'

const FIRST_ROWS = 20

const MORE_ROWS = 80

/** Every candidate as a row, the best first; those that cannot be judged stand last. */
export function SweepTable({ onTake, ...map }: SweepMap & { onTake: TakePlace }) {
  const t = useText()
  const report = useReportText()
  const format = useFormat()
  const { numbersText } = useCandidateText(map)
  const [limit, setLimit] = useState(FIRST_ROWS)
  const { sweep, judge, least, best, now, names } = map
  const { scores, candidates } = sweep

  const ranked = useMemo(() => {
    const worth = (place: number) => {
      const score = scores[place]
      return score && isJudged(score, judge, least) ? score.figures[judge] : -Infinity
    }
    const places = scores.map((_, place) => place)
    return places.sort((one, other) =>
      worth(other) > worth(one) ? 1 : worth(other) < worth(one) ? -1 : one - other,
    )
  }, [scores, judge, least])

  const columns: Column<number>[] = [
    ...names.map((name, axis) => ({
      id: `axis${axis}`,
      header: name,
      numeric: true,
      rowHeader: axis === 0,
      sortBy: (place: number) => Number(candidates[place]?.[axis]?.value),
      cell: (place: number) => format.number(Number(candidates[place]?.[axis]?.value)),
    })),
    ...JUDGES.map((figure) => ({
      id: figure,
      header: report(`figure.${figure}`),
      numeric: true,
      sortBy: (place: number) => Number(scores[place]?.figures[figure]),
      cell: (place: number) =>
        figureText(figure, Number(scores[place]?.figures[figure]), format, report),
    })),
    {
      id: 'trades',
      header: report('figure.trades'),
      numeric: true,
      sortBy: (place) => Number(scores[place]?.trades),
      cell: (place) => format.number(Number(scores[place]?.trades)),
    },
    {
      id: 'take',
      header: t('takeColumn'),
      cell: (place) =>
        place === now ? (
          <Muted as="span">{t('now')}</Muted>
        ) : (
          <Button
            size="small"
            disabled={!onTake}
            aria-label={t('takeNumbers', { numbers: numbersText(place) })}
            onClick={() => onTake?.(place)}
          >
            {place === best ? `★ ${t('take')}` : t('take')}
          </Button>
        ),
    },
  ]

  return (
    <div>
      <DataTable
        caption={t('tableOf', { count: scores.length })}
        rows={ranked}
        rowKey={String}
        columns={columns}
        limit={limit}
      />
      {scores.length > FIRST_ROWS && (
        <MoreRows shown={limit} total={scores.length} onMore={() => setLimit(limit + MORE_ROWS)} />
      )}
    </div>
  )
}
