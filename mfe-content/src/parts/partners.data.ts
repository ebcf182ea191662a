export interface OutsideLink {
  name: string
  url: string
}

export interface Partner extends OutsideLink {
  /** What it does here. */
  role: string
}

/** Projects and providers that the product is built on; their names are their own. */
export const PARTNERS: readonly Partner[] = [
  { name: 'React', url: 'https://react.dev', role: 'draws every screen' },
  { name: 'webpack', url: 'https://webpack.js.org', role: 'builds the parts and joins them' },
  { name: 'Jotai', url: 'https://jotai.org', role: 'holds the state that all parts share' },
  { name: 'React Router', url: 'https://reactrouter.com', role: 'turns addresses into pages' },
  {
    name: 'styled-components',
    url: 'https://styled-components.com',
    role: 'keeps the looks beside what they dress',
  },
  { name: 'TradingView', url: 'https://www.tradingview.com', role: 'provides the external charts' },
  {
    name: 'Lightweight Charts',
    url: 'https://tradingview.github.io/lightweight-charts/',
    role: 'draws our own candles',
  },
  { name: 'ApexCharts', url: 'https://apexcharts.com', role: 'draws bars, lines and doughnuts' },
  { name: 'Valibot', url: 'https://valibot.dev', role: 'checks what is read from outside' },
  {
    name: 'SortableJS',
    url: 'https://sortablejs.github.io/Sortable/',
    role: 'lets panels be dragged',
  },
  { name: 'Inter', url: 'https://rsms.me/inter/', role: 'is the typeface of words and numbers' },
  { name: 'Playwright', url: 'https://playwright.dev', role: 'tries every page before release' },
]

/** The networks' own front pages: a demonstration has no account on them. */
export const SOCIAL_LINKS: readonly OutsideLink[] = [
  { name: 'X', url: 'https://x.com' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com' },
  { name: 'YouTube', url: 'https://www.youtube.com' },
  { name: 'GitHub', url: 'https://github.com' },
]
