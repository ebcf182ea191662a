import type { Position } from '@aldergate/ledger'
import { weights } from './weights'

/** A position of the ledger beside the others. */
export interface Holding extends Position {
  /** Share of all positions, a short counted as much as it owes, in percent; all together are 100. */
  weightPercent: number
}

/** Returns the cost of all positions together, in GBP: a short counts with the proceeds of its sale. */
export function grossCost(positions: readonly Position[]): number {
  return positions.reduce((sum, { cost }) => sum + Math.abs(Number(cost)), 0)
}

export function holdingsOf(positions: readonly Position[]): Holding[] {
  const shares = weights(positions.map(({ value }) => Math.abs(Number(value))))
  return positions.map((position, index) => ({ ...position, weightPercent: shares[index] ?? 0 }))
}
