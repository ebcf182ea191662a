import { Blank, color, fontSize, fontWeight, space, useFormat } from '@aldergate/ui'
import { usePairPrice } from '@aldergate/charts/quotes'
import { midOf, type OrderBook, type Pair, pairDecimals, spreadOf } from '@aldergate/market'
import styled from 'styled-components'
import { useText } from '../texts'

interface SpreadRowProps {
  pair: Pair
  /** `undefined` while there are no prices. */
  book: OrderBook | undefined
}

/** The spread between the two sides, and the mid price. */
export function SpreadRow({ pair, book }: SpreadRowProps) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const spread = book && spreadOf(book)
  // Half a smallest step needs another decimal; always shown, it keeps the width.
  const mid = book && format.price(midOf(book), pairDecimals(pair) + 1)

  return (
    <tr>
      <Cell colSpan={3}>
        <Parts>
          <span>
            {t('mid')} <Mid>{mid ?? <Blank $digits={9} />}</Mid>
          </span>
          <span>
            {t('spread')}{' '}
            <Value>{spread ? pairPrice(pair, spread.price) : <Blank $digits={4} />}</Value>{' '}
            <Value>{spread ? format.percent(spread.percent, 3) : <Blank $digits={5} />}</Value>
          </span>
        </Parts>
      </Cell>
    </tr>
  )
}

const Cell = styled.td`
  height: 32px;
  padding: 0 ${space(2)};
  border-block: 1px solid ${color.border};
  background: ${color.s2};
`

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
  white-space: nowrap;
`

const Mid = styled.strong`
  color: ${color.t1};
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
`

const Value = styled.span`
  color: ${color.t1};
`
