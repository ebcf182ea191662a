import { usePairPrice } from '@aldergate/charts/quotes'
import { awaitedBy, type OpenOrder } from '@aldergate/ledger/orders'
import { Muted, NO_VALUE, useFormat } from '@aldergate/ui'
import { SignedMoney } from '@aldergate/ui/data'
import { useText } from './texts'
import { unitOf } from './unitOf'
import { useClosing } from './useClosing'
import { profitAt } from './wouldBring'

/** The profit or loss of an order that closes at its price, and its basis; nothing for an order that opens. */
export function OrderProfit({ order }: { order: OpenOrder }) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const { pair } = order
  const closing = useClosing(pair)(order)
  if (!closing) return order.role ? <Muted $size="s11">{t('closesNothing')}</Muted> : NO_VALUE
  const price = order.limit ?? awaitedBy(order).price
  return (
    <>
      <SignedMoney gbp={Number(profitAt(closing, price))} />
      <Muted as="div" $size="s11">
        {t('measured', {
          quantity: format.number(closing.quantity),
          unit: unitOf(pair),
          from: pairPrice(pair, Number(closing.openedAt)),
        })}
      </Muted>
    </>
  )
}
