import { usePairPrice } from '@aldergate/charts/quotes'
import type { OpenOrder } from '@aldergate/ledger/orders'

type PricedOrder = Pick<OpenOrder, 'pair' | 'limit' | 'stop'> & Partial<Pick<OpenOrder, 'isWoken'>>

/** Writes the prices that an order still waits for: of a stop that wakes a limit both, "1,600.00 → 1,610.00". */
export function useOrderPrices() {
  const pairPrice = usePairPrice()

  return ({ pair, limit, stop, isWoken }: PricedOrder): string =>
    [isWoken ? undefined : stop, limit]
      .filter((price) => price !== undefined)
      .map((price) => pairPrice(pair, Number(price)))
      .join(' → ')
}
