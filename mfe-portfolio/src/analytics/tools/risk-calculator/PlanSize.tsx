import { type Decimal, exact, type OrderSide, ZERO } from '@aldergate/ledger'
import { fontSize, fontWeight, Muted, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

interface PlanSizeProps {
  side: OrderSide
  quantity: Decimal
  unit: string
  /** Units; below zero for a short. */
  held: Decimal
}

/** The order that the ticket would be asked for, and how much of it only closes what is held. */
export function PlanSize({ side, quantity, unit, held }: PlanSizeProps) {
  const t = useText()
  const { number } = useFormat()
  const closed = closedUnits(side, quantity, held)
  const kind = side === 'sell' && closed === undefined ? 'short' : side
  return (
    <div role="status">
      <Size>{t(`size.${kind}`, { units: number(quantity), unit })}</Size>
      {closed !== undefined && (
        <Muted>{t(`closes.${side}`, { units: number(closed), unit })}</Muted>
      )}
    </div>
  )
}

/** The units by which an order lessens what is held on the other side; `undefined` for none. */
function closedUnits(side: OrderSide, quantity: Decimal, held: Decimal): Decimal | undefined {
  const units = exact(quantity)
  const closable = side === 'sell' ? exact(held) : exact(held).neg()
  const closed = closable.lt(units) ? closable : units
  return closed.gt(ZERO) ? closed.toFixed() : undefined
}

const Size = styled.p`
  font-size: ${fontSize.s20};
  font-weight: ${fontWeight.semibold};
  line-height: 26px;
  overflow-wrap: anywhere;
`
