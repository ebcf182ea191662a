import { advanceOrdersAtom, hasOpenOrdersAtom } from '@aldergate/ledger/orders'
import { marketStepAtom } from '@aldergate/market/state'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'

/** Carries out what rests, at each step of the market and for all that passed while nobody looked; without an open order it looks at nothing. */
export function OrderWatch() {
  return useAtomValue(hasOpenOrdersAtom) ? <RestingOrders /> : null
}

function RestingOrders() {
  const store = useStore()

  useEffect(() => {
    const advance = () => store.set(advanceOrdersAtom)
    const stop = store.sub(marketStepAtom, advance)
    advance()
    return stop
  }, [store])

  return null
}
