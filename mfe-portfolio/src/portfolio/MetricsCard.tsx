import { usePairName } from '@aldergate/charts/quotes'
import {
  Card,
  color,
  fontSize,
  fontWeight,
  media,
  Muted,
  radius,
  SimulatedTag,
  size,
  Skeleton,
  space,
  useFormat,
} from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import styled from 'styled-components'
import { METRICS, type Metric, metricsOf, type MetricReport } from '../performance/metrics'
import type { Series } from '../performance/series'
import { MetricHelp } from './MetricHelp'
import { metricText } from './metricText'
import { benchmarkAtom } from './portfolio.atoms'
import { useText } from './texts'

/** The risk and performance measures of the displayed series, each with the data behind it. */
export function MetricsCard({ series }: { series: Series | undefined }) {
  const t = useText()
  return (
    <Card heading={t('metrics')} actions={<SimulatedTag />}>
      {series ? <Metrics series={series} /> : <WaitingMetrics />}
    </Card>
  )
}

/** Reserves the metrics' height at every width. */
function WaitingMetrics() {
  const t = useText()
  return (
    <>
      <List>
        {METRICS.map((metric) => (
          <Box key={metric}>
            <Head>{t(`metric.${metric}`)}</Head>
            <Skeleton height={46} />
          </Box>
        ))}
      </List>
      <Note>{t('counting')}</Note>
    </>
  )
}

function Metrics({ series }: { series: Series }) {
  const t = useText()
  const report = metricsOf(series)
  const { observations, perYear } = report

  return (
    <>
      <List>
        {METRICS.map((metric) => (
          <Tile key={metric} metric={metric} report={report} series={series} />
        ))}
      </List>
      <Note>
        {Number.isNaN(report.account.volatility)
          ? t('tooFew', { count: observations })
          : t(`basis.${series.frequency}`, { count: observations, perYear })}
      </Note>
    </>
  )
}

interface TileProps {
  metric: Metric
  report: MetricReport
  series: Series
}

function Tile({ metric, report, series }: TileProps) {
  const t = useText()
  const format = useFormat()
  const labelId = useId()
  const pairName = usePairName()
  const benchmark = pairName(useAtomValue(benchmarkAtom))

  return (
    <Box role="group" aria-labelledby={labelId}>
      <Head>
        <span id={labelId}>{t(`metric.${metric}`)}</span>
        <MetricHelp metric={metric} report={report} series={series} />
      </Head>
      <Value>{metricText(metric, report.account[metric], format)}</Value>
      <Muted as="div">
        {metric === 'beta' || metric === 'alpha'
          ? t('against', { name: benchmark })
          : t('benchmarkHas', {
              name: benchmark,
              value: metricText(metric, report.benchmark[metric], format),
            })}
      </Muted>
    </Box>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Box = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  min-height: ${size.row};
  color: ${color.t2};
  font-size: ${fontSize.s12};

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`

const Value = styled.div`
  font-size: ${fontSize.s20};
  font-weight: ${fontWeight.semibold};
  line-height: 28px;
`

const Note = styled.p`
  margin-top: ${space(2)};
  color: ${color.t3};
`
