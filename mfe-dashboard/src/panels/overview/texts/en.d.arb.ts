// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  portfolioValue: never
  profitLoss: never
  openTrades: never
  closedTrades24h: never
  sinceOpen: never
  lastMinute: 'figure'
  accountFacts: never
  winLossRatio: never
  winLossRatioValue: never
  dailyVolume: never
  dailyVolumeValue: never
  topAsset: never
  topAssetValue: never
  lowestAsset: never
  lowestAssetValue: never
  averageTradeDuration: never
  averageTradeDurationValue: never
  riskLevel: never
  riskLevelValue: never
  leverage: never
  leverageValue: never
  accuracy: never
  accuracyValue: never
  accountAlerts: never
  severityWarning: never
  severityInfo: never
  lowLiquidity: never
  verificationPending: never
  dismissAlert: 'alert'
  dismissed: 'alert'
  undo: never
  noAlerts: never
  viewDetails: never
  viewDetailsAlert: 'portfolioValue' | 'profitLoss' | 'openTrades' | 'closedTrades'
  generateReport: never
  generateReportAlert: never
  manageRisk: never
  manageRiskAlert: never
}>
export default texts
