import { useNumberLocale } from '@aldergate/ui'

const POUNDS = {
  style: 'currency',
  currency: 'GBP',
  currencyDisplay: 'narrowSymbol',
  useGrouping: 'always',
} as const

/** Formats a cost. Discreet mode masks what the trader owns, not prices. */
export function useFee(): (pounds: number, digits?: number) => string {
  const numbers = useNumberLocale()
  return (pounds, digits = 0) =>
    new Intl.NumberFormat(numbers, {
      ...POUNDS,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(pounds)
}
