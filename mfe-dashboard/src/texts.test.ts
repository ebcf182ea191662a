import { MAX_NOTIFICATIONS } from '@aldergate/platform'
import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

const SPECIFIED_PANELS = {
  overview: 'Overview',
  'trade-execution': 'Trade Execution',
  'custom-strategy-builder': 'Custom Strategy Builder',
  'ai-insights-1': 'AI-Powered Trade Insights: Crypto',
  'ai-insights-2': 'AI-Powered Trade Insights: Forex',
  'ai-insights-3': 'AI-Powered Trade Insights: Stocks',
  'live-market-feed-1': 'Live Market Feed: Crypto',
  'live-market-feed-2': 'Live Market Feed: Forex',
  'live-market-feed-3': 'Live Market Feed: Global',
  'portfolio-forex-stock': 'Portfolio: Forex and Stock',
  'portfolio-crypto-commodity': 'Portfolio: Crypto and Commodity',
  'portfolio-bond-security': 'Portfolio: Bond and Security',
  'risk-management': 'Risk Management',
  'compliance-security': 'Compliance and Security',
  'api-integration': 'API Integration',
  'customisable-reports': 'Customisable Reports',
  'multi-asset-arbitrage': 'Multi-Asset Arbitrage',
  'educational-tools': 'Educational Tools',
  'alerts-notifications': 'Alerts and Notifications',
  'defi-nft': 'DeFi and NFT',
  'market-news-feed': 'Market News Feed',
  'social-sentiment': 'Social Media Sentiment',
  'economic-calendar': 'Economic Calendar',
  'community-chat': 'Trader Community Chat',
  'trader-leaderboard': 'Trader Leaderboard',
  'bot-marketplace': 'Trading Bot Marketplace',
  'chart-analysis': 'Chart Analysis',
  'notification-center': 'Notification Center',
  'custom-indicators': 'Custom Indicators Builder',
  'payment-billing': 'Payment and Billing',
}

it('says what the specification says of the header', () => {
  expect(EN('title')).toBe('Our Dashboard')
  expect(EN('intro')).toBe('Customise and rearrange your components.')
})

it('says how much of what was told the Notification Center has', () => {
  expect(EN('notification-center.about')).toContain(`the last ${MAX_NOTIFICATIONS} alerts`)
})

it.each(Object.entries(SPECIFIED_PANELS))('calls the panel %s “%s”', (id, title) => {
  expect(EN(`${id}.title`)).toBe(title)
})
