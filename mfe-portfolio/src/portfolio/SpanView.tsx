import { media, Stack } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import type { Span } from '../performance/span'
import { useSeries } from '../performance/useSeries'
import { MetricsCard } from './MetricsCard'
import { PerformanceCard } from './PerformanceCard'
import { benchmarkAtom } from './portfolio.atoms'
import { RiskRadarCard } from './RiskRadarCard'
import { SummaryCards } from './SummaryCards'

/** All that follows the chosen span, out of its one series. */
export function SpanView({ span }: { span: Span }) {
  const benchmark = useAtomValue(benchmarkAtom)
  const series = useSeries(span, benchmark)
  const day = useSeries('day', benchmark)

  return (
    <Stack>
      <SummaryCards span={span} series={series} day={day} />
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

const Columns = styled(Stack)`
  align-content: stretch;

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 7fr) minmax(400px, 4fr);
  }
`
