// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  tagline: never
  offeredBy: 'product' | 'bank'
  intro: never
  getStarted: never
  exploreAnalytics: never
  board: never
  boardLoading: never
  boardFailed: never
  boardFailedHelp: never
  boardCaption: 'count'
  pair: never
  history: never
  price: never
  change: never
  high: never
  low: never
  historyOf: 'pair'
  features: never
  builder: never
  builderText: never
  builderLink: never
  indicators: never
  timeframes: never
  comparisons: never
  analytics: never
  analyticsText: never
  analyticsLink: never
  feeds: never
  newsCategories: never
  trendingTopics: never
  tools: never
  toolsText: never
  toolsLink: never
  dashboardLink: never
  pairs: never
  languages: never
  timeZones: never
  why: 'product'
  whyText: never
  beginners: never
  beginnersStart: never
  beginnersRisk: never
  beginnersSamples: never
  experts: never
  expertsRules: never
  expertsSeed: never
  expertsReading: never
  learnMore: never
  learnMoreOf: never
}>
export default texts
