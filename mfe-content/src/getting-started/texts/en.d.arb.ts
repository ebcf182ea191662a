// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  takeTour: never
  tour: never
  tourLoading: never
  tourFailed: never
  tourFailedHelp: never
  checklist: never
  progress: 'done' | 'total'
  done: never
  open: never
  notStored: never
  allDone: never
  guides: never
  'step.trade': never
  'step.trade.text': never
  'step.trade.link': never
  'step.layout': never
  'step.layout.text': never
  'step.layout.link': never
  'step.test': never
  'step.test.text': never
  'step.test.link': never
  'step.alert': never
  'step.alert.text': never
  'step.alert.link': never
  'step.watchlist': never
  'step.watchlist.text': never
  'step.watchlist.link': never
  'step.settings': never
  'step.settings.text': never
  'step.settings.link': never
  'step.keeping': never
  'step.keeping.text': never
  'step.keeping.link': never
  places: never
  dashboard: never
  'dashboard.text': never
  analytics: never
  'analytics.text': never
  support: never
  'support.text': never
  portfolio: never
  'portfolio.text': never
  strategyBuilder: never
  'strategyBuilder.text': never
  tradingView: never
  'tradingView.text': never
  news: never
  'news.text': never
}>
export default texts
