// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  position: 'number' | 'count'
  back: never
  next: never
  finish: never
  skip: never
  goThere: never
  dashboard: never
  'dashboard.text': never
  ticket: never
  'ticket.text': never
  alerts: never
  'alerts.text': never
  tradingView: never
  'tradingView.text': never
  strategyBuilder: never
  'strategyBuilder.text': never
  portfolio: never
  'portfolio.text': never
  analytics: never
  'analytics.text': never
}>
export default texts
