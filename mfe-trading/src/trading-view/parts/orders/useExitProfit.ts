import { usePairPrice } from '@aldergate/charts/quotes'
import { type GbpPair, quotedPrice } from '@aldergate/ledger'
import type { PriceField } from '@aldergate/ledger/orders'
import { positionAtom } from '@aldergate/ledger/state'
import { useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { quoteForAtom } from './orders.atoms'
import { entryPriceOf, type OrderForm } from './typedOrder'
import { useText } from './texts'
import { type Closing, closingOfEntry, closingOfHeld, profitAt } from './wouldBring'

/** Says what an exit that is being typed would bring; nothing while its numbers are none. */
export function useExitProfit(pair: GbpPair, form: OrderForm) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const position = useAtomValue(positionAtom(pair))
  const { type } = form
  const quote = useAtomValue(quoteForAtom(pair, type))

  function entryPrice(): string | undefined {
    if (type === 'market') return quote && quotedPrice(pair, quote.price).toFixed()
    return entryPriceOf(form)
  }

  /** Of what is held, or of what the order itself will open. */
  function closing(): Closing | undefined {
    const quantity = plain(form.quantity)
    if (quantity === undefined) return undefined
    if (type === 'exit') return closingOfHeld({ side: form.side, quantity }, position)
    const openedAt = plain(entryPrice())
    return closingOfEntry({ side: form.side, quantity }, openedAt, position)
  }

  return (field: PriceField): string | undefined => {
    if (field !== 'takeProfit' && field !== 'stopLoss') return undefined
    const [exit, closed] = [plain(form[field]), closing()]
    if (exit === undefined || !closed) return undefined
    return t('wouldBring', {
      amount: format.signedMoney(Number(profitAt(closed, exit))),
      from: pairPrice(pair, Number(closed.openedAt)),
    })
  }
}

/** A typed number above zero, and not so small or large that it would be written in powers of ten. */
function plain(typed: string | undefined): string | undefined {
  const value = Number(typed?.trim() || NaN)
  return value >= 1e-6 && value < 1e15 ? String(value) : undefined
}
