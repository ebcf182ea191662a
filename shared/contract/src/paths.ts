/** Every URL of the product. Links refer to it here, so that each path is spelled once. */
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

/**
 * The query parameters of the Strategy Builder, for links that lead there with a strategy: `?timeframe=4h&stop=3`. A
 * parameter that is left out keeps the trader's value; an empty `rules` removes their further rules.
 */
export type StrategyBuilderParameters = Partial<
  Record<
    | 'name'
    | 'timeframe'
    | 'pair'
    /** Such as `rsi>70,macd<0`. */
    | 'conditions'
    /** Whole lines of the rule language. */
    | 'rules'
    /** One rule each, without its leading keywords. */
    | 'buy'
    | 'sell'
    | 'exitLong'
    | 'exitShort'
    /** In percent; 0 for none. */
    | 'stop'
    | 'target',
    string
  >
>

/** The query parameter of the Trading View: the instrument, such as `BTC/GBP`. */
export type TradingViewParameters = Partial<Record<'symbol', string>>

interface ParametersOf {
  strategyBuilder: StrategyBuilderParameters
  tradingView: TradingViewParameters
}

/** The address of a page with parameters; undefined ones are left out, empty ones are not. */
export function addressOf<Page extends keyof ParametersOf>(
  page: Page,
  parameters: { [Part in keyof ParametersOf[Page]]: string | undefined },
): string {
  const params = new URLSearchParams()
  for (const [part, text] of Object.entries<string | undefined>(parameters)) {
    if (text !== undefined) params.set(part, text)
  }
  return `${PATHS[page]}?${params}`
}
