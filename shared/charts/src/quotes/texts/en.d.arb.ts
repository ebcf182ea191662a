// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  latestPrices: 'pair'
  'name.GBP/USD': never
  'name.EUR/GBP': never
  'name.GBP/JPY': never
  'name.GBP/CHF': never
  'name.GBP/AUD': never
  'name.GBP/CAD': never
  'name.GBP/NZD': never
  'name.GBP/SEK': never
  'name.UK100/GBP': never
  'name.US500/GBP': never
  'name.WORLD/GBP': never
  'name.XAU/GBP': never
  'name.XAG/GBP': never
  'name.XPT/GBP': never
  'name.BRENT/GBP': never
  'name.WTI/GBP': never
  'name.NATGAS/GBP': never
  'name.COPPER/GBP': never
  'name.WHEAT/GBP': never
  'name.GILT2Y/GBP': never
  'name.GILT10Y/GBP': never
  'name.GILT30Y/GBP': never
  'name.UST10Y/GBP': never
  'name.BUND10Y/GBP': never
  'name.CORP/GBP': never
  tradedAs: 'units' | 'currency' | 'price'
  'name.USD/GBP': never
  'name.JPY/GBP': never
  'name.CHF/GBP': never
  'name.AUD/GBP': never
  'name.CAD/GBP': never
  'name.NZD/GBP': never
  'name.SEK/GBP': never
  'units.USD/GBP': never
  'units.JPY/GBP': never
  'units.CHF/GBP': never
  'units.AUD/GBP': never
  'units.CAD/GBP': never
  'units.NZD/GBP': never
  'units.SEK/GBP': never
}>
export default texts
