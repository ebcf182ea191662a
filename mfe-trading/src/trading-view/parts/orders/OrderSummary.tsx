import { exact, feeOf, type GbpPair, pounds, quotedPrice, valueOf } from '@aldergate/ledger'
import { neededCash, reservedCashAtom } from '@aldergate/ledger/orders'
import { cashAtom, positionAtom } from '@aldergate/ledger/state'
import { Muted, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { quoteForAtom } from './orders.atoms'
import type { OrderForm } from './typedOrder'
import { useText } from './texts'
import { unitOf } from './unitOf'

/** What the order that is being typed takes or brings, and what there is of it. */
export function OrderSummary({ pair, form }: { pair: GbpPair; form: OrderForm }) {
  const t = useText()
  const format = useFormat()
  const cash = useAtomValue(cashAtom)
  const reserved = useAtomValue(reservedCashAtom)
  const position = useAtomValue(positionAtom(pair))
  const quote = useAtomValue(quoteForAtom(pair, form.type))
  const unit = unitOf(pair)

  const held = position
    ? t(position.isShort ? 'heldShort' : 'held', {
        quantity: format.number(Math.abs(Number(position.quantity))),
        unit,
      })
    : t('heldNone', { unit })

  function cost(): string {
    const quantity = numberIn(form.quantity)
    const price = quote ? quotedPrice(pair, quote.price).toFixed() : numberIn(priceText(form))
    if (quantity === undefined || price === undefined || form.type === 'exit') return ''
    const available = format.money(Number(cash) - Number(reserved))
    if (form.side === 'sell') {
      const [units, at] = [exact(quantity), exact(price)]
      const amount = pounds(valueOf(units, at).minus(feeOf(units, at)))
      return t('brings', { amount: format.money(Number(amount)) })
    }
    const amount = format.money(Number(pounds(neededCash({ quantity, limit: price }))))
    return t(form.type === 'market' ? 'costsNow' : 'reserves', { amount, cash: available })
  }

  return (
    <Muted>
      {[held, cost(), ...(form.type === 'market' ? [] : [t('restNote')])].filter(Boolean).join(' ')}
    </Muted>
  )
}

function priceText({ type, limit, stop }: OrderForm): string {
  return type === 'stop' ? stop : limit
}

/** A typed number that can be calculated with, as it is written without an exponent. */
function numberIn(typed: string): string | undefined {
  const text = typed.trim()
  return /^(\d{1,12}(\.\d{0,12})?|\.\d{1,12})$/.test(text) && Number(text) > 0
    ? text.replace(/^\./, '0.').replace(/\.$/, '')
    : undefined
}
