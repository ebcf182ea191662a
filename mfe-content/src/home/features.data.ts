import { LANGUAGES, type Path, PATHS } from '@aldergate/contract'
import { TIME_ZONES } from '@aldergate/platform'
import type { TextKey } from './texts'

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
    title: 'builder',
    text: 'builderText',
    facts: [
      { label: 'indicators', count: 25 },
      { label: 'timeframes', count: 6 },
      { label: 'comparisons', count: 5 },
    ],
    links: [{ to: PATHS.strategyBuilder, label: 'builderLink' }],
  },
  {
    title: 'analytics',
    text: 'analyticsText',
    facts: [
      { label: 'feeds', count: 3 },
      { label: 'newsCategories', count: 6 },
      { label: 'trendingTopics', count: 8 },
    ],
    links: [{ to: PATHS.analytics, label: 'analyticsLink' }],
  },
  {
    title: 'tools',
    text: 'toolsText',
    facts: [
      { label: 'pairs', count: 51 },
      { label: 'languages', count: LANGUAGES.length },
      { label: 'timeZones', count: TIME_ZONES.length },
    ],
    links: [
      { to: PATHS.tradingView, label: 'toolsLink' },
      { to: PATHS.dashboard, label: 'dashboardLink' },
    ],
  },
]
