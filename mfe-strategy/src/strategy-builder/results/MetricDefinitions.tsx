import { color, fontSize, fontWeight, space } from '@aldergate/ui'
import styled from 'styled-components'
import type { Metrics } from './metrics'
import { useText } from './texts'

const METRICS = [
  'totalPnL',
  'maxDrawdown',
  'winRate',
  'sharpeRatio',
  'avgTrade',
] as const satisfies readonly (keyof Metrics)[]

/** What each figure is, for who wants to check it. */
export function MetricDefinitions() {
  const t = useText()

  return (
    <details>
      <Summary>{t('definitions')}</Summary>
      <List>
        {METRICS.map((metric) => (
          <div key={metric}>
            <dt>{t(metric)}</dt>
            <dd>{t(`definition.${metric}`)}</dd>
          </div>
        ))}
      </List>
    </details>
  )
}

const Summary = styled.summary`
  margin-top: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  cursor: pointer;
`

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};
  font-size: ${fontSize.s12};

  dt {
    font-weight: ${fontWeight.semibold};
  }

  dd {
    color: ${color.t2};
  }
`
