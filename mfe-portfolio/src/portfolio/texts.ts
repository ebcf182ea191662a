import { createTexts } from '@aldergate/shared/i18n'

const EN = {
  pageTitle: 'Your Portfolio',
  pageIntro:
    'Your paper account at live simulated prices. It opened with cash and sample holdings; nothing here is real money.',
  signedIn: 'Signed in as {email}.',
  tickers: 'Live tickers',

  timeframe: 'Timeframe',
  'timeframe.day': 'Day',
  'timeframe.week': 'Week',
  'timeframe.month': 'Month',
  'timeframe.year': 'Year',
  'timeframe.all': 'All',

  totalValue: 'Total Value',
  totalDetail: 'Cash, and holdings of {holdings}',
  cash: 'Cash',
  cashDetail: 'To trade with',
  change24h: '24h Change',
  'change.day': 'Change over the day',
  'change.week': 'Change over the week',
  'change.month': 'Change over the month',
  'change.year': 'Change over the year',
  'change.all': 'Change since the opening',
  change24hDetail: 'Against 24 hours ago, without deposits',
  changeDetail: 'Since {since}; deposits {deposits} not counted',
  counting: 'Being worked out',
  profitOnCost: 'Profit on cost',
  profitDetail: 'Realised {realised}, unrealised {unrealised}, fees {fees}',

  holdings: 'Holdings',
  noHoldings: 'You hold nothing at the moment.',
  short: 'Short',
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
