import { FAST_PERIOD, SLOW_PERIOD } from '@aldergate/market/signals'
import { Button, color, fontWeight, handOnFocus, Row, space, useFormat } from '@aldergate/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { chanceOf, type Proposal, proposalOf, TESTED_HOURS } from './pastHits'
import type { Insight } from './insight'
import { useText } from './texts'
import { useHitRate } from './useHitRate'

/** How often a trade such as the card proposes would have reached its target, at the price as it was opened. */
export function HitRate({ insight, price }: { insight: Insight; price: number }) {
  const t = useText()
  const [proposal] = useState(() => proposalOf(insight, price))

  return (
    <Rate>
      <strong>{t('hitRate')}</strong>
      {proposal === 'hold' && <p>{t('hitRateHold')}</p>}
      {proposal === 'outside' && <p>{t('hitRateOutside')}</p>}
      {typeof proposal === 'object' && <TestedRate insight={insight} proposal={proposal} />}
    </Rate>
  )
}

function TestedRate({ insight, proposal }: { insight: Insight; proposal: Proposal }) {
  const t = useText()
  const format = useFormat()
  const tested = useHitRate(proposal, insight)
  const count = format.number(TESTED_HOURS, 0)

  switch (tested.status) {
    case 'running':
      return (
        <>
          <p>{t('hitRateRunning', { count })}</p>
          <Progress aria-label={t('hitRate')} max={1} value={tested.share} />
        </>
      )
    case 'failed':
      return (
        <Row ref={handOnFocus} role="alert">
          <span>{t('hitRateFailed')}</span>
          <Button size="small" onClick={tested.retry}>
            {t('retry')}
          </Button>
        </Row>
      )
    case 'done':
      if (tested.trades === 0) return <p>{t('hitRateNone', { count })}</p>
      return (
        <>
          <p>
            {t(`hitRateOf.${proposal.side}`, {
              count,
              rate: format.percent(tested.percent, 0),
              trades: tested.trades,
              fast: FAST_PERIOD,
              slow: SLOW_PERIOD,
              target: format.percent(proposal.target),
              stop: format.percent(proposal.stop),
            })}
          </p>
          <p>{t('hitRateChance', { rate: format.percent(chanceOf(proposal), 0) })}</p>
        </>
      )
  }
}

const Rate = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.border};

  > strong {
    font-weight: ${fontWeight.semibold};
  }
`

const Progress = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${color.accentFill};
`
