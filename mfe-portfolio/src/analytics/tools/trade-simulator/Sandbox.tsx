import { Button, color, space, Stack, useFormat } from '@aldergate/ui'
import { SignedMoney, Stat } from '@aldergate/ui/data'
import { NumberField } from '@aldergate/ui/forms'
import { usePairPrice } from '@aldergate/charts/quotes'
import type { OrderResult, OrderSide } from '@aldergate/ledger'
import { newOrderId } from '@aldergate/ledger/state'
import { useState } from 'react'
import styled from 'styled-components'
import { averagePrice, priceNow, type Replay, SANDBOX_CASH, standingOf, traded } from './replay'
import { useText } from './texts'

interface SandboxProps {
  replay: Replay
  onChange: (next: (replay: Replay) => Replay) => void
}

/** Half of the sandbox's initial cash: an affordable first trade. */
const FIRST_STAKE = Number(SANDBOX_CASH) / 2

/** The value of the sandbox, and the two buttons that trade in it. The account is never touched. */
export function Sandbox({ replay, onChange }: SandboxProps) {
  const t = useText()
  const { money, number, percent } = useFormat()
  const pairPrice = usePairPrice()
  const price = priceNow(replay)
  const [quantity, setQuantity] = useState(() => firstQuantity(price))
  const [outcome, setOutcome] = useState<{ result: OrderResult; at: number }>()
  const { cash, equity, positions, netProfit, unrealised, roundTrips, winRate } = standingOf(replay)
  const [position] = positions
  const result = outcome?.result
  // A refusal holds for its bar only, because another bar has another price.
  const refusal = result?.status === 'refused' && outcome?.at === replay.at ? result : undefined
  const fill = result?.status === 'filled' ? result.fill : undefined
  // A step back before the trade undoes it.
  const hasHappened = fill && [...replay.ledger].includes(fill)

  function trade(side: OrderSide) {
    const after = traded(replay, { orderId: newOrderId(), side, quantity })
    setOutcome({ result: after.result, at: replay.at })
    onChange(() => after.replay)
  }

  function refusalText(): string | undefined {
    if (!refusal) return undefined
    switch (refusal.reason) {
      case 'invalid-quantity':
        return t(refusal.problem)
      case 'not-enough-cash':
        return t('notEnoughCash', {
          needed: money(Number(refusal.needed)),
          cash: money(Number(refusal.cash)),
        })
      case 'short-beyond-equity':
        return t('shortBeyondEquity', { equity: money(Number(refusal.equity)) })
      case 'value-too-small':
        return t('valueTooSmall')
      default:
        return t('notTraded')
    }
  }

  return (
    <Stack as="section" $gap={3} aria-label={t('sandbox')}>
      <Figures>
        <Stat label={t('equity')} value={money(Number(equity))} />
        <Stat label={t('cash')} value={money(Number(cash))} />
        <Stat
          label={t('position')}
          value={position ? number(position.quantity) : t('flat')}
          detail={position && t('at', { price: pairPrice(replay.pair, averagePrice(replay)) })}
        />
        <Stat label={t('openProfit')} value={<SignedMoney gbp={Number(unrealised)} />} />
        <Stat label={t('closedProfit')} value={<SignedMoney gbp={Number(netProfit)} />} />
        <Stat
          label={t('winRate')}
          value={percent(winRate ?? Number.NaN, 0)}
          detail={t('closedTrades', { count: roundTrips.length })}
        />
      </Figures>
      <NumberField
        label={t('quantity')}
        hint={t('quantityHint', { price: pairPrice(replay.pair, price) })}
        min={0}
        value={quantity}
        error={refusalText()}
        onChange={(typed) => {
          setQuantity(typed)
          setOutcome(undefined)
        }}
      />
      <Buttons>
        <Button variant="buy" onClick={() => trade('buy')}>
          {t('buy')}
        </Button>
        <Button variant="sell" onClick={() => trade('sell')}>
          {t('sell')}
        </Button>
      </Buttons>
      <Outcome role="status">
        {hasHappened &&
          t(`filled.${fill.side}`, {
            quantity: number(fill.quantity),
            price: pairPrice(replay.pair, Number(fill.price)),
            fee: money(Number(fill.fee)),
          })}
      </Outcome>
    </Stack>
  )
}

/** As typed, without meaningless digits. */
function firstQuantity(price: number): string {
  return Number.isFinite(price) ? String(Number((FIRST_STAKE / price).toPrecision(2))) : ''
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`

const Outcome = styled.p`
  color: ${color.t2};

  &:empty {
    display: none;
  }
`
