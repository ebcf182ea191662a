import type { PlainTextKey } from './texts'

/** The fixed values of the sample account, in the specification's order. */
export const ACCOUNT_FACTS = [
  { label: 'winLossRatio', value: 'winLossRatioValue' },
  { label: 'dailyVolume', value: 'dailyVolumeValue' },
  { label: 'topAsset', value: 'topAssetValue' },
  { label: 'lowestAsset', value: 'lowestAssetValue' },
  { label: 'averageTradeDuration', value: 'averageTradeDurationValue' },
  { label: 'riskLevel', value: 'riskLevelValue' },
  { label: 'leverage', value: 'leverageValue' },
  { label: 'accuracy', value: 'accuracyValue' },
] as const satisfies readonly { label: PlainTextKey; value: PlainTextKey }[]

export const ACCOUNT_ALERTS = [
  { id: 'low-liquidity', severity: 'warning', text: 'lowLiquidity' },
  { id: 'verification-pending', severity: 'info', text: 'verificationPending' },
] as const satisfies readonly { id: string; severity: 'warning' | 'info'; text: PlainTextKey }[]

export type AccountAlert = (typeof ACCOUNT_ALERTS)[number]
