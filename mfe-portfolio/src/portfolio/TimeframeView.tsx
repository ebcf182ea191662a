import { space } from '@aldergate/shared/theme'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { type Timeframe } from '../performance/timeframe'
import { useSeries } from '../performance/useSeries'
import { benchmarkAtom } from './portfolio.atoms'
import { SummaryCards } from './SummaryCards'

/** All that follows the chosen timeframe, out of its one series. */
export function TimeframeView({ timeframe }: { timeframe: Timeframe }) {
  const benchmark = useAtomValue(benchmarkAtom)
  const series = useSeries(timeframe, benchmark)
  const day = useSeries('day', benchmark)

  return (
    <Stack>
      <SummaryCards timeframe={timeframe} series={series} day={day} />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`
