import { usePairPrice } from '@aldergate/charts/quotes'
import { exact, pounds, type Refusal } from '@aldergate/ledger'
import type { OrderRefusal, PriceField } from '@aldergate/ledger/orders'
import type { Pair } from '@aldergate/market'
import { useFormat } from '@aldergate/ui'
import { useText } from './texts'
import { unitOf } from './unitOf'

export type AnyRefusal = OrderRefusal | Refusal

/** The field that a refusal concerns; `undefined` if it concerns the whole order. */
export function fieldOf(refusal: AnyRefusal): PriceField | 'quantity' | undefined {
  if (refusal.reason === 'invalid-quantity' || refusal.reason === 'larger-than-entry') {
    return 'quantity'
  }
  return 'field' in refusal ? refusal.field : undefined
}

/** Words why an order was refused, and what would help. */
export function useRefusalText() {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const money = (gbp: string) => format.money(Number(gbp))
  const units = (quantity: string) => format.number(quantity)

  return (refusal: AnyRefusal, pair: Pair): string => {
    const unit = unitOf(pair)
    switch (refusal.reason) {
      case 'invalid-quantity':
        return t(refusal.problem === 'too-large' ? 'whyTooLarge' : 'whyQuantity')
      case 'invalid-price':
        if (refusal.problem === 'too-large') return t('whyTooLarge')
        return refusal.problem === 'too-many-places'
          ? t('whyPlaces', { count: refusal.places })
          : t('whyPrice')
      case 'wrong-side':
        return t('whySide', { must: refusal.must, price: pairPrice(pair, Number(refusal.price)) })
      case 'no-price':
        return t('whyNoPrice')
      case 'not-enough-cash': {
        const available = exact(refusal.cash).minus(exact(refusal.reserved ?? '0'))
        return t('whyCash', { needed: money(refusal.needed), cash: money(pounds(available)) })
      }
      case 'units-reserved':
        return t('whyUnits', { free: units(refusal.free), reserved: units(refusal.reserved), unit })
      case 'nothing-to-close':
        return t('whyNothing', { quantity: units(refusal.held), unit })
      case 'other-side-closes':
        return t('whyOtherSide', { side: refusal.side, quantity: units(refusal.held), unit })
      case 'opens-nothing':
        return t('whyOpensNothing', { side: refusal.side, quantity: units(refusal.held), unit })
      case 'larger-than-entry':
        return t('whyLarger', { quantity: units(refusal.entry), unit })
      case 'short-beyond-equity':
        return t('whyShort', { shorts: money(refusal.shorts), equity: money(refusal.equity) })
      case 'value-too-small':
        return t('whySmall')
      case 'too-many-orders':
        return t('whyMany', {
          most: refusal.most,
          open: refusal.open,
          asked: refusal.asked,
          spare: refusal.open + refusal.asked - refusal.most,
        })
      case 'not-open':
        return t('whyGone')
      case 'stop-reached':
        return t('whyWoken')
      case 'orders-off':
        return t(refusal.why === 'other-market' ? 'whyOtherMarket' : 'whyOff')
      case 'stale-price':
      case 'price-not-quoted':
        return t('whyStale')
      case 'unknown-pair':
      case 'pair-not-in-pounds':
        return t('notPriced', { pair })
    }
  }
}
