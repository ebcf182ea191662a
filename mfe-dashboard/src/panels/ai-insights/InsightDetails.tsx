import {
  Badge,
  color,
  fontSize,
  radius,
  SimulatedTag,
  space,
  type Tone,
  useFormat,
} from '@aldergate/ui'
import { usePairPrice } from '@aldergate/charts/quotes'
import { SIGNAL_HOURS } from '@aldergate/market/signals'
import { candlesAtom, quoteAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { HitRate } from './HitRate'
import type { Insight } from './insight'
import { type Leaning, reasonsFor } from './reasons'
import { useText } from './texts'
import { useReasonText } from './useReasonText'

const LEANINGS: Readonly<Record<Leaning, { glyph: string; tone: Tone }>> = {
  buy: { glyph: '▲', tone: 'up' },
  sell: { glyph: '▼', tone: 'down' },
  neither: { glyph: '■', tone: 'neutral' },
}

/** Reasons for and against the card, from the simulated series at this moment. */
export function InsightDetails({ insight }: { insight: Insight }) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const reasonText = useReasonText()
  const { reasons, price } = useReasons(insight)
  const { pair } = insight

  return (
    <Details aria-label={t('detailsOf', { pair })}>
      <Source>
        {t('reasonsFrom', {
          hours: format.number(SIGNAL_HOURS),
          price: pairPrice(pair, price),
        })}
        <SimulatedTag />
      </Source>
      <Reasons>
        {reasons.map((reason) => {
          const { glyph, tone } = LEANINGS[reason.leaning]
          return (
            <Reason key={reason.kind}>
              <Badge tone={tone}>
                <span aria-hidden="true">{glyph}</span>
                {t(`leaning.${reason.leaning}`)}
              </Badge>
              <span>{reasonText(reason)}</span>
            </Reason>
          )
        })}
      </Reasons>
      <HitRate insight={insight} price={price} />
    </Details>
  )
}

/** The reasons for an insight from the simulated series as it is now, and the current price. */
function useReasons(insight: Insight) {
  const candles = useAtomValue(candlesAtom(insight.pair, '1h', SIGNAL_HOURS))
  const { price } = useAtomValue(quoteAtom(insight.pair))

  const closes = Float64Array.from(candles, ({ close }) => close)
  return { reasons: reasonsFor(closes, price, insight), price }
}

const Details = styled.section`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.s2};
  font-size: ${fontSize.s12};
`

const Source = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
`

/** All leanings stand in one column, as wide as the longest of them. */
const Reasons = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  column-gap: ${space(2)};
`

const Reason = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: start;
  padding: ${space(1)} 0;
`
