import { type Pair, type ReversedPair, reversedPairOf } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useText } from './texts'
import { usePairPrice } from './usePairPrice'

/**
 * Returns a note on the pair traded for pounds if the market lists a pair in another currency; `undefined` for any
 * other pair.
 */
export function tradedAs(pair: Pair): ReactNode {
  const reversed = reversedPairOf(pair)
  return reversed && <TradedAs pair={reversed} />
}

function TradedAs({ pair }: { pair: ReversedPair }) {
  const t = useText()
  const pairPrice = usePairPrice()
  const { price } = useAtomValue(quoteAtom(pair))
  const [currency = ''] = pair.split('/')
  return t('tradedAs', { units: t(`units.${pair}`), currency, price: pairPrice(pair, price) })
}
