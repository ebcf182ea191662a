import { type Pair, poundPairOf } from '@aldergate/market'
import { Card, media, space, VisuallyHidden } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { OpenOrders } from './OpenOrders'
import { OrderForm } from './OrderForm'
import { begunOrdersAtom } from './orders.atoms'
import { PastOrders } from './PastOrders'
import { useText } from './texts'

/** Orders that rest: a form for the next one, in pounds, and the list of those that wait, whatever their pair. */
export function OrdersCard({ pair }: { pair: Pair }) {
  const t = useText()
  const traded = poundPairOf(pair)
  const begun = useAtomValue(begunOrdersAtom)
  /** Counted, so that an identical message is announced again: two orders may be alike. */
  const [said, setSaid] = useState({ text: '', count: 0 })

  function say(text: string) {
    setSaid(({ count }) => ({ text, count: count + 1 }))
  }

  return (
    <Card heading={t('orders')}>
      <Parts>
        {/* With an order that is begun elsewhere, what was said of the one before is over. */}
        <OrderForm key={`${traded} ${begun}`} pair={traded} />
        <List>
          <OpenOrders pair={traded} onSaid={say} />
          <VisuallyHidden role="status">
            <span key={said.count}>{said.text}</span>
          </VisuallyHidden>
          <PastOrders />
        </List>
      </Parts>
    </Card>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.fromDesktop} {
    grid-template-columns: 320px minmax(0, 1fr);
  }
`

const List = styled.div`
  min-width: 0;
`
