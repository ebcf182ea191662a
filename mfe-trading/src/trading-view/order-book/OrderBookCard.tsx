import { isGbpPair } from '@aldergate/shared/ledger/entry'
import { type Pair } from '@aldergate/shared/market/pairs'
import { orderBookAtom } from '@aldergate/shared/state/prices'
import { color, fontSize, media, space } from '@aldergate/shared/theme'
import { Card } from '@aldergate/shared/ui/Card'
import { SimulatedTag } from '@aldergate/shared/ui/SimulatedTag'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'
import { BookAge } from './BookAge'
import { BookTable } from './BookTable'

/** Ten asks and ten bids, stepped every 10 s; a price begins an order. */
export function OrderBookCard({ pair }: { pair: Pair }) {
  const t = useText()
  const book = useAtomValue(orderBookAtom(pair))

  return (
    <Surface
      heading={t('orderBook')}
      actions={
        <>
          <SimulatedTag />
          <BookAge steppedAt={book.steppedAt} />
        </>
      }
    >
      <BookTable book={book} />
      <Hint>{isGbpPair(pair) ? t('bookHint') : t('noTicket', { pair })}</Hint>
    </Surface>
  )
}

/** Beside a chart that is higher, the levels share what room there is. */
const Surface = styled(Card)`
  ${media.fromWide} {
    display: flex;
    flex-direction: column;

    > table {
      flex: 1;
    }
  }
`

/** As high for either text, so that another symbol moves nothing below. */
const Hint = styled.p`
  min-height: 45px;
  margin-top: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 15px;
`
