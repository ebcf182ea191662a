import type { ComponentType } from 'react'
import type { InsightsMarket } from './ai-insights/insights.data'
import type { FeedId } from './live-market-feed/feeds.data'
import type { PortfolioId } from './portfolio-management/portfolios.data'

/** What a team declares of a panel: one row here and one folder beside this file. */
export interface Panel {
  /**
   * Names the panel in the layout, its folder, and its `….title` and `….about` in the catalogue; panels
   * of one kind share a folder.
   */
  id: string
  /** Loads the panel's content; grid, header, loading and failure are the dashboard's. */
  load: () => Promise<ComponentType>
  /** How high the content is, so that its skeleton already has the final geometry. */
  size: PanelSize
  /** What the numbers come from; the header says it of all but the trader's `own` data. */
  data: 'simulated' | 'sample' | 'own'
  /** The numbers step with the market's clock: the header says how old they are. */
  isLive: boolean
  /** Takes two columns until the trader says otherwise. */
  isWide?: boolean
}

/** Heights in pixels: in a grid of several columns, and in the one column of a phone. */
export interface PanelSize {
  grid: number
  phone: number
}

/** All panels in their default order. */
export const PANELS = [
  {
    id: 'overview',
    load: async () => (await import('./overview/OverviewPanel')).OverviewPanel,
    size: { grid: 444, phone: 640 },
    data: 'sample',
    isLive: true,
  },
  {
    id: 'trade-execution',
    load: async () => (await import('./trade-execution/TradeExecutionPanel')).TradeExecutionPanel,
    size: { grid: 650, phone: 720 },
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'custom-strategy-builder',
    load: async () =>
      (await import('./custom-strategy-builder/CustomStrategyBuilderPanel'))
        .CustomStrategyBuilderPanel,
    size: { grid: 748, phone: 882 },
    data: 'simulated',
    isLive: false,
  },
  {
    id: 'ai-insights-1',
    load: () => loadInsights('crypto'),
    size: { grid: 484, phone: 484 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'ai-insights-2',
    load: () => loadInsights('forex'),
    size: { grid: 484, phone: 484 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'ai-insights-3',
    load: () => loadInsights('stocks'),
    size: { grid: 484, phone: 484 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'live-market-feed-1',
    load: () => loadFeed('crypto'),
    size: { grid: 436, phone: 1030 },
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'live-market-feed-2',
    load: () => loadFeed('forex'),
    size: { grid: 436, phone: 1030 },
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'live-market-feed-3',
    load: () => loadFeed('global'),
    size: { grid: 436, phone: 1030 },
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'portfolio-forex-stock',
    load: () => loadPortfolio('forexStock'),
    size: { grid: 420, phone: 474 },
    data: 'sample',
    isLive: true,
  },
  {
    id: 'portfolio-crypto-commodity',
    load: () => loadPortfolio('cryptoCommodity'),
    size: { grid: 420, phone: 474 },
    data: 'sample',
    isLive: true,
  },
  {
    id: 'portfolio-bond-security',
    load: () => loadPortfolio('bondSecurity'),
    size: { grid: 448, phone: 474 },
    data: 'sample',
    isLive: true,
  },
  {
    id: 'risk-management',
    load: async () => (await import('./risk-management/RiskManagementPanel')).RiskManagementPanel,
    size: { grid: 630, phone: 655 },
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'compliance-security',
    load: async () =>
      (await import('./compliance-security/ComplianceSecurityPanel')).ComplianceSecurityPanel,
    size: { grid: 446, phone: 536 },
    data: 'own',
    isLive: false,
  },
  {
    id: 'api-integration',
    load: async () => (await import('./api-integration/ApiIntegrationPanel')).ApiIntegrationPanel,
    size: { grid: 553, phone: 651 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'customisable-reports',
    load: async () =>
      (await import('./customisable-reports/CustomisableReportsPanel')).CustomisableReportsPanel,
    size: { grid: 540, phone: 620 },
    data: 'simulated',
    isLive: true,
    isWide: true,
  },
  {
    id: 'multi-asset-arbitrage',
    load: async () => (await import('./multi-asset-arbitrage/ArbitragePanel')).ArbitragePanel,
    size: { grid: 420, phone: 705 },
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'educational-tools',
    load: async () =>
      (await import('./educational-tools/EducationalToolsPanel')).EducationalToolsPanel,
    size: { grid: 478, phone: 498 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'alerts-notifications',
    load: async () => (await import('./alerts-notifications/AlertsPanel')).AlertsPanel,
    size: { grid: 530, phone: 620 },
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'defi-nft',
    load: async () => (await import('./defi-nft/DefiNftPanel')).DefiNftPanel,
    size: { grid: 510, phone: 500 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'market-news-feed',
    load: async () => (await import('./market-news-feed/MarketNewsFeedPanel')).MarketNewsFeedPanel,
    size: { grid: 381, phone: 449 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'social-sentiment',
    load: async () =>
      (await import('./social-sentiment/SocialSentimentPanel')).SocialSentimentPanel,
    size: { grid: 508, phone: 524 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'economic-calendar',
    load: async () =>
      (await import('./economic-calendar/EconomicCalendarPanel')).EconomicCalendarPanel,
    size: { grid: 458, phone: 478 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'community-chat',
    load: async () => (await import('./community-chat/CommunityChatPanel')).CommunityChatPanel,
    size: { grid: 442, phone: 486 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'trader-leaderboard',
    load: async () => (await import('./trader-leaderboard/LeaderboardPanel')).LeaderboardPanel,
    size: { grid: 400, phone: 607 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'bot-marketplace',
    load: async () => (await import('./bot-marketplace/BotMarketplacePanel')).BotMarketplacePanel,
    size: { grid: 540, phone: 580 },
    data: 'sample',
    isLive: false,
  },
  {
    id: 'chart-analysis',
    load: async () => (await import('./chart-analysis/ChartAnalysisPanel')).ChartAnalysisPanel,
    size: { grid: 560, phone: 620 },
    data: 'simulated',
    isLive: true,
    isWide: true,
  },
  {
    id: 'notification-center',
    load: async () =>
      (await import('./notification-center/NotificationCenterPanel')).NotificationCenterPanel,
    size: { grid: 410, phone: 510 },
    data: 'own',
    isLive: false,
  },
  {
    id: 'custom-indicators',
    load: async () =>
      (await import('./custom-indicators/CustomIndicatorsPanel')).CustomIndicatorsPanel,
    size: { grid: 490, phone: 530 },
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'payment-billing',
    load: async () => (await import('./payment-billing/PaymentBillingPanel')).PaymentBillingPanel,
    size: { grid: 640, phone: 800 },
    data: 'sample',
    isLive: false,
  },
] as const satisfies readonly Panel[]

export type PanelId = (typeof PANELS)[number]['id']

export const PANEL_IDS: readonly PanelId[] = PANELS.map(({ id }) => id)

export function panelOf(id: PanelId): Panel & { id: PanelId } {
  const panel = PANELS.find((row) => row.id === id)
  if (!panel) throw new Error(`No panel is called "${id}": add its row to PANELS.`)
  return panel
}

async function loadInsights(market: InsightsMarket): Promise<ComponentType> {
  const { AiInsightsPanel } = await import('./ai-insights/AiInsightsPanel')
  return function Insights() {
    return <AiInsightsPanel market={market} />
  }
}

async function loadFeed(feed: FeedId): Promise<ComponentType> {
  const { LiveMarketFeedPanel } = await import('./live-market-feed/LiveMarketFeedPanel')
  return function MarketFeed() {
    return <LiveMarketFeedPanel feed={feed} />
  }
}

async function loadPortfolio(portfolio: PortfolioId): Promise<ComponentType> {
  const { PortfolioPanel } = await import('./portfolio-management/PortfolioPanel')
  return function Portfolio() {
    return <PortfolioPanel portfolio={portfolio} />
  }
}
