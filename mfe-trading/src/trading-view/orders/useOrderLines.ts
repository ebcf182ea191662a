import type { PriceLine } from '@aldergate/charts/price'
import { amendOrderAtom, type OpenOrder, openOrdersAtom } from '@aldergate/ledger/orders'
import { type Pair, pairDecimals, poundPairOf, reversedPrice } from '@aldergate/market'
import { showToast, useFormat } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useText } from './texts'
import { useClosing } from './useClosing'
import { useOrderName } from './useOrderName'
import { useRefusalText } from './useRefusalText'
import { profitAt } from './wouldBring'

/**
 * The orders of a pair as draggable lines of its chart, which amend them; a stop-limit order has two. Dollar orders
 * also appear on the chart of GBP/USD, at its prices.
 */
export function useOrderLines(pair: Pair): readonly PriceLine[] {
  const t = useText()
  const format = useFormat()
  const orderName = useOrderName()
  const refusalText = useRefusalText()
  const open = useAtomValue(openOrdersAtom)
  const traded = poundPairOf(pair)
  const closingOf = useClosing(traded)
  const amend = useSetAtom(amendOrderAtom)

  /** A price of the chart as one of its orders, and the other way round. */
  const turned = (price: number) => (traded === pair ? price : reversedPrice(price))

  function move(order: OpenOrder, field: 'limit' | 'stop', price: number) {
    const result = amend({ orderId: order.orderId, [field]: asQuoted(traded, turned(price)) })
    if (result.status === 'placed') return
    showToast(t('notAmended', { why: refusalText(result, traded) }), 'error')
  }

  function meaningAt(order: OpenOrder, price: number): string {
    const closing = closingOf(order)
    if (!closing) return ''
    return format.signedMoney(Number(profitAt(closing, asQuoted(traded, turned(price)))))
  }

  return open
    .filter((order) => order.pair === traded)
    .flatMap((order) =>
      linesOf(order).map(({ field, price }, _place, { length }): PriceLine => {
        const name = orderName(order)
        return {
          id: `${order.orderId} ${field}`,
          price: turned(Number(price)),
          kind: field === 'stop' ? 'stop' : 'target',
          label: length > 1 ? t('orderPriceName', { order: name, field: t(field) }) : name,
          onMove: (to) => move(order, field, to),
          meaningAt: (at) => (field === awaitedField(order) ? meaningAt(order, at) : ''),
        }
      }),
    )
}

/** The prices that can still be moved: a stop that has woken its limit is over. */
function linesOf(order: OpenOrder) {
  return (['limit', 'stop'] as const).flatMap((field) => {
    const price = order[field]
    return price === undefined || (field === 'stop' && order.isWoken) ? [] : [{ field, price }]
  })
}

/** The price at which it would be filled. */
function awaitedField({ limit }: OpenOrder): 'limit' | 'stop' {
  return limit === undefined ? 'stop' : 'limit'
}

/** Rounded to the pair's quoted decimals, because a floating-point number has others. */
function asQuoted(pair: Pair, price: number): string {
  return price.toFixed(pairDecimals(pair))
}
