import type { PriceLine } from '@aldergate/charts/price'
import { isGbpPair } from '@aldergate/ledger'
import { amendOrderAtom, type OpenOrder, openOrdersAtom } from '@aldergate/ledger/orders'
import { positionAtom } from '@aldergate/ledger/state'
import type { Pair } from '@aldergate/market'
import { showToast, useFormat } from '@aldergate/ui'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useText } from './texts'
import { useOrderName } from './useOrderName'
import { useRefusalText } from './useRefusalText'
import { openedAtOf, profitAt } from './wouldBring'

const nothingHeldAtom = atom(undefined)

/** The orders of a pair as lines of its chart, which are moved to amend them; a stop that wakes a limit has both. */
export function useOrderLines(pair: Pair): readonly PriceLine[] {
  const t = useText()
  const format = useFormat()
  const orderName = useOrderName()
  const refusalText = useRefusalText()
  const open = useAtomValue(openOrdersAtom)
  const position = useAtomValue(isGbpPair(pair) ? positionAtom(pair) : nothingHeldAtom)
  const amend = useSetAtom(amendOrderAtom)

  function move(order: OpenOrder, field: 'limit' | 'stop', price: number) {
    const result = amend({ orderId: order.orderId, [field]: plainNumber(price) })
    if (result.status === 'placed') return
    showToast(t('notAmended', { why: refusalText(result, pair) }), 'error')
  }

  function meaningAt(order: OpenOrder, price: number): string {
    const openedAt = openedAtOf(order, open, position)
    if (openedAt === undefined) return ''
    return format.signedMoney(Number(profitAt({ ...order, openedAt }, plainNumber(price))))
  }

  return open
    .filter((order) => order.pair === pair)
    .flatMap((order) =>
      (['limit', 'stop'] as const).flatMap((field): PriceLine[] => {
        const price = order[field]
        if (price === undefined || (field === 'stop' && order.isWoken)) return []
        return [
          {
            id: `${order.orderId} ${field}`,
            price: Number(price),
            kind: field === 'stop' ? 'stop' : 'target',
            label: orderName(order),
            onMove: (to) => move(order, field, to),
            meaningAt: (at) => (field === awaitedField(order) ? meaningAt(order, at) : ''),
          },
        ]
      }),
    )
}

/** The price at which it would be filled. */
function awaitedField({ limit }: OpenOrder): 'limit' | 'stop' {
  return limit === undefined ? 'stop' : 'limit'
}

/** As it is typed, also where a number would be written in powers of ten. */
function plainNumber(price: number): string {
  return price.toFixed(12).replace(/\.?0+$/, '')
}
