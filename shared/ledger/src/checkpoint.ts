import type { Book } from './book'
import type { Big } from './decimal'
import type { GbpPair } from './entry'
import type { Holding } from './holding'

/** The account after a number of entries, so that looking back need not start at the first entry. */
export interface Checkpoint {
  /** The number of effective entries. */
  count: number
  /** The time of the last of them, in epoch milliseconds. */
  at: number
  cash: Big
  netDeposits: Big
  holdings: ReadonlyMap<GbpPair, Holding>
}

/** Entries between two checkpoints: adding up so many takes a millisecond or two. */
const SPACING = 256

export function isCheckpointDue(count: number): boolean {
  return count % SPACING === 0
}

export function checkpointOf(
  { cash, netDeposits, holdings }: Book,
  count: number,
  at: number,
): Checkpoint {
  return { count, at, cash, netDeposits, holdings: new Map(holdings) }
}

/** The last checkpoint that is not after the time. */
export function lastCheckpoint(
  checkpoints: readonly Checkpoint[],
  time: number,
): Checkpoint | undefined {
  let [low, high] = [0, checkpoints.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((checkpoints[middle]?.at ?? Infinity) <= time) low = middle + 1
    else high = middle
  }
  return checkpoints[low - 1]
}
