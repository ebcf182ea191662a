import { LANGUAGES, type Path, PATHS } from '@aldergate/contract'
import { ALL_PAIRS, COMPARISONS, TIMEFRAMES } from '@aldergate/market'
import { TIME_ZONES } from '@aldergate/platform'
import type { TextKey } from '../texts'

export interface Feature {
  title: TextKey
  text: TextKey
  /** What can be counted there. */
  facts: readonly { label: TextKey; count: number }[]
  links: readonly { to: Path; label: TextKey }[]
}

export const FEATURES: readonly Feature[] = [
  {
    title: 'home.builder',
    text: 'home.builderText',
    facts: [
      // Written out: the indicators themselves are no part of this page.
      { label: 'home.indicators', count: 25 },
      { label: 'home.timeframes', count: TIMEFRAMES.length },
      { label: 'home.comparisons', count: COMPARISONS.length },
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
      { label: 'home.pairs', count: ALL_PAIRS.length },
      { label: 'home.languages', count: LANGUAGES.length },
      { label: 'home.timeZones', count: TIME_ZONES.length },
    ],
    links: [
      { to: PATHS.tradingView, label: 'home.toolsLink' },
      { to: PATHS.dashboard, label: 'home.dashboardLink' },
    ],
  },
]
