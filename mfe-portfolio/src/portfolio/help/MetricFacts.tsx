import { usePairName } from '@aldergate/charts/quotes'
import type { Pair } from '@aldergate/market'
import { color, font, fontWeight, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { type Metric, type MetricReport, MIN_OBSERVATIONS } from '../../performance/metrics'
import type { Series } from '../../performance/series'
import { FORMULAS } from './formulas.data'
import { useText } from './texts'

export interface MetricFactsProps {
  metric: Metric
  report: MetricReport
  series: Series
  benchmark: Pair
}

/** The meaning of a metric, its formula, and the data that it was worked out from. */
export function MetricFacts({ metric, report, series, benchmark }: MetricFactsProps) {
  const t = useText()
  const pairName = usePairName()
  const format = useFormat()
  const { observations, perYear } = report
  const isDepth = metric === 'maxDrawdown'
  const needsBenchmark = metric === 'alpha' || metric === 'beta'

  const facts = [
    [t('benchmark'), needsBenchmark ? `${pairName(benchmark)} (${benchmark})` : t('notNeeded')],
    [
      t('annualisation'),
      isDepth || metric === 'beta'
        ? t('notAnnualised')
        : t(`year.${series.frequency}`, { perYear }),
    ],
    [t('riskFree'), format.percent(0)],
    [
      t('observations'),
      isDepth
        ? t('pointsOf', { count: series.points.length })
        : t(`returnsOf.${series.frequency}`, { count: observations }),
    ],
  ] as const

  return (
    <>
      <p>{t(`meaning.${metric}`)}</p>
      <Formula>{FORMULAS[metric]}</Formula>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {observations < MIN_OBSERVATIONS && <p>{t('needs', { count: MIN_OBSERVATIONS })}</p>}
    </>
  )
}

const Formula = styled.p`
  padding: ${space(1)} ${space(2)};
  border-left: 2px solid ${color.accent};
  background: ${color.s3};
  font-family: ${font.mono};
`

const Facts = styled.dl`
  display: grid;
  gap: 2px;

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
  }

  dt {
    flex: none;
    color: ${color.t3};
  }

  dd {
    margin: 0;
    font-weight: ${fontWeight.medium};
    text-align: right;
  }
`
