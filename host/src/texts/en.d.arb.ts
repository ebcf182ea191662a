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
  newVersion: 'page'
  showNewVersion: never
  showLater: never
  retry: never
  retrying: never
  unavailableSource: 'page' | 'source'
  unavailableOffline: 'page'
  unavailableSilent: never
  appCrashed: 'product'
  appCrashedHelp: never
  reload: never
  notFoundTitle: never
  notFoundText: 'path'
  notFoundNearest: never
  unread: 'count'
  notifications: never
  priceAlert: 'pair'
  alertAbove: 'pair' | 'level' | 'now'
  alertBelow: 'pair' | 'level' | 'now'
  alertRisen: 'pair' | 'percent' | 'now'
  alertFallen: 'pair' | 'percent' | 'now'
  alertRsiAbove: 'pair' | 'period' | 'timeframe' | 'level' | 'value'
  alertRsiBelow: 'pair' | 'period' | 'timeframe' | 'level' | 'value'
  orderFilled: never
  bought: 'quantity' | 'pair' | 'price'
  sold: 'quantity' | 'pair' | 'price'
  orderUndone: never
  fillUndone: 'quantity' | 'pair'
  orderEnded: never
  endedForCash: 'pair'
  endedForEquity: 'pair'
  endedForUnits: 'pair'
  keepOffer: never
  keepOfferText: never
  keepOfferWithBots: never
  keep: never
  notNow: never
  keepDone: never
  keptCorrupt: 'parts'
  keptNewer: 'parts'
  keptBlocked: never
  backgroundFailed: never
  keptFull: never
  composition: 'name'
  journey: 'name' | 'release'
  journeyHost: 'host'
  journeyLost: 'name'
  backToToday: never
  tooNew: 'remote' | 'contract' | 'known'
  unreadable: 'remote' | 'place'
}>
export default texts
