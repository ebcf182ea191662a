import { useNumberLocale } from '@aldergate/ui'

const WHOLE_POUNDS = {
  style: 'currency',
  currency: 'GBP',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
  useGrouping: 'always',
} as const

/** Writes what something costs in whole pounds. The discreet mode masks what the trader owns, not prices. */
export function useFee(): (pounds: number) => string {
  const numbers = useNumberLocale()
  return (pounds) => new Intl.NumberFormat(numbers, WHOLE_POUNDS).format(pounds)
}
