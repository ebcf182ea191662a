import { type Path, PATHS } from '@aldergate/contract'
import type { TextKey } from '../texts'

interface PageLink {
  path: Path
  label: TextKey
}

/** The links of the navigation bar, in the specified order. */
export const NAVIGATION_LINKS: readonly PageLink[] = [
  { path: PATHS.dashboard, label: 'dashboard' },
  { path: PATHS.portfolio, label: 'portfolio' },
  { path: PATHS.tradingView, label: 'tradingView' },
  { path: PATHS.strategyBuilder, label: 'strategyBuilder' },
  { path: PATHS.news, label: 'marketNews' },
  { path: PATHS.settings, label: 'settings' },
  { path: PATHS.support, label: 'support' },
  { path: PATHS.about, label: 'about' },
  { path: PATHS.createAccount, label: 'createAccount' },
  { path: PATHS.login, label: 'login' },
]

/** The links of the footer, in the specified order. */
export const FOOTER_LINKS: readonly PageLink[] = [
  { path: PATHS.about, label: 'about' },
  { path: PATHS.careers, label: 'careers' },
  { path: PATHS.blog, label: 'blog' },
  { path: PATHS.newsRoom, label: 'newsroom' },
  { path: PATHS.help, label: 'help' },
  { path: PATHS.apiDocs, label: 'apiDocs' },
  { path: PATHS.guides, label: 'guides' },
  { path: PATHS.security, label: 'security' },
  { path: PATHS.contactUs, label: 'contactUs' },
  { path: PATHS.terms, label: 'terms' },
  { path: PATHS.privacy, label: 'privacy' },
  { path: PATHS.faq, label: 'faq' },
]
