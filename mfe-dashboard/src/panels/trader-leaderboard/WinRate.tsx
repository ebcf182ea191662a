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
      {trades > 0 && trades < FEW_TRADES && <Badge tone="warn">{t('fewTrades')}</Badge>}
      <span>{format.percent(winRate ?? Number.NaN, 1)}</span>
      <Trades>{t('trades', { count: trades })}</Trades>
    </Rate>
  )
}

const Rate = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: 0 ${space(2)};
`

const Trades = styled.span`
  min-width: 9ch;
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
