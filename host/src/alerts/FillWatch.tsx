import { useFormat } from '@aldergate/ui'
import { usePairPrice } from '@aldergate/charts/quotes'
import { PATHS } from '@aldergate/contract'
import { ledgerAtom } from '@aldergate/ledger/state'
import { recordNotificationAtom } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { useOwnChange } from '../keeping/useOwnChange'
import { useText } from '../texts'
import { newFills, undoneFills } from './newFills'

/** The one who tells of fills: those of this tab, whoever placed the order. The ticket that asked says the rest in place. */
export function FillWatch() {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const record = useSetAtom(recordNotificationAtom)

  useOwnChange(ledgerAtom, (ledger, before) => {
    for (const { side, pair, quantity, price } of newFills(ledger, before)) {
      const values = {
        pair,
        quantity: format.number(Number(quantity)),
        price: pairPrice(pair, Number(price)),
      }
      const text = side === 'buy' ? t('bought', values) : t('sold', values)
      record({ kind: 'fill', title: t('orderFilled'), text, to: PATHS.portfolio })
    }
    for (const { pair, quantity } of undoneFills(ledger, before)) {
      const text = t('fillUndone', { pair, quantity: format.number(Number(quantity)) })
      record({ kind: 'fill', title: t('orderUndone'), text, to: PATHS.portfolio })
    }
  })

  return null
}
