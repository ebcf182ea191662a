/** Every URL of the product. A link names its target here, so that a path is spelled once. */
export const PATHS = {
  home: '/',
  dashboard: '/dashboard',
  portfolio: '/portfolio',
  tradingView: '/trading-view',
  strategyBuilder: '/strategy-builder',
  analytics: '/analytics',
  news: '/news',
  settings: '/settings',
  support: '/support',
  about: '/about',
  gettingStarted: '/getting-started',
  createAccount: '/create-account',
  login: '/login',
  careers: '/careers',
  blog: '/blog',
  newsRoom: '/news-room',
  help: '/help',
  apiDocs: '/api-docs',
  guides: '/guides',
  security: '/security',
  contactUs: '/contact-us',
  terms: '/terms',
  privacy: '/privacy',
  faq: '/faq',
} as const

/** The URL of one page of the product. */
export type Path = (typeof PATHS)[keyof typeof PATHS]
