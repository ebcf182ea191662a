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

/** Says what the weights are shares of, once a short makes that more than the total beside them. */
export function ShortWeights({ positions, cash = '0', children }: ShortWeightsProps) {
  const t = useText()
  const { money } = useFormat()
  if (!positions.some(({ isShort }) => isShort)) return null
  const gross = positions.reduce((sum, { value }) => sum + Math.abs(Number(value)), Number(cash))
  return (
    <Muted>
      {t('shortWeights', { gross: money(gross) })} {children}
    </Muted>
  )
}
