import type { Language } from '@aldergate/contract'

/** Names and symbols, which are the same in all languages. */
const NAMES = [
  'Alt',
  'API',
  'CSV',
  'DeFi',
  'RSI',
  'TradingView',
  'Bitcoin',
  'Ethereum',
  'ADA',
  'BTC',
  'GBP',
]

const LATIN = [
  ...NAMES,
  ...['Euro', 'Stablecoins'],
  ...['Blog', 'Pro', 'Stop', 'Stop-loss', 'stop-loss', 'Take-profit', 'take-profit'],
  ...['Drawdown', 'Total', 'Vol', 'min', 'Walk-forward'],
]

/** The words of each language that are the same in English, so that a text of only these is no copy. */
export const SAME_WORDS: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  es: [...LATIN, 'Beta', 'Bots', 'Chat', 'Error', 'Neutral', 'No'],
  zh: NAMES,
  fr: [
    ...LATIN,
    ...[
      'Action',
      'Actions',
      'Adoption',
      'Agriculture',
      'Alpha',
      'Article',
      'Annualisation',
      'article',
    ],
    ...[
      'articles',
      'Canada',
      'Commissions',
      'Compact',
      'condition',
      'Condition',
      'Crypto',
      'Date',
      'Europe',
      'Guides',
    ],
    ...['id', 'Impact', 'Inflation', 'Information', 'Instrument', 'Instruments', 'Mentions'],
    ...['Message', 'Messages', 'Notifications', 'Observations', 'page', 'pages', 'Pause'],
    ...[
      'Performance',
      'Position',
      'Questions',
      'Replay',
      'Score',
      'Session',
      'Signal',
      'signal',
      'Source',
      'Spread',
      'Standard',
    ],
    ...['Support', 'Trader', 'Version', 'Volume', 'Wallet'],
  ],
}
