import { Card, NO_VALUE, space, useFormat } from '@aldergate/ui'
import { SignedChange, SignedMoney, Stat } from '@aldergate/ui/data'
import { accountAtom } from '@aldergate/ledger/state'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { held } from '../parts/held'
import type { Series } from '../performance/series'
import type { Choice } from '../performance/span'
import { CashDetail } from './CashDetail'
import { type Change, changeBetween, changeOver } from './change'
import { SummaryGrid } from './SummaryGrid'
import { Explanation, Figures } from './SummaryParts'
import { useText } from './texts'

interface SummaryCardsProps {
  span: Choice
  /** `undefined` while it is computed. */
  series: Series | undefined
  day: Series | undefined
}

export function SummaryCards({ span, series, day }: SummaryCardsProps) {
  const t = useText()
  const { money, signedMoney, dateTime } = useFormat()
  const account = useAtomValue(accountAtom)
  const change = series && changeOver(series)

  return (
    <SummaryGrid>
      <Card>
        <Stat
          label={t('totalValue')}
          value={money(Number(account.equity))}
          detail={t('totalDetail', { holdings: money(Number(account.value)) })}
        />
      </Card>
      <Card>
        <Stat
          label={t('change24h')}
          value={<ChangeFigure change={day && changeOver(day)} />}
          detail={t('change24hDetail')}
        />
      </Card>
      <Card>
        <Stat
          label={t(`change.${span}`)}
          value={<ChangeFigure change={change} />}
          detail={
            <Explanation>
              {change
                ? t('changeDetail', {
                    since: dateTime(change.since),
                    deposits: money(change.deposits),
                  })
                : t('counting')}
            </Explanation>
          }
        />
      </Card>
      <Card>
        <Stat
          label={t('profitOnCost')}
          value={<ChangeFigure change={changeBetween(account.netDeposits, account.equity)} />}
          detail={
            <>
              <Pieces>
                <span>
                  {t('realisedDetail', { amount: held(signedMoney(Number(account.realised))) })}
                </span>
                <span>
                  {t('unrealisedDetail', { amount: held(signedMoney(Number(account.unrealised))) })}
                </span>
                <span>{t('feesDetail', { amount: money(Number(account.fees)) })}</span>
              </Pieces>
              {t('profitOnCostBasis')}
            </>
          }
        />
      </Card>
      <Card>
        <Stat label={t('cash')} value={money(Number(account.cash))} detail={<CashDetail />} />
      </Card>
    </SummaryGrid>
  )
}

function ChangeFigure({ change }: { change: Change | undefined }) {
  return (
    <Figures>
      {change ? (
        <>
          <SignedMoney gbp={Number(change.amount)} />
          <SignedChange percent={change.percent} />
        </>
      ) : (
        NO_VALUE
      )}
    </Figures>
  )
}

const Pieces = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`
