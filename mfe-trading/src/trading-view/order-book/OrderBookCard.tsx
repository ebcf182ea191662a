import { tradedAs } from '@aldergate/charts/quotes'
import { type Pair, poundPairOf } from '@aldergate/market'
import { orderBookAtom } from '@aldergate/market/state'
import { Card, color, fontSize, media, SimulatedTag, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import { BookAge } from './BookAge'
import { BookTable } from './BookTable'

/** Ten asks and ten bids, stepped every 10 s; a price fills in the order form of the page. */
export function OrderBookCard({ pair }: { pair: Pair }) {
  const t = useText()
  const traded = poundPairOf(pair)

  return (
    <Surface
      heading={t('orderBook')}
      actions={
        <>
          <SimulatedTag />
          <BookAge pair={pair} />
        </>
      }
    >
      <Suspense fallback={<BookTable pair={pair} />}>
        <LiveBook pair={pair} />
      </Suspense>
      <Hint>
        {t('bookHint')} {traded !== pair && `${t('bookReversed', { asked: pair, pair: traded })} `}
        {tradedAs(pair)}
      </Hint>
    </Surface>
  )
}

function LiveBook({ pair }: { pair: Pair }) {
  return <BookTable pair={pair} book={useAtomValue(orderBookAtom(pair))} />
}

/** Beside a higher chart, the levels share the spare height. */
const Surface = styled(Card)`
  ${media.fromWide} {
    display: flex;
    flex-direction: column;

    > table {
      flex: 1;
    }
  }
`

/** The same height for either text, so that another symbol shifts nothing below. */
const Hint = styled.p`
  min-height: 45px;
  margin-top: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 15px;
`
