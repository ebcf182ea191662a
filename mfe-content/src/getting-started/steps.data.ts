import { PATHS } from '@aldergate/contract'

/**
 * The steps that a new trader may try, in this order; each leads to the control that it needs. The insights are those
 * on stocks, none of which is on a watchlist before one is put there.
 */
export const STEPS = [
  { id: 'trade', to: `${PATHS.dashboard}#trade-execution` },
  { id: 'layout', to: `${PATHS.dashboard}#overview` },
  { id: 'test', to: `${PATHS.dashboard}#custom-strategy-builder` },
  { id: 'alert', to: `${PATHS.dashboard}#alerts-notifications` },
  { id: 'watchlist', to: `${PATHS.dashboard}#ai-insights-3` },
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
