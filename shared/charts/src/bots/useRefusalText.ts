import type { BotRefusal, ListedBot } from '@aldergate/ledger/bots'
import { useText } from './texts'

/**
 * Words why a bot's last order was refused, if its trader can do something about it; otherwise only that it was. The
 * ledger of an older host does not say why orders are off.
 */
export function useRefusalText(): (
  refusal: BotRefusal,
  ordersOff?: ListedBot['ordersOff'],
) => string {
  const t = useText()

  return (refusal, ordersOff) => {
    switch (refusal) {
      case 'not-enough-cash':
      case 'units-reserved':
      case 'short-beyond-equity':
      case 'too-many-orders':
      case 'value-too-small':
        return t(`refused.${refusal}`)
      case 'orders-off':
        return t(`refused.${ordersOff ?? 'other'}`)
      case 'unknown-pair':
      case 'pair-not-in-pounds':
      case 'invalid-quantity':
      case 'invalid-price':
      case 'wrong-side':
      case 'nothing-to-close':
      case 'other-side-closes':
      case 'opens-nothing':
      case 'larger-than-entry':
      case 'no-price':
      case 'not-open':
      case 'stop-reached':
      case 'stale-price':
      case 'price-not-quoted':
        return t('refused.other')
    }
  }
}
