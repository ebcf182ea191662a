import { usePairName } from '@aldergate/charts/quotes'
import { RadarChart } from '@aldergate/charts/figures'
import {
  color,
  EmptyState,
  fontSize,
  SimulatedTag,
  Skeleton,
  space,
  Stack,
  useFormat,
} from '@aldergate/ui'
import { type Column, DataTable } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { WholeCard } from '../parts/WholeCard'
import { metricsOf } from '../performance/metrics'
import type { Series } from '../performance/series'
import { metricText } from './metricText'
import { benchmarkAtom } from './portfolio.atoms'
import { SCORE_AXES, type ScoreAxis, scoreOf } from './riskScores'
import { useText } from './texts'

/** Risk and performance as a shape, with the same numbers as text. */
export function RiskRadarCard({ series }: { series: Series | undefined }) {
  const t = useText()
  return (
    <WholeCard heading={t('radar')} actions={<SimulatedTag />}>
      {series ? <Radar series={series} /> : <Skeleton height={575} />}
    </WholeCard>
  )
}

function Radar({ series }: { series: Series }) {
  const t = useText()
  const format = useFormat()
  const pairName = usePairName()
  const benchmark = pairName(useAtomValue(benchmarkAtom))
  const report = metricsOf(series)
  const own = SCORE_AXES.map((axis) => scoreOf(axis, report.account))
  const theirs = SCORE_AXES.map((axis) => scoreOf(axis, report.benchmark))

  const ends = ({ metric, worst, best }: ScoreAxis) =>
    [worst, best].map((end) => metricText(metric, end, format, 0)).join(' … ')
  const columns: Column<ScoreAxis>[] = [
    {
      id: 'metric',
      header: t('measure'),
      rowHeader: true,
      cell: (axis) => (
        <Names>
          {t(`metric.${axis.metric}`)} <Ends>{ends(axis)}</Ends>
        </Names>
      ),
    },
    {
      id: 'value',
      header: t('value'),
      numeric: true,
      cell: ({ metric }) => metricText(metric, report.account[metric], format),
    },
    {
      id: 'score',
      header: t('score'),
      numeric: true,
      cell: (axis) => format.number(scoreOf(axis, report.account)),
    },
    {
      id: 'benchmarkScore',
      header: t('benchmarkScore'),
      numeric: true,
      cell: (axis) => format.number(scoreOf(axis, report.benchmark)),
    },
  ]

  return (
    <Stack>
      {own.some(Number.isFinite) ? (
        <RadarChart
          label={t('radar')}
          categories={SCORE_AXES.map(({ metric }) => t(`metric.${metric}`))}
          series={[
            { name: t('portfolio'), values: own },
            { name: benchmark, values: theirs },
          ]}
          max={100}
          isTableBeside
        />
      ) : (
        <EmptyState text={t('notEnoughHistory')} />
      )}
      <DataTable
        caption={t('radarTable')}
        columns={columns}
        rows={SCORE_AXES}
        rowKey={({ metric }) => metric}
      />
      <Note>{t('radarScale')}</Note>
    </Stack>
  )
}

const Names = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
`

const Ends = styled.span`
  color: ${color.t3};
  font-size: ${fontSize.s12};
  white-space: nowrap;
`

const Note = styled.p`
  color: ${color.t3};
`
