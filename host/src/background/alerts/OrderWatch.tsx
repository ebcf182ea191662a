import { advanceOrdersAtom, hasOpenOrdersAtom } from '@aldergate/ledger/orders'
import { marketStepAtom } from '@aldergate/market/state'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'

/**
 * Fills resting orders at each market step, and for the time since they were last watched; does nothing without an
 * open order.
 */
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
