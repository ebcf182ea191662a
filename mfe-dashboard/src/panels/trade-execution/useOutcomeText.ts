import { useFormat } from '@aldergate/ui'
import { usePairPrice } from '@aldergate/charts/quotes'
import type { Fill, Pounds, Refusal } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'
import { feedPausedAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import { type Outcome, QUANTITY_REFUSALS, UNDO_REFUSALS } from './outcome'
import { useText } from './texts'

/** Words the outcome of an order on a pair, and what can be done. */
export function useOutcomeText() {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const isFeedPaused = useAtomValue(feedPausedAtom)

  const amount = (gbp: Pounds) => format.price(Number(gbp), 2)
  const owned = (gbp: Pounds) => format.money(Number(gbp))

  function factsOf({ side, quantity, pair, price, value, fee }: Fill) {
    return {
      side,
      quantity: format.number(quantity),
      pair,
      price: pairPrice(pair, Number(price)),
      value: amount(value),
      fee: amount(fee),
    }
  }

  function refusalText(refusal: Refusal, pair: Pair): string {
    switch (refusal.reason) {
      case 'not-enough-cash': {
        const { needed, fee, cash, reserved } = refusal
        const values = { needed: amount(needed), fee: amount(fee), cash: owned(cash) }
        return reserved === undefined
          ? t('notFilledCash', values)
          : t('notFilledReservedCash', { ...values, reserved: owned(reserved) })
      }
      case 'units-reserved': {
        const free = format.number(refusal.free)
        const reserved = format.number(refusal.reserved)
        return t('notFilledReservedUnits', { pair, free, reserved })
      }
      case 'short-beyond-equity': {
        const { shorts, equity } = refusal
        return t('notFilledShort', { shorts: owned(shorts), equity: owned(equity) })
      }
      case 'stale-price':
        return t(isFeedPaused ? 'notFilledPaused' : 'notFilledStale', {
          seconds: Math.floor(refusal.ageMs / 1_000),
        })
      case 'price-not-quoted':
        return t('notFilledNotQuoted')
      case 'orders-off':
        return t(refusal.why === 'other-market' ? 'notFilledOtherMarket' : 'notFilledOff')
      case 'value-too-small':
        return t('notFilledSmall')
      case 'invalid-quantity':
        return t(QUANTITY_REFUSALS[refusal.problem])
      case 'unknown-pair':
      case 'pair-not-in-pounds':
        return t('notFilledPair', { pair })
    }
  }

  return (outcome: NonNullable<Outcome>, pair: Pair): string => {
    switch (outcome.status) {
      case 'filled':
        return t('filled', factsOf(outcome.fill))
      case 'duplicate':
        return t('repeated')
      case 'refused':
        return refusalText(outcome, pair)
      case 'undone':
        return t('undone', factsOf(outcome.fill))
      case 'undo-refused':
        return t(UNDO_REFUSALS[outcome.reason], { pair: outcome.fill.pair })
    }
  }
}
