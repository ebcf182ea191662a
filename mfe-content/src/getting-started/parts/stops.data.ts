import { PATHS } from '@aldergate/contract'

/** Where the tour leads, in this order: from a first look to trading, and from trading to what came of it. */
export const STOPS = [
  { id: 'dashboard', to: PATHS.dashboard },
  { id: 'ticket', to: `${PATHS.dashboard}#trade-execution` },
  { id: 'alerts', to: `${PATHS.dashboard}#alerts-notifications` },
  { id: 'tradingView', to: PATHS.tradingView },
  { id: 'strategyBuilder', to: PATHS.strategyBuilder },
  { id: 'portfolio', to: PATHS.portfolio },
  { id: 'analytics', to: PATHS.analytics },
] as const

export type StopId = (typeof STOPS)[number]['id']
