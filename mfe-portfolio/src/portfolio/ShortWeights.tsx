import type { Position, Pounds } from '@aldergate/ledger'
import { Muted, useFormat } from '@aldergate/ui'
import type { ReactNode } from 'react'
import { useText } from './texts'

interface ShortWeightsProps {
  positions: readonly Position[]
  /** The cash that is weighed beside the positions. */
  cash?: Pounds
  /** A further remark for an account with a short. */
  children?: ReactNode
}

/** Says what the weights are shares of, once a short or negative cash makes that more than the total beside them. */
export function ShortWeights({ positions, cash = '0', children }: ShortWeightsProps) {
  const t = useText()
  const { money } = useFormat()
  const isOverdrawn = Number(cash) < 0
  if (!isOverdrawn && !positions.some(({ isShort }) => isShort)) return null
  const gross = positions.reduce(
    (sum, { value }) => sum + Math.abs(Number(value)),
    Math.abs(Number(cash)),
  )
  return (
    <Muted>
      {t(isOverdrawn ? 'overdrawnWeights' : 'shortWeights', { gross: money(gross) })} {children}
    </Muted>
  )
}
