import { usePairName } from '@aldergate/charts/quotes'
import { color, EmptyState, media, SimulatedTag, Skeleton, Stack } from '@aldergate/ui'
import { SelectField, ToggleGroup } from '@aldergate/ui/forms'
import { useAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { WholeCard } from '../parts/WholeCard'
import type { Series } from '../performance/series'
import { BENCHMARKS } from './benchmarks.data'
import { CurveChart } from './CurveChart'
import { CurveTable } from './CurveTable'
import type { CurveUnit } from './reading'
import { benchmarkAtom } from './portfolio.atoms'
import { useText } from './texts'

/** How the account went over the span, beside its benchmark. */
export function PerformanceCard({ series }: { series: Series | undefined }) {
  const t = useText()
  const pairName = usePairName()
  const [benchmark, setBenchmark] = useAtom(benchmarkAtom)
  const [unit, setUnit] = useState<CurveUnit>('percent')

  return (
    <WholeCard
      heading={t('performance')}
      actions={
        <>
          <SimulatedTag />
          <ToggleGroup
            label={t('unit')}
            options={[
              { value: 'percent', label: '%' },
              { value: 'money', label: '£' },
            ]}
            value={unit}
            onChange={setUnit}
          />
          <Benchmark>
            <SelectField
              label={t('benchmark')}
              isLabelHidden
              title={t('benchmark')}
              options={BENCHMARKS.map((pair) => ({
                value: pair,
                label: t('against', { name: pairName(pair) }),
              }))}
              value={benchmark}
              onChange={setBenchmark}
            />
          </Benchmark>
        </>
      }
    >
      {!series && <Skeleton height={460} label={t('counting')} />}
      {series && series.points.length < 2 && <EmptyState text={t('notEnoughHistory')} />}
      {series && series.points.length > 1 && (
        <Stack>
          {/* A cursor belongs to the curves that it was set on. */}
          <CurveChart
            key={`${series.span} ${series.until} ${benchmark}`}
            series={series}
            unit={unit}
            benchmarkName={pairName(benchmark)}
          />
          <Note>
            {t(`periods.${series.frequency}`)} {series.until === undefined && t('livePoint')}
          </Note>
          <CurveTable series={series} benchmarkName={pairName(benchmark)} />
        </Stack>
      )}
    </WholeCard>
  )
}

const Benchmark = styled.div`
  width: 264px;
  max-width: 100%;

  ${media.phone} {
    width: 100%;
  }
`

const Note = styled.p`
  color: ${color.t3};
`
