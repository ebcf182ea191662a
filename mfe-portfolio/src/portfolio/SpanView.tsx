import { media, Stack } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import type { Series } from '../performance/series'
import type { Choice, Range, Span } from '../performance/span'
import { useSeries } from '../performance/useSeries'
import { MetricsCard } from './MetricsCard'
import { PerformanceCard } from './PerformanceCard'
import { benchmarkAtom } from './portfolio.atoms'
import { RiskRadarCard } from './RiskRadarCard'
import { SummaryCards } from './SummaryCards'
import { WaitingSummary } from './WaitingSummary'

/** Everything that depends on the chosen span or range, from its one series; a prerendered page has none. */
export function SpanView({ chosen }: { chosen: Span | Range }) {
  const span = typeof chosen === 'string' ? chosen : 'custom'
  return (
    <Suspense fallback={<Parts summary={<WaitingSummary span={span} />} series={undefined} />}>
      <LiveView span={span} chosen={chosen} />
    </Suspense>
  )
}

function LiveView({ span, chosen }: { span: Choice; chosen: Span | Range }) {
  const benchmark = useAtomValue(benchmarkAtom)
  const series = useSeries(chosen, benchmark)
  const day = useSeries('day', benchmark)
  const summary = <SummaryCards span={span} series={series} day={day} />

  return <Parts summary={summary} series={series} />
}

function Parts({ summary, series }: { summary: ReactNode; series: Series | undefined }) {
  return (
    <Stack>
      {summary}
      <Columns>
        <Stack>
          <PerformanceCard series={series} />
          <MetricsCard series={series} />
        </Stack>
        <RiskRadarCard series={series} />
      </Columns>
    </Stack>
  )
}

/** The curve and the metrics, and the risk beside them where there is room. */
const Columns = styled(Stack)`
  align-content: stretch;

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 7fr) minmax(400px, 4fr);
  }
`
