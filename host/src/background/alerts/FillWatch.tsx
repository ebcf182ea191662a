import { showToast, useFormat } from '@aldergate/ui'
import { usePairPrice } from '@aldergate/charts/quotes'
import { PATHS } from '@aldergate/contract'
import { ledgerAtom } from '@aldergate/ledger/state'
import { recordNotificationAtom } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { useOwnChange } from '../useOwnChange'
import { useText } from '../texts'
import { failedOrders, isOfRestingOrder, newFills, undoneFills } from './newFills'

const ENDINGS = {
  cash: 'endedForCash',
  equity: 'endedForEquity',
  units: 'endedForUnits',
} as const

/**
 * The only place that records fills in this tab, however the order was placed. A fill that an order ticket confirms in
 * place is recorded only; that of a resting order is also shown in a toast, wherever the trader is.
 */
export function FillWatch() {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const record = useSetAtom(recordNotificationAtom)

  useOwnChange(ledgerAtom, (ledger, before) => {
    for (const fill of newFills(ledger, before)) {
      const { at, side, pair, quantity, price } = fill
      const values = {
        pair,
        quantity: format.number(quantity),
        price: pairPrice(pair, Number(price)),
      }
      const text = side === 'buy' ? t('bought', values) : t('sold', values)
      const title = t('orderFilled')
      const entry = { kind: 'fill', title, to: PATHS.portfolio, at } as const
      if (isOfRestingOrder(ledger, fill)) showToast(text, 'success', { entry })
      else record({ ...entry, text })
    }
    for (const { pair, why } of failedOrders(ledger, before)) {
      const entry = { kind: 'error', title: t('orderEnded'), to: PATHS.tradingView } as const
      showToast(t(ENDINGS[why], { pair }), 'error', { entry })
    }
    for (const { pair, quantity } of undoneFills(ledger, before)) {
      const text = t('fillUndone', { pair, quantity: format.number(quantity) })
      record({ kind: 'fill', title: t('orderUndone'), text, to: PATHS.portfolio })
    }
  })

  return null
}
