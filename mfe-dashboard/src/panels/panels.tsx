import { type ComponentType } from 'react'
import { type PlainTextKey } from '../texts'
import { type FeedId } from './live-market-feed/feeds.data'

/** What a team declares of a panel: one row here and one folder beside this file. */
export interface Panel {
  /** Names the panel in the layout; the panel's folder has the same name, or the same without a number. */
  id: string
  titleKey: PlainTextKey
  /** Loads the panel's content; grid, header, loading and failure are the dashboard's. */
  load: () => Promise<ComponentType>
  /** How high the content is, so that its skeleton already has the final geometry. */
  size: PanelSize
  /** Whether the numbers come from the simulated market or from the sample account: the header says so. */
  data: 'simulated' | 'sample'
  /** The numbers step with the market's clock: the header says how old they are. */
  isLive: boolean
}

/** Heights in pixels: in a grid of several columns, and in the one column of a phone. */
export interface PanelSize {
  grid: number
  phone: number
}

const FEED_SIZE: PanelSize = { grid: 436, phone: 1030 }

/** All panels in their default order. */
export const PANELS = [
  {
    id: 'overview',
    titleKey: 'overview',
    load: async () => (await import('./overview/OverviewPanel')).OverviewPanel,
    size: { grid: 444, phone: 640 },
    data: 'sample',
    isLive: true,
  },
  {
    id: 'live-market-feed-1',
    titleKey: 'marketFeedCrypto',
    load: () => loadFeed('crypto'),
    size: FEED_SIZE,
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'live-market-feed-2',
    titleKey: 'marketFeedForex',
    load: () => loadFeed('forex'),
    size: FEED_SIZE,
    data: 'simulated',
    isLive: true,
  },
  {
    id: 'live-market-feed-3',
    titleKey: 'marketFeedGlobal',
    load: () => loadFeed('global'),
    size: FEED_SIZE,
    data: 'simulated',
    isLive: true,
  },
] as const satisfies readonly Panel[]

export type PanelId = (typeof PANELS)[number]['id']

export const PANEL_IDS: readonly PanelId[] = PANELS.map(({ id }) => id)

export function panelOf(id: PanelId): Panel & { id: PanelId } {
  const panel = PANELS.find((row) => row.id === id)
  if (!panel) throw new Error(`No panel is called "${id}": add its row to PANELS.`)
  return panel
}

async function loadFeed(feed: FeedId): Promise<ComponentType> {
  const { LiveMarketFeedPanel } = await import('./live-market-feed/LiveMarketFeedPanel')
  return function MarketFeed() {
    return <LiveMarketFeedPanel feed={feed} />
  }
}
