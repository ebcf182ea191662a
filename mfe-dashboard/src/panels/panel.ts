import type { InsightsMarket } from './ai-insights/insights.data'
import type { FeedId } from './live-market-feed/feeds.data'
import { PANELS } from './panels.data'
import type { PortfolioId } from './portfolio-management/portfolios.data'

/** The facts of a panel, which every part of the dashboard may know; its content is loaded apart from them. */
export interface Panel {
  /** Names the panel in the layout and in the page's address. */
  id: string
  /** The folder beside this file that holds the panel; panels of one kind share it. */
  folder: string
  /** The content is the component `‹name›Panel` of the file of that name. */
  name: string
  /** The prop that tells the panels of one kind apart. */
  props?: { market: InsightsMarket } | { feed: FeedId } | { portfolio: PortfolioId }
  /** How high the content is, so that its skeleton already has the final geometry. */
  size: PanelSize
  /** The origin of the numbers; the header says it of all but the trader's `own` data. */
  data: 'simulated' | 'sample' | 'own'
  /** Whether the numbers step with the market's clock: then the header shows their age. */
  isLive: boolean
  /** Whether it spans two columns by default. */
  isWide?: boolean
}

/** Heights in pixels, each of the content alone. */
export interface PanelSize {
  grid: number
  /** In a panel as narrow as on a phone, used with a mouse; if missing, as in the grid. */
  narrow?: number
  /** On a phone, and in a panel as narrow on any touch screen. */
  phone: number
}

export type PanelId = (typeof PANELS)[number]['id']

export const PANEL_IDS: readonly PanelId[] = PANELS.map(({ id }) => id)
