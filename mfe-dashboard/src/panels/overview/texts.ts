import { createTexts } from '@aldergate/ui'

/** What the overview says; the specification's texts stand here to the letter. */
export const EN = {
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
} as const

type TextKey = keyof typeof EN

/** A text without values to fill in, such as a title. */
export type PlainTextKey = {
  [Key in TextKey]: (typeof EN)[Key] extends `${string}{${string}` ? never : Key
}[TextKey]

export const useText = createTexts({ en: EN })
