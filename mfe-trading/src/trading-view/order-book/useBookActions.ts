import { usePairPrice } from '@aldergate/charts/quotes'
import type { Pair } from '@aldergate/market'
import { useSetAtom } from 'jotai'
import { beginOrderAtom } from '../orders/orders.atoms'
import { useText } from '../texts'
import type { BookRow } from './bookRows'

/** Returns the label and the action of a price: an ask starts a buy order, a bid a sell order. */
export function useBookActions(pair: Pair) {
  const t = useText()
  const pairPrice = usePairPrice()
  const beginOrder = useSetAtom(beginOrderAtom)

  return ({ side, price }: BookRow) => ({
    label: t(side === 'ask' ? 'takeAsk' : 'takeBid', { price: pairPrice(pair, price) }),
    onPress: () => beginOrder(pair, side === 'ask' ? 'buy' : 'sell', price),
  })
}
