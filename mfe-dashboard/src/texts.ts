import { createTexts } from '@aldergate/shared/i18n'

/** What the dashboard says; the specification's texts stand here to the letter. */
export const EN = {
  title: 'Our Dashboard',
  intro: 'Customise and rearrange your components.',

  panelsButton: 'Panels ({shown}/{total})',
  resetLayout: 'Reset layout',
  layoutReset: 'Layout reset.',
  undo: 'Undo',
  drawerTitle: 'Panels',
  searchPanels: 'Search panels',
  searchPanelsPlaceholder: 'Search panels...',
  panelsFound: '{count, plural, one {# panel} other {# panels}}',
  noPanelFound: 'No panel matches “{search}”.',
  clearSearch: 'Clear search',
  allHidden: 'All panels are hidden.',
  showAll: 'Show all panels',

  hidePanel: 'Hide {title}',
  panelHidden: '{title} hidden.',
  movePanel: 'Move {title}',
  moveKeys:
    'Press Space or Enter to grab, the arrow keys, Home or End to move, Space or Enter to drop, Escape to cancel.',
  panelPosition: '{title}, position {position} of {total}',
  moveCancelled: 'Move cancelled. {title}, position {position} of {total}',
  panelMenu: 'Options of {title}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToTop: 'Move to top',
  panelLoading: 'Loading {title}',
  panelFailed: '{title} is unavailable right now.',
  panelFailedDetail: 'The other panels go on working.',

  overview: 'Overview',
  marketFeedCrypto: 'Live Market Feed: Crypto',
  marketFeedForex: 'Live Market Feed: Forex',
  marketFeedGlobal: 'Live Market Feed: Global',

  portfolioValue: 'Portfolio value',
  profitLoss: 'Profit/loss',
  openTrades: 'Open trades',
  closedTrades24h: 'Closed trades in 24h',
  sinceOpen: 'since open',
  lastMinute: '{figure}, last minute',

  accountFacts: 'Account',
  winLossRatio: 'Win/loss ratio',
  winLossRatioValue: '75%',
  dailyVolume: 'Daily volume',
  dailyVolumeValue: '$12,000',
  topAsset: 'Top asset',
  topAssetValue: 'BTC/GBP +12.5%',
  lowestAsset: 'Lowest asset',
  lowestAssetValue: 'ADA/GBP -3.2%',
  averageTradeDuration: 'Average trade duration',
  averageTradeDurationValue: '6 hours',
  riskLevel: 'Risk level',
  riskLevelValue: 'Medium',
  leverage: 'Leverage',
  leverageValue: '3x',
  accuracy: 'Accuracy',
  accuracyValue: '82%',

  accountAlerts: 'Account alerts',
  severityWarning: 'Warning',
  severityInfo: 'Information',
  lowLiquidity: 'Low liquidity for ADA/GBP',
  verificationPending: 'Account verification pending',
  dismissAlert: 'Dismiss: {alert}',
  noAlerts: 'No open alerts.',

  viewDetails: 'View Details',
  viewDetailsAlert:
    'Portfolio value {portfolioValue}, profit/loss {profitLoss}, {openTrades} open trades, {closedTrades} closed in 24h.',
  generateReport: 'Generate Report',
  generateReportAlert: 'Sample report: win/loss ratio 75%, daily volume $12,000, accuracy 82%.',
  manageRisk: 'Manage Risk',
  manageRiskAlert: 'Risk level Medium, leverage 3x.',

  searchPairs: 'Search pairs',
  searchPairsPlaceholder: 'Search pairs...',
  pairsFound: '{shown} of {count, plural, one {# pair} other {# pairs}}',
  sampleColumns: 'Change and volume',
  noPairFound: 'No pair matches “{search}”.',
  view: 'View',
  gridView: 'Grid View',
  listView: 'List View',
  pinPair: 'Pin {pair}',
  price: 'Price',
  volume: 'Volume',
  high: 'High',
  low: 'Low',
  highLow: 'High / Low',
  pair: 'Pair',
  pairs: 'Pairs',
  trendOf: 'Last prices of {pair}',
  actions: 'Actions',
  buy: 'Buy',
  buyPair: 'Buy {pair}',
  sell: 'Sell',
  sellPair: 'Sell {pair}',
  setAlert: 'Set Alert',
  setAlertPair: 'Set Alert for {pair}',
} as const

type TextKey = keyof typeof EN

/** A text without values to fill in, such as a title. */
export type PlainTextKey = {
  [Key in TextKey]: (typeof EN)[Key] extends `${string}{${string}` ? never : Key
}[TextKey]

export const useText = createTexts({ en: EN })
