import { NO_VALUE, useFormat } from '@aldergate/shared/format'
import { media, space } from '@aldergate/shared/theme'
import { Card } from '@aldergate/shared/ui/Card'
import { SampleTag } from '@aldergate/shared/ui/SampleTag'
import { SignedChange } from '@aldergate/shared/ui/SignedChange'
import { SignedMoney } from '@aldergate/shared/ui/SignedMoney'
import { Stat } from '@aldergate/shared/ui/Stat'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'
import { pounds } from './decimal'
import { type Change } from './holding'
import { totalsAtom } from './portfolio.atoms'
import { changeOver, type Timeframe } from './timeframe'

export function SummaryCards({ timeframe }: { timeframe: Timeframe }) {
  const t = useText()
  const format = useFormat()
  const totals = useAtomValue(totalsAtom)

  const change24h = changeOver('day', totals)
  const change = changeOver(timeframe, totals)

  return (
    <Cards>
      <Card>
        <Stat
          label={t('totalValue')}
          value={format.money(pounds(totals.valuePence))}
          detail={t('costDetail', { cost: format.money(pounds(totals.costPence)) })}
          tag={<SampleTag />}
        />
      </Card>
      <Card>
        <Stat
          label={t('change24h')}
          value={<ChangeFigure change={change24h} />}
          detail={t('change24hDetail')}
          tag={<SampleTag />}
        />
      </Card>
      <Card>
        <Stat
          label={t(`change.${timeframe}`)}
          value={<ChangeFigure change={change} />}
          detail={t(changeDetail(timeframe))}
          tag={<SampleTag />}
        />
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
      <SignedMoney gbp={pounds(change.pence)} />
      <SignedChange percent={change.percent} />
    </Figures>
  )
}

const Cards = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`
