import type { Ledger, Pounds } from '@aldergate/ledger'

/** The value of the account at a time. */
export interface Valuation {
  /** Epoch milliseconds. */
  time: number
  pence: number
  /** Whether the change since the previous valuation is a deposit of cash or holdings, not a profit. */
  isDeposit: boolean
}

/** Whole pence, which a number holds exactly up to ninety thousand billion pounds. */
export function penceOf(amount: Pounds): number {
  return Math.round(Number(amount) * 100)
}

/** When something was paid or brought in after a time. */
export function depositTimes(ledger: Ledger, from: number): number[] {
  return ledger
    .slice()
    .filter(({ kind }) => kind === 'openingCash' || kind === 'openingHolding')
    .map(({ at }) => at)
    .filter((at) => at > from)
}

/**
 * All times at which the account must be valued to compute its performance at some of them. These include the times
 * right before and at each deposit, to separate the deposit from the profit.
 */
export function timesToValue(times: readonly number[], deposits: readonly number[]): number[] {
  const all = new Set([...times, ...deposits.flatMap((at) => [at - 1, at])])
  return [...all].sort((one, other) => one - other)
}

/** The valuations at these times, which rise, out of all that are known; `undefined` if one is missing. */
export function valuationsAt(
  times: readonly number[],
  deposits: readonly number[],
  known: ReadonlyMap<number, number>,
): Valuation[] | undefined {
  const paidAt = new Set(deposits)
  const valuations: Valuation[] = []
  for (const time of times) {
    const pence = known.get(time)
    if (pence === undefined) return undefined
    valuations.push({ time, pence, isDeposit: paidAt.has(time) })
  }
  return valuations
}

/** Returns the profit from the first valuation to the last, in pence: deposits are not counted. */
export function earnedPence(valuations: readonly Valuation[]): number {
  return valuations.reduce((sum, _valuation, index) => sum + step(valuations, index).pence, 0)
}

/** Returns the profit since the previous valuation, in pence and as a share of it; a deposit is no profit. */
export function step(
  valuations: readonly Valuation[],
  index: number,
): { pence: number; share: number } {
  const [from, to] = [valuations[index - 1], valuations[index]]
  if (!from || !to || to.isDeposit) return { pence: 0, share: 0 }
  const pence = to.pence - from.pence
  return { pence, share: from.pence > 0 ? pence / from.pence : 0 }
}
