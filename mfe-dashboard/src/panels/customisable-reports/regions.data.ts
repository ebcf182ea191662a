import type { GbpPair } from '@aldergate/ledger'

export type Region = 'uk' | 'europe' | 'us' | 'canada' | 'asiaPacific' | 'global'

/** The home region of an instrument; those that are not listed are traded everywhere. */
export const REGIONS: Readonly<Partial<Record<GbpPair, Region>>> = {
  'USD/GBP': 'us',
  'EUR/GBP': 'europe',
  'JPY/GBP': 'asiaPacific',
  'CHF/GBP': 'europe',
  'AUD/GBP': 'asiaPacific',
  'CAD/GBP': 'canada',
  'NZD/GBP': 'asiaPacific',
  'SEK/GBP': 'europe',
  'AAPL/GBP': 'us',
  'TSLA/GBP': 'us',
  'MSFT/GBP': 'us',
  'AMZN/GBP': 'us',
  'GOOGL/GBP': 'us',
  'NVDA/GBP': 'us',
  'HSBA/GBP': 'uk',
  'BP/GBP': 'uk',
  'SHEL/GBP': 'uk',
  'AZN/GBP': 'uk',
  'BARC/GBP': 'uk',
  'VOD/GBP': 'uk',
  'UK100/GBP': 'uk',
  'US500/GBP': 'us',
  'GILT2Y/GBP': 'uk',
  'GILT10Y/GBP': 'uk',
  'GILT30Y/GBP': 'uk',
  'UST10Y/GBP': 'us',
  'BUND10Y/GBP': 'europe',
  'CORP/GBP': 'uk',
}
