import { usePairPrice } from '@aldergate/charts/quotes'
import { Badge, color, fontSize, SampleTag, space, type Tone, useFormat } from '@aldergate/ui'
import { SignedChange } from '@aldergate/ui/data'
import styled from 'styled-components'
import { PairCard } from '../../parts/PairCard'
import { Confidence } from './Confidence'
import type { Insight, Risk } from './insight'
import { InsightActions } from './InsightActions'
import { SignalTag } from './SignalTag'
import { useText } from './texts'

const RISK_TONES: Readonly<Record<Risk, Tone>> = { low: 'ok', medium: 'warn', high: 'danger' }

export function InsightCard({ insight }: { insight: Insight }) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const { pair, signal, confidence, risk } = insight

  const facts = [
    { label: t('price'), value: pairPrice(pair, insight.price) },
    { label: t('change24h'), value: <SignedChange percent={insight.change24h} /> },
    { label: t('volume'), value: format.sampleAmount(insight.volume) },
    {
      label: t('marketCap'),
      value: insight.marketCap ? format.sampleAmount(insight.marketCap) : t('none'),
    },
    { label: t('support'), value: pairPrice(pair, insight.supportLevel) },
    { label: t('resistance'), value: pairPrice(pair, insight.resistanceLevel) },
    { label: t('rsi'), value: insight.rsi },
    { label: t('risk'), value: <Badge tone={RISK_TONES[risk]}>{t(`risk.${risk}`)}</Badge> },
  ]

  return (
    <Card
      pair={pair}
      end={
        <>
          <SampleTag />
          <SignalTag signal={signal} />
        </>
      }
    >
      <Confidence percent={confidence} />
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <InsightActions insight={insight} />
    </Card>
  )
}

/** The head wraps when it is too narrow: the list scrolls, so no name need be truncated. */
const Card = styled(PairCard)`
  & > :first-child {
    flex-wrap: wrap;
    row-gap: 0;
  }

  & > :first-child > h4 + span {
    flex-basis: auto;
    overflow: visible;
    white-space: normal;
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(78px, 1fr));
  gap: ${space(1)} ${space(2)};
  font-size: ${fontSize.s12};
  line-height: 18px;
  white-space: nowrap;

  dt {
    color: ${color.t3};
    font-size: ${fontSize.s11};
    line-height: 15px;
  }
`
