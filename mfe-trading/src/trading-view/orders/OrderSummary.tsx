import {
  exact,
  feeOf,
  type GbpPair,
  pounds,
  readQuantity,
  soldShort,
  valueOf,
  ZERO,
} from '@aldergate/ledger'
import { neededCash } from '@aldergate/ledger/orders'
import { positionAtom, reservesAtom } from '@aldergate/ledger/state'
import { Muted, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { availableCashAtom, quoteForAtom } from './orders.atoms'
import { entryPriceOf, type OrderForm } from './typedOrder'
import { useText } from './texts'
import { unitOf } from './unitOf'

/** The current position and cash, and what the typed order would sell short, cost or bring. */
export function OrderSummary({ pair, form }: { pair: GbpPair; form: OrderForm }) {
  const t = useText()
  const format = useFormat()
  const cash = useAtomValue(availableCashAtom)
  const reserves = useAtomValue(reservesAtom)
  const position = useAtomValue(positionAtom(pair))
  const quote = useAtomValue(quoteForAtom(pair, form.type))
  const unit = unitOf(pair)

  const held = position
    ? t(position.isShort ? 'heldShort' : 'held', {
        quantity: format.number(position.quantity.replace('-', '')),
        unit,
      })
    : t('heldNone', { unit })

  const quantity = readQuantity(form.quantity).value

  function short(): string {
    if (quantity === undefined || form.side === 'buy' || form.type === 'exit') return ''
    const units = soldShort(quantity, position?.quantity ?? '0', reserves.unitsOf(pair))
    return units === undefined ? '' : t('sellsShort', { quantity: format.number(units), unit })
  }

  function cost(): string {
    const price = entryPriceOf(form, pair, quote)
    if (quantity === undefined || price === undefined || form.type === 'exit') return ''
    const [units, at] = [exact(quantity), exact(price)]
    const [value, fee] = [valueOf(units, at), feeOf(units, at)]
    // An order without value is not placed.
    if (value.lte(ZERO)) return ''
    if (form.side === 'sell') {
      return t('brings', { amount: format.money(Number(pounds(value.minus(fee)))) })
    }
    const isNow = form.type === 'market'
    const amount = isNow ? pounds(value.plus(fee)) : neededCash({ quantity, limit: price })
    return t(isNow ? 'costsNow' : 'reserves', {
      amount: format.money(Number(amount)),
      cash: format.money(Number(cash)),
    })
  }

  return (
    <Muted>
      {format.sentences([held, short(), cost(), form.type !== 'market' && t('restNote')])}
    </Muted>
  )
}
