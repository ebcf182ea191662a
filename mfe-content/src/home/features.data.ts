import { LANGUAGES, type Path, PATHS } from '@aldergate/contract'
import { TIME_ZONES } from '@aldergate/platform'
import type { TextKey } from '../texts'

export interface Feature {
  title: TextKey
  text: TextKey
  /** The counts of what the feature offers. */
  facts: readonly { label: TextKey; count: number }[]
  links: readonly { to: Path; label: TextKey }[]
}

/** The market's counts are written out: to compute them, the page would wait for all of the market. */
export const FEATURES: readonly Feature[] = [
  {
    title: 'home.builder',
    text: 'home.builderText',
    facts: [
      { label: 'home.indicators', count: 25 },
      { label: 'home.timeframes', count: 6 },
      { label: 'home.comparisons', count: 5 },
    ],
    links: [{ to: PATHS.strategyBuilder, label: 'home.builderLink' }],
  },
  {
    title: 'home.analytics',
    text: 'home.analyticsText',
    facts: [
      { label: 'home.feeds', count: 3 },
      { label: 'home.newsCategories', count: 6 },
      { label: 'home.trendingTopics', count: 8 },
    ],
    links: [{ to: PATHS.analytics, label: 'home.analyticsLink' }],
  },
  {
    title: 'home.tools',
    text: 'home.toolsText',
    facts: [
      { label: 'home.pairs', count: 51 },
      { label: 'home.languages', count: LANGUAGES.length },
      { label: 'home.timeZones', count: TIME_ZONES.length },
    ],
    links: [
      { to: PATHS.tradingView, label: 'home.toolsLink' },
      { to: PATHS.dashboard, label: 'home.dashboardLink' },
    ],
  },
]
