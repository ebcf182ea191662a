import { CRYPTO_ITEMS } from './cryptoItems.data'
import { STOCK_ITEMS } from './stockItems.data'
import { FOREX_ITEMS } from './forexItems.data'
import { COMMODITY_ITEMS } from './commodityItems.data'
import { ECONOMY_ITEMS } from './economyItems.data'
import { TECHNOLOGY_ITEMS } from './technologyItems.data'
import type { WrittenItem } from './news'

/** Invented for the simulated market: no event, person, company or authority in them is real. */
export const NEWS: readonly WrittenItem[] = [
  ...CRYPTO_ITEMS,
  ...STOCK_ITEMS,
  ...FOREX_ITEMS,
  ...COMMODITY_ITEMS,
  ...ECONOMY_ITEMS,
  ...TECHNOLOGY_ITEMS,
]
