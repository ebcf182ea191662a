import { createTexts } from '@aldergate/ui'

const EN = {
  pageTitle: 'Market News',
  pageIntro:
    'Invented news of a simulated market. No article is about a real person, company or authority.',
  tickers: 'Live tickers',

  search: 'Search News...',
  categories: 'Categories',
  topic: 'Topic',
  allTopics: 'All topics',
  savedOnly: 'Saved only ({count})',
  clearFilters: 'Clear filters',

  'category.all': 'All',
  'category.crypto': 'Crypto',
  'category.stocks': 'Stocks',
  'category.forex': 'Forex',
  'category.commodities': 'Commodities',
  'category.economy': 'Economy',
  'category.technology': 'Technology',

  'topic.bitcoin': 'Bitcoin',
  'topic.ethereum': 'Ethereum',
  'topic.stablecoins': 'Stablecoins',
  'topic.defi': 'DeFi',
  'topic.regulation': 'Regulation',
  'topic.earnings': 'Earnings',
  'topic.dividends': 'Dividends',
  'topic.ukEquities': 'UK equities',
  'topic.banking': 'Banking',
  'topic.sterling': 'Sterling',
  'topic.euro': 'Euro',
  'topic.centralBanks': 'Central banks',
  'topic.interestRates': 'Interest rates',
  'topic.inflation': 'Inflation',
  'topic.gold': 'Gold',
  'topic.oil': 'Oil',
  'topic.agriculture': 'Agriculture',
  'topic.artificialIntelligence': 'Artificial intelligence',
  'topic.cybersecurity': 'Cybersecurity',
  'topic.payments': 'Payments',

  sentiment: 'Market sentiment',
  'mood.positive': 'Positive',
  'mood.neutral': 'Neutral',
  'mood.negative': 'Negative',

  trending: 'Trending topics',
  articlesAbout: '{count, plural, one {# article} other {# articles}}',

  latest: 'Latest articles',
  found: '{count} of {total} articles',
  noArticles: 'No articles found.',
  read: 'Read',
  unread: 'Unread',
  saved: 'Saved',
  save: 'Save',
  unsave: 'Remove from saved',
  ofArticle: '“{headline}”',
  topicsOf: 'Topics: {topics}',
  linkToArticle: 'Link to this simulated article',
} as const

export const useText = createTexts({ en: EN })
