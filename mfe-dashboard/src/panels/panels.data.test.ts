/** @jest-environment jsdom */

import { panelOf } from './loadablePanels'
import { PANEL_IDS } from './panel'
import { PANELS } from './panels.data'

it('has thirty panels in the specified order', () => {
  expect(PANEL_IDS).toEqual([
    'overview',
    'trade-execution',
    'custom-strategy-builder',
    'ai-insights-1',
    'ai-insights-2',
    'ai-insights-3',
    'live-market-feed-1',
    'live-market-feed-2',
    'live-market-feed-3',
    'portfolio-forex-stock',
    'portfolio-crypto-commodity',
    'portfolio-bond-security',
    'risk-management',
    'compliance-security',
    'api-integration',
    'customisable-reports',
    'multi-asset-arbitrage',
    'educational-tools',
    'alerts-notifications',
    'defi-nft',
    'market-news-feed',
    'social-sentiment',
    'economic-calendar',
    'community-chat',
    'trader-leaderboard',
    'bot-marketplace',
    'chart-analysis',
    'notification-center',
    'custom-indicators',
    'payment-billing',
  ])
})

it('names each panel once', () => {
  expect(new Set(PANEL_IDS).size).toBe(PANELS.length)
})

it('loads every panel', async () => {
  for (const { id } of PANELS) expect(await panelOf(id).load()).toEqual(expect.any(Function))
})

it('finds each panel by its id', () => {
  for (const { id } of PANELS) expect(panelOf(id)).toMatchObject({ id })
  expect(panelOf('overview')).toBe(panelOf('overview'))
})
