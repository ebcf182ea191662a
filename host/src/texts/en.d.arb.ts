// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  skipToContent: never
  mainNavigation: never
  openMenu: never
  closeMenu: never
  dashboard: never
  portfolio: never
  tradingView: never
  strategyBuilder: never
  marketNews: never
  settings: never
  support: never
  about: never
  createAccount: never
  login: never
  signedInAs: 'email'
  logOut: never
  idleTitle: never
  idleText: 'seconds'
  staySignedIn: never
  idleLoggedOut: never
  footer: never
  careers: never
  blog: never
  newsroom: never
  help: never
  apiDocs: never
  guides: never
  security: never
  contactUs: never
  terms: never
  privacy: never
  faq: never
  followUs: never
  newsletter: never
  newsletterEmail: never
  newsletterSubmit: never
  newsletterNote: never
  copyright: 'year' | 'product' | 'bank'
  simulated: never
  loading: 'page'
  pageFallbackName: never
  unavailable: 'page'
  unavailableStillWorks: 'product'
  retry: never
  retrying: never
  unavailableSource: 'page' | 'source'
  unavailableOffline: 'page'
  unavailableSilent: never
  unavailableKept: never
  appCrashed: 'product'
  appCrashedHelp: never
  reload: never
  notFoundTitle: never
  notFoundText: 'path'
  notFoundNearest: never
  switchTheme: never
  discreet: never
  unread: 'count'
  notifications: never
  backgroundFailed: never
}>
export default texts
