import type { Strategy } from './strategy'

export const STRATEGY_TEST_MS = 3_000

/** A test belongs to the strategy as it was when the test began. */
export type StrategyTest =
  | { status: 'idle' }
  /** `startedAt` in epoch milliseconds. */
  | { status: 'testing'; strategy: Strategy; startedAt: number }
  | { status: 'finished'; strategy: Strategy }

/** How much of a test is done, in whole percent. */
export function testProgress(startedAt: number, now: number): number {
  const share = (now - startedAt) / STRATEGY_TEST_MS
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
