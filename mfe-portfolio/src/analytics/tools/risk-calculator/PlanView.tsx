import { Button, color, font, fontSize, radius, space, useFormat } from '@aldergate/ui'
import { Stat } from '@aldergate/ui/data'
import { decimalsOf } from '@aldergate/ui/decimals'
import { usePairPrice } from '@aldergate/charts/quotes'
import { exact, FEE_SHARE, type GbpPair, pounds } from '@aldergate/ledger'
import { PATHS } from '@aldergate/contract'
import { pairDecimals } from '@aldergate/market'
import { useNavigate } from '@aldergate/platform'
import { accountAtom, draftOrderInTicketAtom, ledgerAtom } from '@aldergate/ledger/state'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { typedNumber } from '@aldergate/ui/typedNumber'
import { PlanSize } from './PlanSize'
import { type PositionPlan, type Typed, unitsText } from './position'
import { type KnownRefusal, refusalOf } from './refusal'
import { useText } from './texts'

interface PlanViewProps {
  pair: GbpPair
  typed: Typed
  plan: PositionPlan
}

/** The size, its meaning, the formula with its numbers, and a link to the ticket. */
export function PlanView({ pair, typed, plan }: PlanViewProps) {
  const t = useText()
  const { money, percent, number } = useFormat()
  const pairPrice = usePairPrice()
  const navigate = useNavigate()
  const draftOrder = useSetAtom(draftOrderInTicketAtom)
  const account = useAtomValue(accountAtom)
  const ledger = useAtomValue(ledgerAtom)
  const [unit = pair] = pair.split('/')
  const held = account.positions.find((position) => position.pair === pair)?.quantity ?? '0'
  const [entry, stop] = [typedNumber(typed.entry), typedNumber(typed.stop)]
  const risk = typedNumber(typed.riskPercent)
  const order = { pair, side: plan.side, quantity: unitsText(plan.units) }
  const refusal = refusalOf(order, entry, { ledger, account })
  /** The ticket would refuse it whatever the account has. */
  const isNoOrder = refusal?.reason === 'value-too-small' || refusal?.reason === 'invalid-quantity'

  /** Keeps typed decimals beyond the pair's own, so that working out the formula as shown gives the result shown. */
  function asTyped(price: number): string {
    return decimalsOf(price) > pairDecimals(pair) ? number(price) : pairPrice(pair, price)
  }

  function refusalText(known: KnownRefusal): string {
    switch (known.reason) {
      case 'not-enough-cash': {
        const cash = exact(known.cash).minus(exact(known.reserved ?? '0'))
        return t('beyondCash', {
          needed: money(Number(known.needed)),
          cash: money(Number(pounds(cash))),
        })
      }
      case 'short-beyond-equity':
        return t('beyondEquity', {
          shorts: money(Number(known.shorts)),
          equity: money(Number(known.equity)),
        })
      case 'value-too-small':
        return t('tooSmall')
      case 'invalid-quantity':
        // The other size that cannot be ordered has been rounded down to zero.
        return t(known.problem === 'too-large' ? 'tooLarge' : 'tooSmall')
      case 'units-reserved': {
        const { free, reserved } = known
        return t('beyondFree', {
          free: number(free),
          reserved: number(reserved),
          unit,
        })
      }
    }
  }

  function review() {
    const { side, quantity } = order
    draftOrder({ pair, side, amount: quantity, from: 'risk-calculator' })
    void navigate(`${PATHS.dashboard}#trade-execution`)
  }

  return (
    <>
      <PlanSize {...order} unit={unit} held={held} />
      <Formula>
        <span>{t('formula')}</span>
        <span>
          {t('formulaNumbers', {
            equity: money(typedNumber(typed.equity)),
            risk: percent(risk, Math.max(2, decimalsOf(risk))),
            entry: asTyped(entry),
            stop: asTyped(stop),
            fee: percent(FEE_SHARE * 100, 1),
            units: number(plan.units),
          })}
        </span>
      </Formula>
      <Figures>
        <Stat
          label={t('lossAtStop')}
          value={money(plan.lossAtStop)}
          detail={t('ofWhichFees', { fees: money(plan.fees) })}
        />
        <Stat
          label={t('notional')}
          value={money(plan.notional)}
          detail={refusal && refusalText(refusal)}
        />
        <Stat label={t('stopDistance')} value={percent(plan.stopPercent)} />
        {plan.reward !== undefined && plan.profitAtTarget !== undefined && (
          <>
            <Stat
              label={t('riskReward')}
              value={t('ratio', { reward: number(plan.reward, 2) })}
              detail={plan.reward < 1 ? t('poorReward') : undefined}
            />
            <Stat label={t('profitAtTarget')} value={money(plan.profitAtTarget)} />
          </>
        )}
      </Figures>
      <div>
        <Button variant="primary" disabled={isNoOrder} onClick={review}>
          {t('review')}
        </Button>
      </div>
    </>
  )
}

const Formula = styled.p`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.s2};
  font-family: ${font.mono};
  font-size: ${fontSize.s12};
  overflow-wrap: anywhere;
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space(3)};
`
