import { Stack } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import type { Span } from '../performance/span'
import { useSeries } from '../performance/useSeries'
import { MetricsCard } from './MetricsCard'
import { PerformanceCard } from './PerformanceCard'
import { benchmarkAtom } from './portfolio.atoms'
import { RiskRadarCard } from './RiskRadarCard'
import { SpanColumns } from './SpanColumns'
import { SummaryCards } from './SummaryCards'

/** All that follows the chosen span, out of its one series. */
export function SpanView({ span }: { span: Span }) {
  const benchmark = useAtomValue(benchmarkAtom)
  const series = useSeries(span, benchmark)
  const day = useSeries('day', benchmark)

  return (
    <Stack>
      <SummaryCards span={span} series={series} day={day} />
      <SpanColumns>
        <Stack>
          <PerformanceCard series={series} />
          <MetricsCard series={series} />
        </Stack>
        <RiskRadarCard series={series} />
      </SpanColumns>
    </Stack>
  )
}
