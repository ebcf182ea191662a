import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('shows the specified fixed values of the overview', () => {
  expect([EN('winLossRatio'), EN('winLossRatioValue')]).toEqual(['Win/loss ratio', '75%'])
  expect([EN('dailyVolume'), EN('dailyVolumeValue')]).toEqual(['Daily volume', '$12,000'])
  expect([EN('topAsset'), EN('topAssetValue')]).toEqual(['Top asset', 'BTC/GBP +12.5%'])
  expect([EN('lowestAsset'), EN('lowestAssetValue')]).toEqual(['Lowest asset', 'ADA/GBP -3.2%'])
  expect([EN('averageTradeDuration'), EN('averageTradeDurationValue')]).toEqual([
    'Average trade duration',
    '6 hours',
  ])
  expect([EN('riskLevel'), EN('riskLevelValue')]).toEqual(['Risk level', 'Medium'])
  expect([EN('leverage'), EN('leverageValue')]).toEqual(['Leverage', '3x'])
  expect([EN('accuracy'), EN('accuracyValue')]).toEqual(['Accuracy', '82%'])
})

it('names the live figures, the alerts and the buttons of the overview as specified', () => {
  expect(EN('portfolioValue')).toBe('Portfolio value')
  expect(EN('profitLoss')).toBe('Profit/loss')
  expect(EN('openTrades')).toBe('Open trades')
  expect(EN('closedTrades24h')).toBe('Closed trades in 24h')
  expect(EN('lowLiquidity')).toBe('Low liquidity for ADA/GBP')
  expect(EN('verificationPending')).toBe('Account verification pending')
  expect(EN('viewDetails')).toBe('View Details')
  expect(EN('generateReport')).toBe('Generate Report')
  expect(EN('manageRisk')).toBe('Manage Risk')
})
