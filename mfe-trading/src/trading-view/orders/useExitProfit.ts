import { usePairPrice } from '@aldergate/charts/quotes'
import { type GbpPair, readQuantity } from '@aldergate/ledger'
import { type PriceField, readPrice } from '@aldergate/ledger/orders'
import { positionAtom } from '@aldergate/ledger/state'
import { useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { quoteForAtom } from './orders.atoms'
import { entryPriceOf, type OrderForm } from './typedOrder'
import { useText } from './texts'
import { type Closing, closingOfEntry, closingOfHeld, profitAt } from './wouldBring'

/** Words the profit of an exit while it is typed; nothing while its numbers are invalid. */
export function useExitProfit(pair: GbpPair, form: OrderForm) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const position = useAtomValue(positionAtom(pair))
  const { type } = form
  const quote = useAtomValue(quoteForAtom(pair, type))

  /** Closes the position held, or the one that the order itself will open. */
  function closing(): Closing | undefined {
    const quantity = readQuantity(form.quantity).value
    if (quantity === undefined) return undefined
    if (type === 'exit') return closingOfHeld({ side: form.side, quantity }, position)
    const openedAt = entryPriceOf(form, pair, quote)
    return closingOfEntry({ side: form.side, quantity }, openedAt, position)
  }

  return (field: PriceField): string | undefined => {
    if (field !== 'takeProfit' && field !== 'stopLoss') return undefined
    const [exit, closed] = [readPrice(pair, form[field]).value, closing()]
    if (exit === undefined || !closed) return undefined
    return t('wouldBring', {
      amount: format.signedMoney(Number(profitAt(closed, exit))),
      from: pairPrice(pair, Number(closed.openedAt)),
    })
  }
}
