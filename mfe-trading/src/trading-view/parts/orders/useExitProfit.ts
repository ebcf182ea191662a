import type { GbpPair } from '@aldergate/ledger'
import type { PriceField } from '@aldergate/ledger/orders'
import { positionAtom } from '@aldergate/ledger/state'
import { useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { quoteForAtom } from './orders.atoms'
import type { OrderForm } from './typedOrder'
import { useText } from './texts'
import { profitAt } from './wouldBring'

/** Says what an exit that is being typed would bring; nothing while its numbers are none. */
export function useExitProfit(pair: GbpPair, form: OrderForm) {
  const t = useText()
  const format = useFormat()
  const position = useAtomValue(positionAtom(pair))
  const { type, limit, stop } = form
  const quote = useAtomValue(quoteForAtom(pair, type))

  function openedAt(): string | undefined {
    if (type === 'exit') return position?.averageCost
    if (type === 'market') return quote && String(quote.price)
    return type === 'stop' ? stop : limit
  }

  return (field: PriceField): string | undefined => {
    if (field !== 'takeProfit' && field !== 'stopLoss') return undefined
    const numbers = [form.quantity, form[field], openedAt()].map((text) =>
      Number(text?.trim() || NaN),
    )
    const [quantity, exit, from] = numbers
    if (!isPositive(quantity) || !isPositive(exit) || !isPositive(from)) return undefined
    const opens = form.side === 'buy' ? 'sell' : 'buy'
    const side = type === 'exit' ? form.side : opens
    const closing = { side, quantity: String(quantity), openedAt: String(from) } as const
    return t('wouldBring', { amount: format.signedMoney(Number(profitAt(closing, String(exit)))) })
  }
}

/** Also not so small or large that it would be written in powers of ten. */
function isPositive(value: number | undefined): value is number {
  return value !== undefined && value >= 1e-6 && value < 1e15
}
