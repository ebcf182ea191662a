/** What each panel is called, and what it says of its data. The headings are the specification's. */
export const TITLES = {
  'overview.title': 'Overview',
  'overview.about':
    'The sample account: four live figures that start at fixed values and walk at random every three seconds, and fixed facts. They are not part of your paper ledger.',
  'trade-execution.title': 'Trade Execution',
  'trade-execution.about':
    'Orders are filled at the simulated price that you see and are written to your paper ledger with a fee of 0.1%. No order is sent anywhere. The external chart shows its provider’s own prices.',
  'custom-strategy-builder.title': 'Custom Strategy Builder',
  'custom-strategy-builder.about':
    'Your own text and parameters. The test is simulated and takes three seconds; nothing is sent anywhere.',
  'ai-insights-1.title': 'AI-Powered Trade Insights: Crypto',
  'ai-insights-1.about':
    'Signals, confidence and levels are fixed sample cards. The reasons beside them are computed from the simulated prices.',
  'ai-insights-2.title': 'AI-Powered Trade Insights: Forex',
  'ai-insights-2.about':
    'Signals, confidence and levels are fixed sample cards. The reasons beside them are computed from the simulated prices.',
  'ai-insights-3.title': 'AI-Powered Trade Insights: Stocks',
  'ai-insights-3.about':
    'Signals, confidence and levels are fixed sample cards. The reasons beside them are computed from the simulated prices.',
  'live-market-feed-1.title': 'Live Market Feed: Crypto',
  'live-market-feed-1.about':
    'Simulated prices that step every three seconds. The percent change is a sample that walks by itself, never beyond 20% either way; what a pair really gained in 24 hours stands on the ticker strips. The volume is a sample, too.',
  'live-market-feed-2.title': 'Live Market Feed: Forex',
  'live-market-feed-2.about':
    'Simulated prices that step every three seconds. The percent change is a sample that walks by itself, never beyond 20% either way; what a pair really gained in 24 hours stands on the ticker strips. The volume is a sample, too.',
  'live-market-feed-3.title': 'Live Market Feed: Global',
  'live-market-feed-3.about':
    'Simulated prices that step every three seconds. The percent change is a sample that walks by itself, never beyond 20% either way; what a pair really gained in 24 hours stands on the ticker strips. The volume is a sample, too.',
  'portfolio-forex-stock.title': 'Portfolio: Forex and Stock',
  'portfolio-forex-stock.about':
    'The sample account: each value changes every three seconds by a random whole number from −100 to 99. Your paper holdings are on the Portfolio page.',
  'portfolio-crypto-commodity.title': 'Portfolio: Crypto and Commodity',
  'portfolio-crypto-commodity.about':
    'The sample account: each value changes every three seconds by a random whole number from −100 to 99. Your paper holdings are on the Portfolio page.',
  'portfolio-bond-security.title': 'Portfolio: Bond and Security',
  'portfolio-bond-security.about':
    'The sample account: each value changes every three seconds by a random whole number from −100 to 99. Your paper holdings are on the Portfolio page.',
  'risk-management.title': 'Risk Management',
  'risk-management.about':
    'The limits that you set here, a log of every change, and what they mean for your paper account.',
  'compliance-security.title': 'Compliance and Security',
  'compliance-security.about':
    'A checklist of your real settings on this device, and of where your data are.',
  'api-integration.title': 'API Integration',
  'api-integration.about':
    'Sample permissions. This build is simulated: it issues no keys and calls no server.',
  'customisable-reports.title': 'Customisable Reports',
  'customisable-reports.about': 'Reports on your paper ledger, made on this device.',
  'multi-asset-arbitrage.title': 'Multi-Asset Arbitrage',
  'multi-asset-arbitrage.about':
    'Simulated quotes of simulated exchanges around the one simulated price of each pair. Profits are after a fee of 0.1% on each side.',
  'educational-tools.title': 'Educational Tools',
  'educational-tools.about':
    'Tutorials written for this product. Your progress stays on this page.',
  'alerts-notifications.title': 'Alerts and Notifications',
  'alerts-notifications.about':
    'Sample alerts, and your own rules, which are checked against the simulated prices at every step.',
  'defi-nft.title': 'DeFi and NFT',
  'defi-nft.about':
    'Your own wallet when you connect one: only its address, chain and balance are read. The NFTs and the rate between ETH and pounds are samples.',
  'market-news-feed.title': 'Market News Feed',
  'market-news-feed.about': 'Sample headlines written for this product.',
  'social-sentiment.title': 'Social Media Sentiment',
  'social-sentiment.about': 'Sample counts of mentions; no social network is asked.',
  'economic-calendar.title': 'Economic Calendar',
  'economic-calendar.about': 'Sample events around today; the figures are not forecasts.',
  'community-chat.title': 'Trader Community Chat',
  'community-chat.about':
    'Simulated traders who speak in turn from a script; the last 24 of their messages stay. What you write stays on this page.',
  'trader-leaderboard.title': 'Trader Leaderboard',
  'trader-leaderboard.about': 'Sample traders, and your own rank by your paper ledger.',
  'bot-marketplace.title': 'Trading Bot Marketplace',
  'bot-marketplace.about': 'Sample bots with sample results. No payment is taken.',
  'chart-analysis.title': 'Chart Analysis',
  'chart-analysis.about':
    'The external chart shows its provider’s own prices; ours shows the simulated prices that your orders are filled at.',
  'notification-center.title': 'Notification Center',
  'notification-center.about':
    'Everything that the product told you since this page was opened. Notifications are never kept.',
  'custom-indicators.title': 'Custom Indicators Builder',
  'custom-indicators.about': 'Your own indicators, computed from the simulated prices.',
  'payment-billing.title': 'Payment and Billing',
  'payment-billing.about':
    'Sample plans and charges, and the fees of your paper ledger. No payment is taken.',
} as const
