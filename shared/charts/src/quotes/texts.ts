import { createTexts } from '@aldergate/ui'

export const useText = createTexts({
  en: { latestPrices: 'Latest prices of {pair}' },
  es: { latestPrices: 'Últimos precios de {pair}' },
  zh: { latestPrices: '{pair} 的最近价格' },
  fr: { latestPrices: 'Derniers cours de {pair}' },
})
