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

/**
 * The parameters that an address of the Strategy Builder may have, for parts that lead there with a strategy:
 * `?timeframe=4h&stop=3`. Each that is left out stays as the trader has it; an empty `rules` takes their further rules
 * away.
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
    /** One rule each, without the words that it begins with. */
    | 'buy'
    | 'sell'
    | 'exitLong'
    | 'exitShort'
    /** In percent; 0 is none. */
    | 'stop'
    | 'target',
    string
  >
>

/** The parameter that an address of the Trading View may have: the instrument, such as `BTC/GBP`. */
export type TradingViewParameters = Partial<Record<'symbol', string>>

interface ParametersOf {
  strategyBuilder: StrategyBuilderParameters
  tradingView: TradingViewParameters
}

/** The address of a page that takes parameters; one that is undefined is left out, an empty one is not. */
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
