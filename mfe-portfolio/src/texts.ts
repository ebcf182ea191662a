import { createTexts } from '@aldergate/shared/i18n'

const EN = {
  pageTitle: 'Your Portfolio',
  pageIntro: 'Sample holdings at live simulated prices. Nothing here is real money.',
  signedIn: 'Signed in as {email}.',
  tickers: 'Live tickers',

  timeframe: 'Timeframe',
  'timeframe.day': 'Day',
  'timeframe.week': 'Week',
  'timeframe.month': 'Month',
  'timeframe.year': 'Year',
  'timeframe.all': 'All',

  totalValue: 'Total Value',
  costDetail: 'Bought for {cost}',
  change24h: '24h Change',
  change24hDetail: 'Against the prices of a day ago',
  'change.day': 'Change over the day',
  'change.week': 'Change over the week',
  'change.month': 'Change over the month',
  'change.year': 'Change over the year',
  'change.all': 'Change since purchase',
  'changeDetail.day': 'Against the prices of a day ago',
  'changeDetail.all': 'Against what was paid',
  noHistory: 'There are no prices from so long ago.',

  holdings: 'Holdings',
  symbol: 'Symbol',
  quantity: 'Quantity',
  avgCost: 'Avg cost',
  currentPrice: 'Current price',
  value: 'Value',
  weight: 'Weight',
  unrealised: 'Unrealised (£)',
  unrealisedPercent: 'Unrealised (%)',
  total: 'Total',
} as const

export const useText = createTexts({ en: EN })
