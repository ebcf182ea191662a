import { PATHS } from '@aldergate/contract'

/** The steps that a new trader may try, in this order; each leads to the control that it needs. */
export const STEPS = [
  { id: 'trade', to: `${PATHS.dashboard}#trade-execution` },
  { id: 'layout', to: `${PATHS.dashboard}#overview` },
  { id: 'test', to: `${PATHS.dashboard}#custom-strategy-builder` },
  { id: 'alert', to: `${PATHS.dashboard}#alerts-notifications` },
  { id: 'watchlist', to: `${PATHS.dashboard}#ai-insights-1` },
  { id: 'settings', to: `${PATHS.settings}#appearance` },
  { id: 'keeping', to: `${PATHS.settings}#your-data` },
] as const

export type StepId = (typeof STEPS)[number]['id']

/** The specified links, in the specified order. */
export const PLACES = [
  'dashboard',
  'analytics',
  'support',
  'portfolio',
  'strategyBuilder',
  'tradingView',
  'news',
] as const satisfies readonly (keyof typeof PATHS)[]
