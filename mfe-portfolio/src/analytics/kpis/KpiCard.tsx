import { Button, color, fontSize, fontWeight, radius, Skeleton, space } from '@aldergate/ui'
import { Sparkline } from '@aldergate/ui/data'
import { useId } from 'react'
import styled from 'styled-components'
import { type Kpi, KPI_FACTS, type KpiId } from './kpi'
import { useText } from './texts'
import { TrendMark } from './TrendMark'
import { useKpiFormat } from './useKpiFormat'

interface KpiCardProps {
  id: KpiId
  /** `undefined` while it is being computed. */
  kpi: Kpi | undefined
  onDetails: () => void
}

/** A key figure: its value, its trend against the comparison, and a small chart of its history. */
export function KpiCard({ id, kpi, onDetails }: KpiCardProps) {
  const t = useText()
  const titleId = useId()

  return (
    <Surface aria-labelledby={titleId}>
      <Title id={titleId}>{t(`${id}.label`)}</Title>
      {kpi ? <Figures kpi={kpi} /> : <Skeleton height={heightOf(id)} label={t('computing')} />}
      <Button size="small" aria-describedby={titleId} disabled={!kpi} onClick={onDetails}>
        {t('viewDetails')}
      </Button>
    </Surface>
  )
}

function Figures({ kpi }: { kpi: Kpi }) {
  const t = useText()
  const { value, comparison, detail } = useKpiFormat()
  const about = detail(kpi)

  return (
    <div>
      <Value translate="no">
        {value(kpi)}
        {about && <About>{about}</About>}
      </Value>
      <Compared>
        <TrendMark kpi={kpi} /> <span>{comparison(kpi)}</span>
      </Compared>
      <Line>
        {kpi.history.length > 1 && (
          <Sparkline
            values={kpi.history.map((point) => point.value)}
            label={t('historyOf', { label: t(`${kpi.id}.label`) })}
            height={20}
          />
        )}
      </Line>
    </div>
  )
}

/** The height of the figures below, in pixels, reserved so that nothing shifts when they appear. */
function heightOf(id: KpiId): number {
  return KPI_FACTS[id].beside ? 102 : 86
}

const Surface = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};

  > div {
    width: 100%;
  }
`

const Title = styled.h3`
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
  line-height: 16px;
`

const Value = styled.p`
  font-size: ${fontSize.s20};
  font-weight: ${fontWeight.semibold};
  line-height: 26px;
`

/** Always a line of its own, even if it would fit beside the value. */
const About = styled.span`
  display: block;
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.regular};
  line-height: 16px;
`

/** Two lines high, so that a longer comparison moves no card. */
const Compared = styled.p`
  min-height: 32px;
  color: ${color.t3};
  font-size: ${fontSize.s12};
  line-height: 16px;
`

const Line = styled.div`
  height: 28px;
  padding-top: ${space(1)};
`
