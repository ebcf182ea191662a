// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  pageTitle: never
  pageIntro: never
  tickers: never
  tickersFailed: never
  tickersFailedHelp: never
  search: never
  categories: never
  topic: never
  allTopics: never
  view: never
  viewCount: 'view' | 'count'
  'view.all': never
  'view.unread': never
  'view.saved': never
  activeFilters: never
  clearFilter: 'filter'
  clearFilters: never
  'category.all': never
  'category.crypto': never
  'category.stocks': never
  'category.forex': never
  'category.commodities': never
  'category.economy': never
  'category.technology': never
  'topic.bitcoin': never
  'topic.ethereum': never
  'topic.stablecoins': never
  'topic.defi': never
  'topic.regulation': never
  'topic.earnings': never
  'topic.dividends': never
  'topic.ukEquities': never
  'topic.banking': never
  'topic.sterling': never
  'topic.euro': never
  'topic.centralBanks': never
  'topic.interestRates': never
  'topic.inflation': never
  'topic.gold': never
  'topic.oil': never
  'topic.agriculture': never
  'topic.artificialIntelligence': never
  'topic.cybersecurity': never
  'topic.payments': never
  sentiment: never
  'mood.positive': never
  'mood.neutral': never
  'mood.negative': never
  trending: never
  articlesAbout: 'count'
  latest: never
  found: 'count' | 'total'
  noArticles: never
  read: never
  unread: never
  saved: never
  save: never
  markRead: never
  markUnread: never
  markAllRead: never
  markAllUnread: never
  unsaveAll: never
  markedRead: 'count'
  markedUnread: 'count'
  unsaved: 'count'
  undo: never
  quoted: 'text'
  topicsOf: 'topics'
  linkToArticle: never
  loadingArticle: never
  articleFailed: never
  articleFailedHelp: never
}>
export default texts
