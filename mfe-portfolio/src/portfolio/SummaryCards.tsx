import { NO_VALUE, useFormat } from '@aldergate/shared/format'
import { accountAtom } from '@aldergate/shared/state/ledger'
import { media, space } from '@aldergate/shared/theme'
import { Card } from '@aldergate/shared/ui/Card'
import { SignedChange } from '@aldergate/shared/ui/SignedChange'
import { SignedMoney } from '@aldergate/shared/ui/SignedMoney'
import { SimulatedTag } from '@aldergate/shared/ui/SimulatedTag'
import { Stat } from '@aldergate/shared/ui/Stat'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'
import { type Change } from './change'
import { worthAtom } from './portfolio.atoms'
import { changeOver, type Timeframe } from './timeframe'

export function SummaryCards({ timeframe }: { timeframe: Timeframe }) {
  const t = useText()
  const { money, signedMoney } = useFormat()
  const account = useAtomValue(accountAtom)
  const worth = useAtomValue(worthAtom)
  const change = changeOver(timeframe, worth)
  const tag = <SimulatedTag />

  return (
    <Cards>
      <Card>
        <Stat
          label={t('totalValue')}
          value={money(Number(account.equity))}
          detail={t('totalDetail', { holdings: money(Number(account.value)) })}
          tag={tag}
        />
      </Card>
      <Card>
        <Stat
          label={t('change24h')}
          value={<ChangeFigure change={changeOver('day', worth)} />}
          detail={t('changeDetail.day')}
          tag={tag}
        />
      </Card>
      <Card>
        <Stat
          label={t(`change.${timeframe}`)}
          value={<ChangeFigure change={change} />}
          detail={t(changeDetail(timeframe), {
            realised: signedMoney(Number(account.realised)),
            unrealised: signedMoney(Number(account.unrealised)),
            fees: money(Number(account.fees)),
          })}
          tag={tag}
        />
      </Card>
      <Card>
        <Stat label={t('cash')} value={money(Number(account.cash))} detail={t('cashDetail')} />
      </Card>
    </Cards>
  )
}

function changeDetail(timeframe: Timeframe) {
  return timeframe === 'day' || timeframe === 'all'
    ? (`changeDetail.${timeframe}` as const)
    : 'noHistory'
}

function ChangeFigure({ change }: { change: Change | undefined }) {
  if (!change) return NO_VALUE
  return (
    <Figures>
      <SignedMoney gbp={Number(change.amount)} />
      <SignedChange percent={change.percent} />
    </Figures>
  )
}

const Cards = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`
