import { Badge, color, fontSize, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { FEW_TRADES, type LeaderboardRow } from './leaderboard'
import { useText } from './texts'

/** How often a trader won, and of how many trades: 100% of 2 is not much. */
export function WinRate({ winRate, trades }: Pick<LeaderboardRow, 'winRate' | 'trades'>) {
  const t = useText()
  const format = useFormat()

  return (
    <Rate>
      <span>{format.percent(winRate ?? Number.NaN, 1)}</span>
      <Trades>{t('trades', { count: trades })}</Trades>
      {trades > 0 && trades < FEW_TRADES && <Badge tone="warn">{t('fewTrades')}</Badge>}
    </Rate>
  )
}

/** Right-aligned, so that the rates line up whatever stands beside them. */
const Rate = styled.span`
  display: inline-flex;
  flex-flow: row-reverse wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
`

const Trades = styled.span`
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
