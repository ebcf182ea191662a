import { awaitedBy, type OpenOrder, openOrdersAtom } from '@aldergate/ledger/orders'
import { positionAtom } from '@aldergate/ledger/state'
import { NO_VALUE } from '@aldergate/ui'
import { SignedMoney } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import { openedAtOf, profitAt } from './wouldBring'

/** What an order would earn or lose by closing at its price; nothing for one that opens. */
export function OrderProfit({ order }: { order: OpenOrder }) {
  const open = useAtomValue(openOrdersAtom)
  const position = useAtomValue(positionAtom(order.pair))
  const openedAt = openedAtOf(order, open, position)
  if (openedAt === undefined) return NO_VALUE
  const price = order.limit ?? awaitedBy(order).price
  return <SignedMoney gbp={Number(profitAt({ ...order, openedAt }, price))} />
}
