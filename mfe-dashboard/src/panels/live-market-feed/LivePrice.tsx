import { usePairPrice } from '@aldergate/shared/format'
import { type Pair } from '@aldergate/shared/market/pairs'
import { radius } from '@aldergate/shared/theme'
import { useRef } from 'react'
import styled from 'styled-components'
import { usePriceTint } from './usePriceTint'

/** A price whose place is tinted for a moment when it changes. */
export function LivePrice({ pair, price }: { pair: Pair; price: number }) {
  const placeRef = useRef<HTMLSpanElement>(null)
  const pairPrice = usePairPrice()
  usePriceTint(placeRef, price)

  return <Place ref={placeRef}>{pairPrice(pair, price)}</Place>
}

const Place = styled.span`
  margin: 0 -2px;
  padding: 0 2px;
  border-radius: ${radius.control};
  white-space: nowrap;
`
